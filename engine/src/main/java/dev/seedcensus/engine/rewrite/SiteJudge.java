package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;

/** Asks a rule's condition and weight about a site. */
final class SiteJudge {

  private final MatchScope scope;

  SiteJudge(HostGraph graph) {
    this.scope = new MatchScope(graph);
  }

  /** Whether the rule's condition holds at a site. */
  boolean admits(CompiledRule rule, int[] image, int iteration) {
    if (rule.condition() == null) {
      return true;
    }
    try {
      return rule.condition().test(scope.look(rule, image, iteration));
    } catch (ExpressionException e) {
      throw new RuleFault(rule, "condition", e.getMessage(), e);
    }
  }

  /** The rule's weight at a site. */
  double weigh(CompiledRule rule, int[] image, int iteration) {
    if (rule.weight() == null) {
      return StageSites.checkedWeight(rule, rule.constantWeight());
    }
    try {
      return StageSites.checkedWeight(
          rule, rule.weight().number(scope.look(rule, image, iteration)));
    } catch (ExpressionException e) {
      throw new RuleFault(rule, "weight", e.getMessage(), e);
    }
  }
}
