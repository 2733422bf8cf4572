/**
 * What a finished graph is worth: locks, places, shape, solvability, budgets.
 *
 * <p>One class per analysis, all over one {@link dev.seedcensus.engine.analysis.GameGraph}; {@link
 * dev.seedcensus.engine.analysis.GraphMeasures} offers them together and computes what is asked
 * for. Analyses know graphs, labels and grammars; nothing that makes graphs knows analyses.
 */
package dev.seedcensus.engine.analysis;
