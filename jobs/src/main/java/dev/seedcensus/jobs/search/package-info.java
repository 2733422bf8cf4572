/**
 * Searching seeds that meet a condition: the spec, the blocks of seeds that are tried on Spark,
 * when to stop, and what the hits tell of the rate.
 *
 * <p>A search tries seeds in ascending order and stops at the seed that brings the last hit wanted
 * (inverse sampling), or at its cap. What it tells does not depend on how seeds were shared out:
 * whatever was tried beyond that seed does not count. Only the CPU time is a measurement.
 *
 * <p>What it takes to try one seed is {@link dev.seedcensus.jobs.experiment.search}.
 */
package dev.seedcensus.jobs.search;
