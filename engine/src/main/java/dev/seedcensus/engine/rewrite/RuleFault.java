package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;

/**
 * Something failed during a run: in which rule and which of its parts, where it is one's fault.
 * Becomes a {@link SeedException}.
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

  /** What is no rule's fault: matching, or the graph as a whole, has reached a limit. */
  RuleFault(ExpressionException cause) {
    this(null, null, cause.getMessage(), cause);
  }

  /** The rule that failed, or null. */
  CompiledRule rule() {
    return rule;
  }

  /** The name of the limit that was exceeded, or null. */
  String limit() {
    return getCause() instanceof ExpressionException e ? e.limit() : null;
  }

  /** The part of the rule that failed, as its field is called; null where no rule did. */
  String place() {
    return place;
  }
}
