package dev.seedcensus.engine.expr;

/**
 * An expression that does not parse, throws, or exceeds a limit. The message is one clause without
 * a trailing period.
 */
public class ExpressionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ExpressionException(String message) {
    super(message);
  }

  public ExpressionException(String message, Throwable cause) {
    super(message, cause);
  }
}
