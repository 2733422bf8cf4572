/**
 * The command line, {@code jobs/bin/census}: one class per command, what they print, exit codes.
 *
 * <p>In a sentence, what is counted has its thousands grouped: 1,000 seeds. A number that names
 * something or is typed again is written as it is typed: seed 1000, {@code --seeds 1..1000}, the
 * range of an option. So are results: tables of queries, CSV, JSON, and the last line of {@code
 * census verify}, which scripts read.
 *
 * <p>A further command is a class here and its name in {@link dev.seedcensus.jobs.cli.RootCommand}.
 */
package dev.seedcensus.jobs.cli;
