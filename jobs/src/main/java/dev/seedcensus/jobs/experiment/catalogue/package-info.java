/**
 * The catalogue: what each rule that makes a lock does to a small graph, applied once, and how
 * often it fires when it has the graph for itself.
 *
 * <p>A further primitive is an entry of {@link
 * dev.seedcensus.jobs.experiment.catalogue.LockPrimitive}.
 */
package dev.seedcensus.jobs.experiment.catalogue;
