/**
 * Tuning a grammar's weights to targets: the spec, trials as runs on Spark, and the tuned file.
 *
 * <p>The search itself is {@link dev.seedcensus.engine.tuning}; what a trial measures is {@link
 * dev.seedcensus.jobs.experiment.tuning}.
 */
package dev.seedcensus.jobs.tune;
