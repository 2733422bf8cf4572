/**
 * Finds the weights that make a generator meet targets: the solver, apart from what it is used on.
 *
 * <p>It knows neither grammars nor Spark. A {@link dev.seedcensus.engine.tuning.Census} measures
 * some weights; {@link dev.seedcensus.engine.tuning.Tuner} decides which to measure next.
 */
package dev.seedcensus.engine.tuning;
