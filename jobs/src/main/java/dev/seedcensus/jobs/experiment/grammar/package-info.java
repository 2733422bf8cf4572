/**
 * The grammar census: one generated graph per seed, and what is measured of it.
 *
 * <p>A further measurement is an entry of {@link
 * dev.seedcensus.jobs.experiment.grammar.GrammarColumn} or {@link
 * dev.seedcensus.jobs.experiment.grammar.PlayColumn}.
 */
package dev.seedcensus.jobs.experiment.grammar;
