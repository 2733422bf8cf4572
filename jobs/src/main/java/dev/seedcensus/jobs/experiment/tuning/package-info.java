/**
 * What tuning measures: yields of a grammar's rules for a seed.
 *
 * <p>Experiment {@code round} keeps the yields of one trial, so that a tuning is a series of runs;
 * experiment {@code tuning} tunes a random problem per seed.
 */
package dev.seedcensus.jobs.experiment.tuning;
