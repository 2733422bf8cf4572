/**
 * Recorded runs of a reference, and whether the engine repeats them. Knows no Spark.
 *
 * <p>A recording is a line of a JSON Lines file: either one run of a bundled grammar ({@code
 * grammar} is its name), optionally with its whole trace, or a grammar with several {@code runs}.
 */
package dev.seedcensus.jobs.replay;
