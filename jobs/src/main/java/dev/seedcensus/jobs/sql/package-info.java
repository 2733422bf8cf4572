/**
 * SQL over runs: the Spark session and its settings, the views, the printing of results.
 *
 * <p>The views' queries are files, {@code views/*.sql} in the resources. Nothing here runs a seed.
 */
package dev.seedcensus.jobs.sql;
