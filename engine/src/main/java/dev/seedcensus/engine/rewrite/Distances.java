package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Finds undirected distances in a graph by breadth-first search, in O(n + m). The memory of a
 * search serves the next one.
 */
final class Distances {

  private final SlotGraph graph;

  /** By slot: the last search that came by. */
  private int[] seen = new int[16];

  private int search;
  private int[] queue = new int[16];
  private int queued;

  Distances(SlotGraph graph) {
    this.graph = graph;
  }

  /** Edges on a shortest way between two slots; {@link SlotGraph#NONE} where there is no way. */
  int between(int from, int to) {
    beginSearch();
    enter(from);
    int distance = 0;
    int begin = 0;
    while (!hasSeen(to) && begin < queued) {
      int end = queued;
      for (; begin < end; begin++) {
        enterNeighbours(queue[begin]);
      }
      distance++;
    }
    return hasSeen(to) ? distance : SlotGraph.NONE;
  }

  private void beginSearch() {
    queued = 0;
    if (++search == 0) {
      // All numbers have been used: old ones must not be taken for new.
      Arrays.fill(seen, 0);
      search = 1;
    }
  }

  private void enterNeighbours(int slot) {
    for (int i = 0; i < graph.outDegree(slot); i++) {
      enter(graph.target(graph.outgoing(slot, i)));
    }
    for (int i = 0; i < graph.inDegree(slot); i++) {
      enter(graph.source(graph.incoming(slot, i)));
    }
  }

  private boolean hasSeen(int slot) {
    return slot < seen.length && seen[slot] == search;
  }

  private void enter(int slot) {
    if (hasSeen(slot)) {
      return;
    }
    if (slot >= seen.length) {
      seen = Arrays.copyOf(seen, 2 * slot);
    }
    if (queued == queue.length) {
      queue = Arrays.copyOf(queue, 2 * queued);
    }
    seen[slot] = search;
    queue[queued++] = slot;
  }
}
