package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * The most locked edges on one directed path from the start of an acyclic graph, gates ignored: how
 * many locks a player may have to open in a row.
 *
 * <p>A longest path along the {@link TopologicalOrder}, in O(n + m). Not defined on graphs with a
 * cycle, where longest paths are hard to find.
 */
final class RouteDepth {

  private int[] locks = {};

  /**
   * The route depth; 0 where there is no start. The order must be that of the graph, and acyclic.
   */
  int of(GameGraph graph, TopologicalOrder order) {
    int nodes = graph.nodeCount();
    if (graph.start() == NONE) {
      return 0;
    }
    if (locks.length < nodes) {
      locks = new int[nodes];
    }
    Arrays.fill(locks, 0, nodes, -1);
    locks[graph.start()] = 0;
    int most = 0;
    for (int place = 0; place < nodes; place++) {
      int node = order.node(place);
      if (locks[node] >= 0) {
        most = Math.max(most, locks[node]);
        passOn(graph, node);
      }
    }
    return most;
  }

  private void passOn(GameGraph graph, int node) {
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      int target = graph.target(edge);
      locks[target] = Math.max(locks[target], locks[node] + (graph.isLock(edge) ? 1 : 0));
    }
  }
}
