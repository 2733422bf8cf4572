package dev.seedcensus.engine.expr;

/**
 * Stops an evaluation. An error, since the interpreter lets scripts catch exceptions but not
 * errors.
 */
final class LimitError extends Error {

  private static final long serialVersionUID = 1L;

  LimitError(String message) {
    super(message, null, false, false);
  }
}
