package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * Puts the nodes of a graph in an order in which every edge leads forward, if there is one.
 *
 * <p>A. B. Kahn, Topological Sorting of Large Networks, Communications of the ACM 5(11), 1962, <a
 * href="https://doi.org/10.1145/368996.369025">doi:10.1145/368996.369025</a>. Takes O(n + m). Gates
 * do not count: a graph with a directed cycle, also one that nobody can walk or an edge from a node
 * to itself, is not acyclic.
 */
final class TopologicalOrder {

  private int[] order = {};
  private int[] missing = {};
  private boolean acyclic;

  /** Orders the nodes of a graph; gives itself. */
  TopologicalOrder read(GameGraph graph) {
    int nodes = graph.nodeCount();
    if (order.length < nodes) {
      order = new int[nodes];
      missing = new int[nodes];
    }
    countPredecessors(graph);
    int ready = 0;
    for (int node = 0; node < nodes; node++) {
      if (missing[node] == 0) {
        order[ready++] = node;
      }
    }
    for (int done = 0; done < ready; done++) {
      int node = order[done];
      for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
        if (--missing[graph.target(edge)] == 0) {
          order[ready++] = graph.target(edge);
        }
      }
    }
    acyclic = ready == nodes;
    return this;
  }

  private void countPredecessors(GameGraph graph) {
    Arrays.fill(missing, 0, graph.nodeCount(), 0);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      missing[graph.target(edge)]++;
    }
  }

  /** Whether there is such an order. */
  boolean isAcyclic() {
    return acyclic;
  }

  /** The node at a place of the order. */
  int node(int place) {
    return order[place];
  }
}
