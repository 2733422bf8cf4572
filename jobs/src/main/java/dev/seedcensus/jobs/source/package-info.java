/**
 * The Spark data source {@code seedcensus}: a table that is generated, seed by seed.
 *
 * <p>It knows experiments only by their columns and setups, and no file layout.
 */
package dev.seedcensus.jobs.source;
