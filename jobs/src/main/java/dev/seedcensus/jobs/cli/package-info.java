/**
 * The command line, {@code jobs/bin/census}: one class per command, what they print, exit codes.
 *
 * <p>A further command is a class here and its name in {@link dev.seedcensus.jobs.cli.RootCommand}.
 */
package dev.seedcensus.jobs.cli;
