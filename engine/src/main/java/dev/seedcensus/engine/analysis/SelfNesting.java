package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.SketchQuery.Verdict;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a rule can be applied to what it made itself, told from the rule alone.
 *
 * <p>It can where its right-hand side makes an edge that an edge of its own left-hand side may
 * match, both ends included. Edges that it only keeps do not count: applied to one of those again,
 * it works beside its earlier work and not inside it. A lock rule <em>nests</em> where such an edge
 * leads to the key that it makes, so that the key of one lock comes to lie behind the next.
 *
 * <p>Labels are sketched as far as they do not depend on the site; where that leaves it open
 * whether a query matches, it counts as matching. So a "no" is certain, up to conditions on the
 * rest of the pattern a "yes" is as good as the sketch, and {@code condition}, {@code strict},
 * {@code induced} and limits are not looked at. Takes time proportional to the product of both
 * sides' edges.
 */
public final class SelfNesting {

  /**
   * An edge of a right-hand side that its own left-hand side may match.
   *
   * @param from id of the rule's node that it leaves
   * @param to id of the rule's node that it leads to
   * @param leadsToKey whether that is a new key or secret with a pairId
   * @param certain whether no field was left open
   */
  public record OwnEdge(String from, String to, boolean leadsToKey, boolean certain) {}

  private final Rule rule;
  private final RuleSketches sketches;
  private final SketchQuery queries = new SketchQuery();

  private SelfNesting(Rule rule) {
    this.rule = rule;
    this.sketches = new RuleSketches(rule);
  }

  /** Edges of its own making that a rule may match, in the order in which it makes them. */
  public static List<OwnEdge> ownEdges(Rule rule) {
    return new SelfNesting(rule).ownEdges();
  }

  /** Whether a rule may be applied to an edge of its own making. */
  public static boolean appliesToItsOwn(Rule rule) {
    return !ownEdges(rule).isEmpty();
  }

  /** Whether a rule may put a key of its own making behind another lock of its own making. */
  public static boolean nests(Rule rule) {
    return ownEdges(rule).stream().anyMatch(OwnEdge::leadsToKey);
  }

  private List<OwnEdge> ownEdges() {
    List<OwnEdge> own = new ArrayList<>();
    for (Replacement.Edge made : rule.rhs().edges()) {
      Verdict verdict = isKept(made) ? Verdict.NO : matches(made);
      if (verdict != Verdict.NO) {
        Replacement.Node to = node(made.w());
        own.add(new OwnEdge(node(made.v()).id(), to.id(), isNewKey(to), verdict == Verdict.YES));
      }
    }
    return own;
  }

  /** Whether an edge is a matched one, between the same nodes, as it was. */
  private boolean isKept(Replacement.Edge made) {
    String kept = RuleSketches.kept(made.recipe());
    return rule.lhs().edges().stream()
        .anyMatch(
            edge ->
                edge.id() != null
                    && edge.id().equals(kept)
                    && leftId(edge.v()).equals(node(made.v()).id())
                    && leftId(edge.w()).equals(node(made.w()).id()));
  }

  private Verdict matches(Replacement.Edge made) {
    Verdict verdict = Verdict.NO;
    for (Pattern.Edge edge : rule.lhs().edges()) {
      if ((edge.v() == edge.w()) == (made.v() == made.w())) {
        verdict = verdict.or(matches(edge, made));
      }
    }
    return verdict;
  }

  private Verdict matches(Pattern.Edge edge, Replacement.Edge made) {
    return matches(edge.query(), made.recipe())
        .and(matches(rule.lhs().nodes().get(edge.v()).query(), node(made.v()).recipe()))
        .and(matches(rule.lhs().nodes().get(edge.w()).query(), node(made.w()).recipe()));
  }

  private Verdict matches(Value query, Value recipe) {
    return queries.matches(query, sketches.made(recipe));
  }

  private boolean isNewKey(Replacement.Node node) {
    boolean isNew = rule.lhs().nodes().stream().noneMatch(left -> left.id().equals(node.id()));
    Sketch label = sketches.made(node.recipe());
    return isNew
        && label.field("type") instanceof Sketch.Known type
        && NodeType.of(GateParser.name(type.value())).isKey()
        && !label.field("pairId").equals(Sketch.absent());
  }

  private Replacement.Node node(int index) {
    return rule.rhs().nodes().get(index);
  }

  private String leftId(int index) {
    return rule.lhs().nodes().get(index).id();
  }
}
