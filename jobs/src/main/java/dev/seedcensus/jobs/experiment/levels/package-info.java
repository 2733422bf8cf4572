/**
 * Levels of the rule-pushing puzzle: each as authored and with objects moved, and what a search
 * finds.
 *
 * <p>The rules and the solver are the engine's ({@code engine.rulepush}); here are the file that
 * levels come from, the columns, and which level a seed means.
 */
package dev.seedcensus.jobs.experiment.levels;
