package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.SketchQuery.Verdict;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * Whether edges of a kind never run out: every rule that may fire leaves at least one of them.
 *
 * <p>A "yes" is certain. A "no" only says that the rules alone do not show it.
 */
final class SteadyEdges {

  private SteadyEdges() {}

  /**
   * The query of the edges that are all that a rule needs, so that it has a site as long as there
   * is one; null for rules that need more or may be skipped.
   */
  static Value need(Rule rule) {
    boolean always =
        rule.condition() == null && rule.limit() == 0 && !(rule.delay() > 0) && !rule.induced();
    boolean weighty =
        rule.weight().isUndefined() || (rule.weight() instanceof Num w && w.value() > 0);
    List<Pattern.Node> nodes = rule.lhs().nodes();
    List<Pattern.Edge> edges = rule.lhs().edges();
    boolean anyEnds =
        nodes.size() == 2
            && nodes.stream().allMatch(node -> node.query().isUndefined() && !node.strict());
    boolean oneEdge = edges.size() == 1 && edges.get(0).v() != edges.get(0).w();
    return always && weighty && anyEnds && oneEdge ? edges.get(0).query() : null;
  }

  /** Whether a rule needs no more than a single node that the start symbol is sure to be. */
  static boolean firesAtStart(Rule rule, Value start) {
    List<Pattern.Node> nodes = rule.lhs().nodes();
    return rule.condition() == null
        && rule.limit() >= 0
        && !(rule.delay() > 0)
        && (rule.weight().isUndefined() || (rule.weight() instanceof Num w && w.value() > 0))
        && nodes.size() == 1
        && rule.lhs().edges().isEmpty()
        && new SketchQuery().matches(nodes.get(0).query(), new Sketch.Known(start)) == Verdict.YES;
  }

  /** Whether there is a matching edge after each firing of a rule, if there was one before. */
  static boolean remain(Value query, Rule rule) {
    return makes(query, rule) || touchesNoOldEdge(rule);
  }

  /** Whether there is a matching edge after each firing of a rule, whatever was before. */
  static boolean makes(Value query, Rule rule) {
    AbstractRecipes recipes = new AbstractRecipes(rule);
    SketchQuery queries = new SketchQuery();
    return rule.rhs().edges().stream()
        .filter(edge -> edge.v() != edge.w())
        .map(edge -> recipes.edge(edge.v(), edge.w()).label())
        .anyMatch(label -> queries.matches(query, label) == Verdict.YES);
  }

  private static boolean touchesNoOldEdge(Rule rule) {
    List<String> right = rule.rhs().nodes().stream().map(Replacement.Node::id).toList();
    List<String> left = rule.lhs().nodes().stream().map(Pattern.Node::id).toList();
    return rule.lhs().edges().isEmpty()
        && right.containsAll(left)
        && rule.rhs().nodes().stream().allMatch(n -> n.head().isEmpty() && n.tail().isEmpty())
        && rule.rhs().edges().stream()
            .noneMatch(e -> left.contains(right.get(e.v())) && left.contains(right.get(e.w())));
  }
}
