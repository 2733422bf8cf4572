package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * Which nodes can matter to a player who wants to win, and how far they are from it at least.
 *
 * <p>A node is useful if edges that the {@link Closure} walks lead from it to a win; the number of
 * the fewest such edges, gates ignored, is a lower bound of what a player has still to walk. Takes
 * O(n + m). One instance serves one graph after the other.
 */
final class WaysToWin {

  private static final int NO_WAY = -1;

  private GameGraph graph;
  private int[] distances = {};
  private int[] queue = {};
  private int[] into = {};
  private int[] firstInto = {};

  /** Takes over another graph and its closure. */
  void read(GameGraph of, Closure closure) {
    graph = of;
    if (queue.length < of.nodeCount()) {
      distances = new int[of.nodeCount()];
      queue = new int[of.nodeCount()];
      firstInto = new int[of.nodeCount() + 1];
    }
    if (into.length < of.edgeCount()) {
      into = new int[of.edgeCount()];
    }
    groupByTarget();
    searchBackwards(closure);
  }

  /** Counting sort of the edges by target. */
  private void groupByTarget() {
    int nodes = graph.nodeCount();
    Arrays.fill(firstInto, 0, nodes + 1, 0);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      firstInto[graph.target(edge)]++;
    }
    int sum = 0;
    for (int node = 0; node <= nodes; node++) {
      int here = firstInto[node];
      firstInto[node] = sum;
      sum += here;
    }
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      into[firstInto[graph.target(edge)]++] = edge;
    }
    // Each entry now stands where its group ends, which is where the next begins.
    System.arraycopy(firstInto, 0, firstInto, 1, nodes);
    firstInto[0] = 0;
  }

  private void searchBackwards(Closure closure) {
    Arrays.fill(distances, 0, graph.nodeCount(), NO_WAY);
    int queued = 0;
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (closure.reached(node) && graph.type(node) == NodeType.WIN) {
        distances[node] = 0;
        queue[queued++] = node;
      }
    }
    for (int done = 0; done < queued; done++) {
      int node = queue[done];
      for (int i = firstInto[node]; i < firstInto[node + 1]; i++) {
        int source = graph.source(into[i]);
        if (distances[source] == NO_WAY && closure.walked(into[i])) {
          distances[source] = distances[node] + 1;
          queue[queued++] = source;
        }
      }
    }
  }

  boolean isUseful(int node) {
    return distances[node] != NO_WAY;
  }

  /** Whether both ends of an edge are useful. */
  boolean joinsUseful(int edge) {
    return isUseful(graph.source(edge)) && isUseful(graph.target(edge));
  }

  /** The fewest edges from a useful node to a win, gates ignored. */
  int distance(int node) {
    return distances[node];
  }
}
