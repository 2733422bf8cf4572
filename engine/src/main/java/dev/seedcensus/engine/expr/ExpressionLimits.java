package dev.seedcensus.engine.expr;

/**
 * How much one evaluation may do before it is stopped.
 *
 * @param steps work: interpreted instructions, and what library functions do in their place; at
 *     least 1
 * @param size characters, array items and object keys that it may produce altogether; at least 1
 */
public record ExpressionLimits(long steps, int size) {

  public ExpressionLimits {
    if (steps < 1 || size < 1) {
      throw new IllegalArgumentException(
          "Cannot limit an expression to "
              + steps
              + " steps and size "
              + size
              + ": both start at 1");
    }
  }

  /**
   * A million steps and about a million characters: far above what a grammar's expressions need.
   */
  public static ExpressionLimits defaults() {
    return new ExpressionLimits(1_000_000, 1 << 20);
  }
}
