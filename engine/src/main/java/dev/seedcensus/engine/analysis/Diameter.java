package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * The largest undirected distance between two nodes that hang together with the start.
 *
 * <p>Searches from 64 nodes at once, one bit of a word each, as in M. Then et al., The More the
 * Merrier: Efficient Multi-Source Graph Traversal, Proceedings of the VLDB Endowment 8(4), 2014, <a
 * href="https://doi.org/10.14778/2735496.2735507">doi:10.14778/2735496.2735507</a>. Takes O(d · m ·
 * n / 64) for a diameter of d. Parts of the graph that do not hang together with the start are left
 * out.
 */
final class Diameter {

  private static final int LANES = Long.SIZE;

  private UndirectedView view;
  private long[] seen = {};
  private long[] next = {};

  /** A bit for every node that the search at hand began from. */
  private long all;

  /** The diameter; null where there is no start. */
  Integer of(UndirectedView of) {
    view = of;
    GameGraph graph = of.graph();
    if (graph.start() == NONE) {
      return null;
    }
    if (seen.length < graph.nodeCount()) {
      seen = new long[graph.nodeCount()];
      next = new long[graph.nodeCount()];
    }
    view.search(graph.start());
    int diameter = 0;
    for (int from = 0; from < view.reached(); from += LANES) {
      diameter = Math.max(diameter, eccentricity(from, Math.min(from + LANES, view.reached())));
    }
    return diameter;
  }

  /** The largest distance from any of some nodes of the component. */
  private int eccentricity(int from, int to) {
    all = -1L >>> (LANES - (to - from));
    Arrays.fill(seen, 0, view.graph().nodeCount(), 0);
    for (int i = from; i < to; i++) {
      seen[view.reached(i)] = 1L << (i - from);
    }
    int distance = 0;
    while (spread()) {
      distance++;
      long[] swap = seen;
      seen = next;
      next = swap;
    }
    return distance;
  }

  /** One step from everywhere; false if that led nowhere new. */
  private boolean spread() {
    view.graph().charge(view.reached() + 2L * view.graph().edgeCount());
    long news = 0;
    for (int i = 0; i < view.reached(); i++) {
      int node = view.reached(i);
      long before = seen[node];
      long after = before;
      for (int place = view.first(node); place < view.end(node) && after != all; place++) {
        after |= seen[view.neighbour(place)];
      }
      next[node] = after;
      news |= before ^ after;
    }
    return news != 0;
  }
}
