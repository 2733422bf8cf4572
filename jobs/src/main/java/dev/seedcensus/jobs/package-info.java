/**
 * What all of the census shares: the user's mistakes, the version, where the project's files are.
 *
 * <p>Packages: {@code experiment} (what can be run for a seed), {@code source} (a Spark data source
 * over an experiment), {@code run} (runs on disk), {@code sql} (views over them), {@code replay}
 * (recorded runs), {@code cli}. Nothing here knows Spark.
 */
package dev.seedcensus.jobs;
