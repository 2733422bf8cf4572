package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Element;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.label.Foresight;
import dev.seedcensus.engine.label.Query;
import dev.seedcensus.engine.label.Recipe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * How a site is rewritten: what becomes of each pattern node and edge, and which recipes make the
 * new labels.
 */
final class RewritePlan {

  static final int NONE = -1;

  private final Pattern lhs;
  private final Replacement rhs;
  private final Query[] elementQueries;
  private final Recipe[] nodeRecipes;
  private final Recipe[] edgeRecipes;
  private final int[] keptAs;
  private final int[] keeps;
  private final int[] headOf;
  private final int[] tailOf;
  private final int[] keptEdge;
  private final boolean[] staysItself;
  private final boolean readsGraph;
  private final boolean movesEdges;
  private Foreseen[] nodesForeseen;
  private Foreseen[] edgesForeseen;

  RewritePlan(
      Pattern lhs,
      Replacement rhs,
      List<Query> elementQueries,
      List<Recipe> nodeRecipes,
      List<Recipe> edgeRecipes) {
    this.lhs = lhs;
    this.rhs = rhs;
    this.elementQueries = elementQueries.toArray(new Query[0]);
    this.nodeRecipes = nodeRecipes.toArray(new Recipe[0]);
    this.edgeRecipes = edgeRecipes.toArray(new Recipe[0]);
    this.keptAs = new int[lhs.nodes().size()];
    this.keeps = new int[rhs.nodes().size()];
    this.headOf = new int[keptAs.length];
    this.tailOf = new int[keptAs.length];
    for (int[] map : new int[][] {keptAs, keeps, headOf, tailOf}) {
      Arrays.fill(map, NONE);
    }
    for (int r = 0; r < keeps.length; r++) {
      Replacement.Node node = rhs.nodes().get(r);
      for (int x = 0; x < keptAs.length; x++) {
        if (lhs.nodes().get(x).id().equals(node.id())) {
          keptAs[x] = r;
          keeps[r] = x;
        }
      }
      for (int x : node.head()) {
        headOf[x] = r;
      }
      for (int x : node.tail()) {
        tailOf[x] = r;
      }
    }
    this.keptEdge = keptEdges();
    this.staysItself = new boolean[keptAs.length];
    for (int x = 0; x < staysItself.length; x++) {
      staysItself[x] = stays(x);
    }
    this.movesEdges = anyEdgeMoves();
    this.readsGraph = anyMentionsGraph(this.nodeRecipes) || anyMentionsGraph(this.edgeRecipes);
  }

  /**
   * What is known of a new label before it is made.
   *
   * @param known bits of the queries whose answer is known
   * @param matching bits of those among them that match
   */
  record Foreseen(long known, long matching) {

    static Foreseen of(Recipe recipe, Collection<LabelQuery> queries) {
      long known = 0;
      long matching = 0;
      for (LabelQuery query : queries) {
        Foresight foresight = query.bit() == 0 ? Foresight.DEPENDS : query.query().foresee(recipe);
        known |= foresight == Foresight.DEPENDS ? 0 : query.bit();
        matching |= foresight == Foresight.ALWAYS ? query.bit() : 0;
      }
      return new Foreseen(known, matching);
    }
  }

  /** Finds out which of a grammar's queries the new labels match, as far as their recipes tell. */
  void foresee(Collection<LabelQuery> queries) {
    nodesForeseen = new Foreseen[nodeRecipes.length];
    Arrays.setAll(nodesForeseen, r -> Foreseen.of(nodeRecipes[r], queries));
    edgesForeseen = new Foreseen[edgeRecipes.length];
    Arrays.setAll(edgesForeseen, f -> Foreseen.of(edgeRecipes[f], queries));
  }

  Foreseen nodeForeseen(int r) {
    return nodesForeseen[r];
  }

  Foreseen edgeForeseen(int f) {
    return edgesForeseen[f];
  }

  /**
   * Names that expressions of a rule may use: its left-hand nodes, then its left-hand edges that
   * have an id.
   */
  static List<Element> elements(Pattern lhs) {
    List<Element> elements = new ArrayList<>();
    lhs.nodes().forEach(node -> elements.add(new Element(node.id(), true)));
    lhs.edges()
        .forEach(edge -> elements.add(new Element(edge.id() == null ? "" : edge.id(), false)));
    return elements;
  }

  int patternNodes() {
    return keptAs.length;
  }

  int patternEdges() {
    return lhs.edges().size();
  }

