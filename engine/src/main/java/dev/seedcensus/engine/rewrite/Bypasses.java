package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.value.Value;

/**
 * Finds out whether a player can walk around an edge, as {@link
 * dev.seedcensus.engine.expr.GraphView#bypassed} puts it, by a search backwards from the edge's
 * source and one forwards from all that it finds, in O(n + m). The memory of a search serves the
 * next one.
 */
final class Bypasses {

  private static final String GATE = "prereq";

  private final SlotGraph graph;
  private final SlotSearch found = new SlotSearch();
  private int avoided;
  private Value gate;

  Bypasses(SlotGraph graph) {
    this.graph = graph;
  }

  /** Whether a way leads around an edge. */
  boolean find(int edge) {
    int target = graph.target(edge);
    if (target == graph.source(edge)) {
      return true;
    }
    avoided = edge;
    gate = graph.labelOfEdge(edge).get(GATE);
    found.begin();
    found.enter(graph.source(edge));
    for (int done = 0; done < found.size(); done++) {
      enterSources(found.at(done), target);
    }
    // The same nodes, and what is entered from now on, are where the way forwards comes by.
    for (int done = 0; done < found.size() && !found.hasSeen(target); done++) {
      enterTargets(found.at(done));
    }
    return found.hasSeen(target);
  }

  private void enterSources(int slot, int target) {
    for (int i = 0; i < graph.inDegree(slot); i++) {
      int edge = graph.incoming(slot, i);
      if (graph.source(edge) != target && isFree(edge)) {
        found.enter(graph.source(edge));
      }
    }
  }

  private void enterTargets(int slot) {
    for (int i = 0; i < graph.outDegree(slot); i++) {
      int edge = graph.outgoing(slot, i);
      if (isFree(edge)) {
        found.enter(graph.target(edge));
      }
    }
  }

  private boolean isFree(int edge) {
    if (edge == avoided) {
      return false;
    }
    Value other = graph.labelOfEdge(edge).get(GATE);
    return !other.truthy() || other.equals(gate);
  }
}
