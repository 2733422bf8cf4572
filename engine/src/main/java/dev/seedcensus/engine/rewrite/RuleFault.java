package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;

/**
 * Something in a rule failed during a run: which rule and which of its parts. Becomes a {@link
 * SeedException}.
 */
final class RuleFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient CompiledRule rule;
  private final String place;

  RuleFault(CompiledRule rule, String place, String message, Throwable cause) {
    super(message, cause, false, false);
    this.rule = rule;
    this.place = place;
  }

  CompiledRule rule() {
    return rule;
  }

  /** The name of the limit that was exceeded, or null. */
  String limit() {
    return getCause() instanceof ExpressionException e ? e.limit() : null;
  }

  /** The part of the rule that failed, as its field is called. */
  String place() {
    return place;
  }
}
