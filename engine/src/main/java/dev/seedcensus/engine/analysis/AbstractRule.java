package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.Possible.Link;
import dev.seedcensus.engine.analysis.SketchQuery.Verdict;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A rule applied to what there may be: whether it finds a site in it, and what it then makes. */
final class AbstractRule {

  private final Rule rule;
  private final List<Pattern.Node> left;
  private final List<Replacement.Node> right;
  private final LinkConditions conditions;
  private final AbstractRecipes recipes;
  private final SketchQuery queries = new SketchQuery();
  private final boolean movesEdges;

  AbstractRule(Rule rule) {
    this.rule = rule;
    this.left = rule.lhs().nodes();
    this.right = rule.rhs().nodes();
    this.conditions = new LinkConditions(rule.condition());
    this.recipes = new AbstractRecipes(rule);
    this.movesEdges =
        right.stream().anyMatch(node -> !node.head().isEmpty() || !node.tail().isEmpty());
  }

  // ---- finding

  /** What the rule looks for and cannot find; null where it may have a site. */
  String obstacle(Possible possible) {
    if (rule.limit() < 0) {
      return "its limit is below 0";
    }
    if (possible.isAll()) {
      return null;
    }
    for (Pattern.Node node : left) {
      if (matching(node.query(), possible.nodes()).isEmpty()) {
        return "there is never a node that matches " + node.id();
      }
    }
    for (int x = 0; x < left.size(); x++) {
      for (int y = x; y < left.size(); y++) {
        if (x == y ? lacksLoop(x, possible) : links(x, y, possible).isEmpty()) {
          return missing(x, y);
        }
      }
    }
    return null;
  }

  private String missing(int x, int y) {
    String nodes = left.get(x).id() + " and " + left.get(y).id();
    boolean demanding = demand(x, y) != null || demand(y, x) != null;
    return "there is never an edge that matches between "
        + nodes
        + (demanding ? " where the condition holds" : "");
  }

  private boolean lacksLoop(int x, Possible possible) {
    Pattern.Edge loop = leftEdge(x, x);
    return loop != null && matching(loop.query(), possible.loops()).isEmpty();
  }

  private List<Sketch> matching(Value query, Set<Sketch> labels) {
    return labels.stream().filter(label -> mayMatch(query, label)).toList();
  }

  private boolean mayMatch(Value query, Sketch label) {
    return queries.matches(query, label) != Verdict.NO;
  }

  /** What may lie between the images of two pattern nodes. */
  private List<Link> links(int x, int y, Possible possible) {
    return possible.links().stream()
        .filter(link -> fits(x, y, link.there()) && fits(y, x, link.back()))
        .toList();
  }

  private boolean fits(int from, int to, Sketch label) {
    Pattern.Edge edge = leftEdge(from, to);
    Boolean demand = demand(from, to);
    if (edge != null && (label == null || !mayMatch(edge.query(), label))) {
      return false;
    }
    return demand == null || demand == (label != null);
  }

  private Boolean demand(int from, int to) {
    return conditions.demand(left.get(from).id(), left.get(to).id());
  }

  private Pattern.Edge leftEdge(int v, int w) {
    return rule.lhs().edges().stream()
        .filter(edge -> edge.v() == v && edge.w() == w)
        .findFirst()
        .orElse(null);
  }

  // ---- making

  /** Adds what the rule may make of what there may be. */
  void apply(Possible now, Possible next) {
    if (now.isAll()) {
      next.addAll();
      return;
    }
    for (int r = 0; r < right.size(); r++) {
      if (!recipes.keepsNode(r)) {
        recipes.node(r).labels(Map.of(), kinds(now)).forEach(next::addNode);
      }
    }
    for (int i = 0; i < right.size(); i++) {
      for (int j = i; j < right.size(); j++) {
        makeBetween(i, j, now, next);
      }
    }
    if (movesEdges && !now.edges().isEmpty()) {
      moveEdges(next);
    }
  }

  /** Labels by element of the left-hand side. */
  private Map<String, List<Sketch>> kinds(Possible now) {
    Map<String, List<Sketch>> kinds = new HashMap<>();
    left.forEach(node -> kinds.put(node.id(), matching(node.query(), now.nodes())));
    Set<Sketch> edges = now.edges();
    rule.lhs().edges().stream()
        .filter(edge -> edge.id() != null)
        .forEach(edge -> kinds.put(edge.id(), matching(edge.query(), edges)));
    return kinds;
  }

  private void makeBetween(int i, int j, Possible now, Possible next) {
    AbstractRecipes.Recipe there = recipes.edge(i, j);
    AbstractRecipes.Recipe back = recipes.edge(j, i);
    if (i == j) {
      if (there != null) {
        there.labels(Map.of(), kinds(now)).forEach(next::addLoop);
      }
      return;
    }
    int x = leftIndex(i);
    int y = leftIndex(j);
    boolean old = x >= 0 && y >= 0;
    List<Link> before = old ? links(x, y, now) : List.of(Link.NONE);
    for (Link link : before) {
      Map<String, Sketch> known = old ? known(x, y, link) : Map.of();
      Sketch thereLeft = old && leftEdge(x, y) != null ? null : link.there();
      Sketch backLeft = old && leftEdge(y, x) != null ? null : link.back();
      addLinks(there, thereLeft, back, backLeft, known, now, next);
    }
  }

  /** The matched edges between two nodes, as they are in one case. */
  private Map<String, Sketch> known(int x, int y, Link link) {
    Map<String, Sketch> known = new HashMap<>();
    Pattern.Edge there = leftEdge(x, y);
    Pattern.Edge back = leftEdge(y, x);
    if (there != null && there.id() != null) {
      known.put(there.id(), link.there());
    }
    if (back != null && back.id() != null) {
      known.put(back.id(), link.back());
    }
    return known;
  }

  private void addLinks(
      AbstractRecipes.Recipe there,
      Sketch thereLeft,
      AbstractRecipes.Recipe back,
      Sketch backLeft,
      Map<String, Sketch> known,
      Possible now,
      Possible next) {
    for (Sketch to : labels(there, thereLeft, known, now)) {
      for (Sketch from : labels(back, backLeft, known, now)) {
        next.addLink(new Link(to, from));
      }
    }
  }

  /** Labels of an edge that is made, or of what is left where none is. */
  private List<Sketch> labels(
      AbstractRecipes.Recipe made, Sketch left, Map<String, Sketch> known, Possible now) {
    if (made != null) {
      return made.labels(known, kinds(now));
    }
    List<Sketch> kept = new ArrayList<>();
    kept.add(left);
    return kept;
  }

  /** Edges that change hands may come to lie anywhere, beside any other. */
  private static void moveEdges(Possible next) {
    Set<Sketch> edges = new LinkedHashSet<>(next.edges());
    if (edges.size() * edges.size() > Possible.MOST_KINDS) {
      next.addAll();
      return;
    }
    edges.forEach(next::addLoop);
    for (Sketch there : edges) {
      next.addLink(new Link(there, null));
      edges.forEach(back -> next.addLink(new Link(there, back)));
    }
  }

  private int leftIndex(int r) {
    for (int x = 0; x < left.size(); x++) {
      if (left.get(x).id().equals(right.get(r).id())) {
        return x;
      }
    }
    return -1;
  }
}
