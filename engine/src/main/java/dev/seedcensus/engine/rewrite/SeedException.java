package dev.seedcensus.engine.rewrite;

/**
 * A run that failed for one seed: an expression threw, a weight was no weight, a limit was reached.
 * The message is one sentence that names grammar, stage, rule, iteration, place and seed, and the
 * {@link Limit} where one was reached.
 */
public class SeedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public SeedException(String message, Throwable cause) {
    super(message, cause);
  }
}
