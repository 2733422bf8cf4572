package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Expression;
import dev.seedcensus.engine.expr.Expression.Reads;
import dev.seedcensus.engine.grammar.Rule;

/**
 * A rule ready to run.
 *
 * @param rule what it was made from
 * @param index its position in its stage
 * @param counter which of the stage's counters it uses
 * @param pattern its left-hand side
 * @param condition what a site must fulfil, or null
 * @param weight what a site weighs, or null if all weigh {@code constantWeight}
 * @param plan how a site is rewritten
 */
record CompiledRule(
    Rule rule,
    int index,
    int counter,
    SitePattern pattern,
    Expression condition,
    Expression weight,
    double constantWeight,
    RewritePlan plan) {

  /** Whether the rule takes part in an iteration. */
  boolean isActive(int iteration, int firings) {
    boolean spent = rule.limit() != 0 && firings >= rule.limit();
    boolean waits = rule.delay() != 0 && iteration < rule.delay();
    return !spent && !waits;
  }

  /** Whether condition and weight of a site stay the same as long as the site lives. */
  boolean judgesSitesOnce() {
    return readsOnlyMatch(condition) && readsOnlyMatch(weight);
  }

  /** Whether sites have a condition or a weight of their own. */
  boolean isJudged() {
    return condition != null || weight != null;
  }

  /** Whether condition and weight stay the same when nodes of the site get new ids. */
  boolean judgesBeyondIds() {
    return (condition == null || !condition.mentionsIds())
        && (weight == null || !weight.mentionsIds());
  }

  private static boolean readsOnlyMatch(Expression expression) {
    return expression == null || expression.reads() == Reads.MATCH;
  }

  /** Name for people: the rule's own, or its number in the stage, from 0. */
  String displayName() {
    return displayName(rule, index);
  }

  static String displayName(Rule rule, int index) {
    return rule.name() != null ? rule.name() : "#" + index;
  }
}
