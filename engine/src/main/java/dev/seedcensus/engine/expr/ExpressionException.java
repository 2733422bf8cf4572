package dev.seedcensus.engine.expr;

/**
 * An expression that does not parse, throws, or exceeds a limit. The message is one clause without
 * a trailing period.
 */
public class ExpressionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String limit;

  public ExpressionException(String message) {
    this(message, null);
  }

  public ExpressionException(String message, Throwable cause) {
    this(null, message, cause);
  }

  private ExpressionException(String limit, String message, Throwable cause) {
    super(message, cause);
    this.limit = limit;
  }

  /**
   * For what exceeds a limit.
   *
   * @param limit the limit's name, or null for a bound that has none
   */
  public static ExpressionException beyond(String limit, String message) {
    return new ExpressionException(limit, message, null);
  }

  /** The name of the limit that was exceeded, or null. */
  public String limit() {
    return limit;
  }
}
