package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.GraphView;
import dev.seedcensus.engine.label.Query;
import dev.seedcensus.engine.label.RecipeScope;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;

/**
 * What the expressions of a rule see at a site.
 *
 * <p>{@linkplain #look Looking}, it reads labels from the host graph; {@linkplain #freeze frozen},
 * it keeps labels and ids as they were when the site was drawn, with the updates that recipes have
 * made since.
 */
final class MatchScope implements RecipeScope {

  private final HostGraph graph;
  private RewritePlan plan;
  private int[] image = {};
  private int iteration;
  private boolean frozen;
  private boolean edgesGone;
  private int[] ids = new int[8];
  private int[] edges = new int[8];
  private Value[] labels = new Value[16];
  private Value[] matched = new Value[16];

  MatchScope(HostGraph graph) {
    this.graph = graph;
  }

  /** Reads a site of a rule in the graph as it is. */
  MatchScope look(CompiledRule rule, int[] site, int stageIteration) {
    plan = rule.plan();
    image = site;
    iteration = stageIteration;
    frozen = false;
    return this;
  }

  /** Takes down ids and labels of a site that is about to be rewritten. */
  MatchScope freeze(CompiledRule rule, int[] site, int stageIteration) {
    look(rule, site, stageIteration);
    int nodes = plan.patternNodes();
    int elements = nodes + plan.patternEdges();
    if (labels.length < elements) {
      labels = new Value[elements];
      matched = new Value[elements];
      ids = new int[elements];
      edges = new int[elements];
    }
    for (int x = 0; x < nodes; x++) {
      ids[x] = graph.id(image[x]);
      labels[x] = graph.labelOfNode(image[x]);
    }
    for (int e = 0; e < plan.patternEdges(); e++) {
      edges[e] = hostEdge(e);
      labels[nodes + e] = graph.labelOfEdge(edges[e]);
    }
    System.arraycopy(labels, 0, matched, 0, elements);
    frozen = true;
    edgesGone = false;
    return this;
  }

  /** The slot of the host edge that a pattern edge matched, as it was when the scope was frozen. */
  int frozenEdge(int patternEdge) {
    return edges[patternEdge];
  }

  /** Tells that the matched edges are no longer in the graph. */
  void matchedEdgesGone() {
    edgesGone = true;
  }

  @Override
  public int iteration() {
    return iteration;
  }

  @Override
  public Value label(int element) {
    return frozen ? labels[element] : hostLabel(element);
  }

  @Override
  public Value match(int element) {
    Query query = plan.elementQuery(element);
    if (query.recordsLabel()) {
      return label(element);
    }
    Value match = query.match(frozen ? matched[element] : hostLabel(element));
    return match == null ? Undefined.UNDEFINED : match;
  }

  @Override
  public int nodeId(int element) {
    return frozen ? ids[element] : graph.id(image[element]);
  }

  @Override
  public boolean hasEdge(int fromElement, int toElement) {
    return frozen
        ? graph.hasEdge(ids[fromElement], ids[toElement])
        : graph.findEdge(image[fromElement], image[toElement]) != SlotGraph.NONE;
  }

  @Override
  public GraphView graph() {
    return graph;
  }

  @Override
  public void update(int element, Value label) {
    labels[element] = label;
    if (plan.readsGraph()) {
      showInGraph(element, label);
    }
  }

  /** A label that is updated is the one in the graph, as long as its old element is still there. */
  private void showInGraph(int element, Value label) {
    if (element < plan.patternNodes()) {
      int slot = graph.slotOf(ids[element]);
      if (slot != SlotGraph.NONE) {
        graph.setNodeLabel(slot, label);
      }
    } else {
      int edge = edges[element - plan.patternNodes()];
      if (!edgesGone) {
        graph.setEdgeLabel(edge, label);
      }
    }
  }

  private Value hostLabel(int element) {
    return element < plan.patternNodes()
        ? graph.labelOfNode(image[element])
        : graph.labelOfEdge(hostEdge(element - plan.patternNodes()));
  }

  private int hostEdge(int e) {
    return graph.findEdge(image[plan.patternEdge(e).v()], image[plan.patternEdge(e).w()]);
  }
}
