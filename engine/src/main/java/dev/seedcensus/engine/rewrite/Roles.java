package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.label.Foresight;
import dev.seedcensus.engine.label.Recipe;

/**
 * Which nodes of a pattern the new nodes of a rewrite may be images of, as far as the recipes tell
 * before any run.
 *
 * <p>A node that a rewrite creates has no edges but those that the right-hand side gives it. Where
 * none of them can match a pattern edge, no search need begin there. A role is a bit, by position
 * of the pattern node.
 */
final class Roles {

  /** Every role; also for pattern nodes beyond the 64th, which are never ruled out. */
  static final long ALL = -1;

  private final SitePattern pattern;
  private final RewritePlan plan;

  private Roles(SitePattern pattern, RewritePlan plan) {
    this.pattern = pattern;
    this.plan = plan;
  }

  /** The roles of the right-hand nodes of a plan, in their order. */
  static long[] of(SitePattern pattern, RewritePlan plan) {
    Roles roles = new Roles(pattern, plan);
    long[] result = new long[plan.newNodes()];
    for (int r = 0; r < result.length; r++) {
      result[r] = pattern.size() > Long.SIZE ? ALL : roles.of(r);
    }
    return result;
  }

  private long of(int r) {
    long roles = 0;
    for (int v = 0; v < pattern.size(); v++) {
      roles |= canPlay(r, v) ? 1L << v : 0;
    }
    return roles;
  }

  private boolean canPlay(int r, int v) {
    if (!canMatch(pattern.node(v), plan.nodeRecipe(r))) {
      return false;
    }
    boolean hasOldEdges = plan.keeps(r) != RewritePlan.NONE || plan.movesEdges();
    for (int e = 0; e < pattern.edgeCount() && !hasOldEdges; e++) {
      SitePattern.Edge edge = pattern.edge(e);
      boolean wanted = edge.from() == v || edge.to() == v;
      if (wanted && !hasEdge(r, edge, edge.from() == v, edge.to() == v)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the right-hand side gives a node an edge that may match a pattern edge, at the ends
   * where it stands.
   */
  private boolean hasEdge(int r, SitePattern.Edge wanted, boolean asSource, boolean asTarget) {
    for (int f = 0; f < plan.newEdges(); f++) {
      boolean fits =
          (!asSource || plan.newEdge(f).v() == r) && (!asTarget || plan.newEdge(f).w() == r);
      if (fits && canMatch(wanted.query(), plan.edgeRecipe(f))) {
        return true;
      }
    }
    return false;
  }

  private static boolean canMatch(LabelQuery query, Recipe recipe) {
    return query.query().foresee(recipe) != Foresight.NEVER;
  }
}
