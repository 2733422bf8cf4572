/** The play experiment: what becomes of players who walk the graph of a seed. */
package dev.seedcensus.jobs.experiment.play;
