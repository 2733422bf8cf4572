/**
 * Sweeps: the census of a grammar at every point of a grid of its numbers, on the same seeds.
 *
 * <p>A seed has a record per point, so a chunk of seeds holds them all and a sweep is resumed,
 * repaired and widened like any census; {@code seed} is the generator's.
 */
package dev.seedcensus.jobs.experiment.sweep;
