/**
 * Runs on disk: job specs, chunks, the manifest, the work of filling what is missing, and what a
 * census tells of that work: its heartbeat and its log.
 *
 * <p>The only package that knows the layout {@code <out>/<experiment>/<run-id>/chunk=…}. It knows
 * experiments only by their setups.
 */
package dev.seedcensus.jobs.run;