  Pattern.Edge patternEdge(int e) {
    return lhs.edges().get(e);
  }

  int newNodes() {
    return nodeRecipes.length;
  }

  int newEdges() {
    return edgeRecipes.length;
  }

  Replacement.Edge newEdge(int e) {
    return rhs.edges().get(e);
  }

  Recipe nodeRecipe(int r) {
    return nodeRecipes[r];
  }

  Recipe edgeRecipe(int e) {
    return edgeRecipes[e];
  }

  /** The query of a left-hand element. */
  Query elementQuery(int element) {
    return elementQueries[element];
  }

  /** The right-hand node that a pattern node becomes, or {@link #NONE}. */
  int keptAs(int x) {
    return keptAs[x];
  }

  /** The pattern node that a right-hand node replaces, or {@link #NONE}. */
  int keeps(int r) {
    return keeps[r];
  }

  /**
   * The right-hand node that takes over the incoming edges of a pattern node that goes, or {@link
   * #NONE}.
   */
  int headOf(int x) {
    return headOf[x];
  }

  /**
   * The right-hand node that takes over the outgoing edges of a pattern node that goes, or {@link
   * #NONE}.
   */
  int tailOf(int x) {
    return tailOf[x];
  }

  /** Whether the right-hand side puts an edge where a pattern edge was, between nodes that stay. */
  boolean putsBack(int patternEdge) {
    return keptEdge[patternEdge] != NONE;
  }

  /** Whether a recipe looks at the host graph while it is being rewritten. */
  boolean readsGraph() {
    return readsGraph;
  }

  /**
   * Whether a rewrite takes nothing from a pattern node but its id and perhaps its label: it stays,
   * and no edge from it to itself comes or goes.
   */
  boolean staysItself(int x) {
    return staysItself[x];
  }

  /** Whether the recipe of a pattern node that stays keeps its label as it is at that time. */
  boolean keepsLabel(int x) {
    return nodeRecipes[keptAs[x]].keptElement() == x;
  }

  private boolean stays(int x) {
    int r = keptAs[x];
    return r != NONE
        && lhs.edges().stream().noneMatch(edge -> edge.v() == x && edge.w() == x)
        && rhs.edges().stream().noneMatch(edge -> edge.v() == r && edge.w() == r);
  }

  /** Whether a rewrite must be made step by step: a recipe looks on, or edges change hands. */
  boolean isStepwise() {
    return readsGraph() || movesEdges();
  }

  /** Whether edges of a node that goes are handed to another. */
  boolean movesEdges() {
    return movesEdges;
  }

  private boolean anyEdgeMoves() {
    for (int x = 0; x < keptAs.length; x++) {
      if (headOf[x] != NONE || tailOf[x] != NONE) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a rewrite leaves the graph's shape, node ids apart, and what stands at some keys of
   * every label.
   */
  boolean keeps(Set<String> keys) {
    return keepsShape() && keys.stream().allMatch(this::keepsKey);
  }

  /** Every node and edge stays, and none is added. */
  private boolean keepsShape() {
    return keeps.length == keptAs.length
        && Arrays.stream(keptAs).allMatch(r -> r != NONE)
        && edgeRecipes.length == keptEdge.length
        && Arrays.stream(keptEdge).allMatch(f -> f != NONE);
  }

  private boolean keepsKey(String key) {
    for (int x = 0; x < keptAs.length; x++) {
      if (!nodeRecipes[keptAs[x]].keeps(x, key)) {
        return false;
      }
    }
    for (int e = 0; e < keptEdge.length; e++) {
      if (!edgeRecipes[keptEdge[e]].keeps(keptAs.length + e, key)) {
        return false;
      }
    }
    return true;
  }

  private int[] keptEdges() {
    int[] kept = new int[lhs.edges().size()];
    Arrays.fill(kept, NONE);
    for (int e = 0; e < kept.length; e++) {
      int v = keptAs[lhs.edges().get(e).v()];
      int w = keptAs[lhs.edges().get(e).w()];
      for (int f = 0; f < edgeRecipes.length && v != NONE && w != NONE; f++) {
        if (rhs.edges().get(f).v() == v && rhs.edges().get(f).w() == w) {
          kept[e] = f;
        }
      }
    }
    return kept;
  }

  private static boolean anyMentionsGraph(Recipe[] recipes) {
    return Arrays.stream(recipes).anyMatch(Recipe::mentionsGraph);
  }
}
