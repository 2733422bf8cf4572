/**
 * Seeds that meet a condition: what a condition is, and a run of a seed that goes no further than
 * the condition needs. Its records tell of each seed whether it was accepted; nothing keeps them.
 *
 * <p>Where to look, how long, and what the findings amount to is {@link
 * dev.seedcensus.jobs.search}.
 */
package dev.seedcensus.jobs.experiment.search;
