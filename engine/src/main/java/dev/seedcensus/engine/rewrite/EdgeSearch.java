package dev.seedcensus.engine.rewrite;

/**
 * Finds the occurrences of a pattern of two nodes and one edge between them, which is what most
 * rules look for. Does what {@link PatternSearch} does, without recursion.
 */
final class EdgeSearch implements OccurrenceSearch {

  private final SlotGraph graph;
  private final WorkCount work;
  private final FreshMarks marks = new FreshMarks();
  private final int[] image = new int[2];

  /** The pattern nodes at the ends of the pattern edge. */
  private final int source;

  private final int target;
  private final LabelQuery sourceQuery;
  private final LabelQuery targetQuery;
  private final LabelQuery edgeQuery;

  EdgeSearch(SitePattern pattern, SlotGraph graph, WorkCount work) {
    this.graph = graph;
    this.work = work;
    this.source = pattern.edge(0).from();
    this.target = pattern.edge(0).to();
    this.sourceQuery = pattern.node(source);
    this.targetQuery = pattern.node(target);
    this.edgeQuery = pattern.edge(0).query();
  }

  /** Whether a pattern is of the kind that this search knows. */
  static boolean suits(SitePattern pattern) {
    return pattern.size() == 2
        && pattern.edgeCount() == 1
        && pattern.edge(0).from() != pattern.edge(0).to()
        && !pattern.induced()
        && !pattern.hasStrictNode();
  }

  @Override
  public void everywhere(Found sink) {
    marks.clear();
    for (int place = 0; place < graph.orderEnd(); place++) {
      if (graph.slotAt(place) != SlotGraph.NONE) {
        fromSource(graph.slotAt(place), false, sink);
      }
    }
  }

  @Override
  public void around(int[] fresh, long[] roles, int count, Found sink) {
    marks.mark(fresh, count, graph.nodeSlots());
    for (int i = 0; i < count; i++) {
      // Where both ends are new, the site is found from its first pattern node.
      if ((roles[i] & 1L << source) != 0) {
        fromSource(fresh[i], source == 1, sink);
      }
      if ((roles[i] & 1L << target) != 0) {
        fromTarget(fresh[i], target == 1, sink);
      }
    }
  }

  @Override
  public void among(int[] nodes, int count, Found sink) {
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count; j++) {
        int edge = i == j ? SlotGraph.NONE : graph.findEdge(nodes[i], nodes[j]);
        if (edge != SlotGraph.NONE) {
          work.candidate();
          if (sourceQuery.matchesNode(graph, nodes[i])
              && edgeQuery.matchesEdge(graph, edge)
              && targetQuery.matchesNode(graph, nodes[j])) {
            found(nodes[i], nodes[j], sink);
          }
        }
      }
    }
  }

  private void fromSource(int slot, boolean skipsFresh, Found sink) {
    if (!sourceQuery.matchesNode(graph, slot)) {
      return;
    }
    for (int i = graph.outDegree(slot) - 1; i >= 0; i--) {
      int edge = graph.outgoing(slot, i);
      work.candidate();
      if (edgeQuery.matchesEdge(graph, edge)) {
        int other = graph.target(edge);
        if (isWanted(other, slot, skipsFresh) && targetQuery.matchesNode(graph, other)) {
          found(slot, other, sink);
        }
      }
    }
  }

  private void fromTarget(int slot, boolean skipsFresh, Found sink) {
    if (!targetQuery.matchesNode(graph, slot)) {
      return;
    }
    for (int i = graph.inDegree(slot) - 1; i >= 0; i--) {
      int edge = graph.incoming(slot, i);
      work.candidate();
      if (edgeQuery.matchesEdge(graph, edge)) {
        int other = graph.source(edge);
        if (isWanted(other, slot, skipsFresh) && sourceQuery.matchesNode(graph, other)) {
          found(other, slot, sink);
        }
      }
    }
  }

  private boolean isWanted(int other, int slot, boolean skipsFresh) {
    return other != slot && !(skipsFresh && marks.has(other));
  }

  private void found(int sourceSlot, int targetSlot, Found sink) {
    image[source] = sourceSlot;
    image[target] = targetSlot;
    work.occurrence();
    sink.occurrence(image);
  }
}
