/**
 * Runs on disk: job specs, chunks, the manifest, and the work of filling what is missing.
 *
 * <p>The only package that knows the layout {@code <out>/<experiment>/<run-id>/chunk=…}. It knows
 * experiments only by their setups.
 */
package dev.seedcensus.jobs.run;
