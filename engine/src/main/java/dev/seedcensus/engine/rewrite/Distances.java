package dev.seedcensus.engine.rewrite;

/**
 * Finds undirected distances in a graph by breadth-first search, in O(n + m). The memory of a
 * search serves the next one.
 */
final class Distances {

  private final SlotGraph graph;
  private final SlotSearch found = new SlotSearch();

  Distances(SlotGraph graph) {
    this.graph = graph;
  }

  /** Edges on a shortest way between two slots; {@link SlotGraph#NONE} where there is no way. */
  int between(int from, int to) {
    found.begin();
    found.enter(from);
    int distance = 0;
    int begin = 0;
    while (!found.hasSeen(to) && begin < found.size()) {
      int end = found.size();
      for (; begin < end; begin++) {
        enterNeighbours(found.at(begin));
      }
      distance++;
    }
    return found.hasSeen(to) ? distance : SlotGraph.NONE;
  }

  private void enterNeighbours(int slot) {
    for (int i = 0; i < graph.outDegree(slot); i++) {
      found.enter(graph.target(graph.outgoing(slot, i)));
    }
    for (int i = 0; i < graph.inDegree(slot); i++) {
      found.enter(graph.source(graph.incoming(slot, i)));
    }
  }
}
