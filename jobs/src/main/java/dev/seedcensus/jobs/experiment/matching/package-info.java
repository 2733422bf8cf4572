/**
 * Matching puzzles: one per seed, with what is measured on it.
 *
 * <p>The clues, the generator and the measures are the engine's ({@code engine.matching}).
 */
package dev.seedcensus.jobs.experiment.matching;
