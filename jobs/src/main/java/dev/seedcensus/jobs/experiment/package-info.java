/**
 * What can be run for a seed, and the columns that it gives.
 *
 * <p>A further experiment is a class here (or in a package below) and a line in {@code
 * META-INF/services/dev.seedcensus.jobs.experiment.Experiment}; the data source, the runs on disk,
 * the views and the command line need no change. Nothing here knows a data source or a file layout;
 * of Spark only the types and the row format are used.
 */
package dev.seedcensus.jobs.experiment;
