/**
 * Araf boards: one per seed with what is measured on it, and boards widened at random.
 *
 * <p>The boards, solvers and measures are the engine's ({@code engine.araf}).
 */
package dev.seedcensus.jobs.experiment.araf;
