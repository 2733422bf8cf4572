/**
 * What all of the census shares: the user's mistakes and how Spark words them, confidence
 * intervals, the version, where the project's files are and what a process leaves on disk.
 *
 * <p>What can be run: {@code experiment} (what a seed gives), {@code source} (a Spark data source
 * over an experiment), {@code run} (runs on disk), {@code search} (seeds that meet a condition),
 * {@code tune} (weights that meet targets), {@code bench} (the speed of one thread), {@code replay}
 * (recorded runs). What is made of runs: {@code sql} (views and functions), {@code prompt}
 * (statements at a terminal), {@code tables} (those of the papers), {@code report} (the curator's
 * page). {@code cli} is the command line over all of them.
 *
 * <p>The classes of this package need no Spark session; {@link dev.seedcensus.jobs.SparkReason}
 * knows Spark's errors.
 */
package dev.seedcensus.jobs;
