package dev.seedcensus.jobs.cli;

/** What the command line's exit codes mean. */
final class ExitCode {

  /** All well. */
  static final int OK = 0;

  /** It ran, but something asked for does not hold: a run disagrees, seeds failed. */
  static final int DOES_NOT_HOLD = 1;

  /** The user's mistake: one sentence, nothing written. */
  static final int USER = 2;

  /** A bug of ours, with a stack trace. */
  static final int BUG = 3;

  /** Nobody reads the output any more: what a shell reports of programs that SIGPIPE ended. */
  static final int CLOSED_PIPE = 141;

  private ExitCode() {}
}
