/**
 * The prompt of {@code census sql}: statements typed at a terminal or piped in, one after the
 * other, and the commands that begin with a dot. Knows a session and its views, no runs.
 */
package dev.seedcensus.jobs.prompt;
