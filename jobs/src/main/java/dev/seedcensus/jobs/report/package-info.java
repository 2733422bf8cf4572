/**
 * The curator's page: one HTML file about a batch of seeds of a grammar census, without anything
 * from elsewhere.
 *
 * <p>Numbers come from the views alone; what is drawn is generated again and must have the record's
 * digest. The page's own program is in the resources {@code report/*.js}. Nothing here knows the
 * command line.
 */
package dev.seedcensus.jobs.report;
