package dev.seedcensus.engine.expr;

/**
 * Stops an evaluation. An error, since the interpreter lets scripts catch exceptions but not
 * errors.
 */
final class LimitError extends Error {

  private static final long serialVersionUID = 1L;

  private final String limit;

  /** Beyond a bound that cannot be changed. */
  LimitError(String message) {
    this(null, message);
  }

  /**
   * Beyond a limit.
   *
   * @param limit its name
   */
  LimitError(String limit, String message) {
    super(message, null, false, false);
    this.limit = limit;
  }

  /** The name of the limit, or null. */
  String limit() {
    return limit;
  }
}
