package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the locks of a graph: one {@link Lock} per pair that a gate names, however many edges ask
 * for it.
 *
 * <p>Takes O(k · (n + m)) for k keys, beside the closure. One instance serves one graph after the
 * other.
 */
final class Locks {

  private boolean[] named = {};
  private boolean[] owner = {};

  /** The locks, sorted by pairId in order of code units. */
  List<Lock> of(GameGraph graph, Closure closure, UndirectedView view) {
    findOwners(graph);
    List<Lock> locks = new ArrayList<>();
    for (int fact = 0; fact < graph.facts(); fact++) {
      if (named[fact]) {
        int round = closure.round(fact);
        locks.add(
            new Lock(
                graph.name(fact),
                round > 0 ? round : null,
                distance(graph, fact, view),
                round > 0));
      }
    }
    locks.sort(Comparator.comparing(Lock::pairId));
    return locks;
  }

  /** How many pairs a gate names whose key the closure does not pick up. */
  int unopenable(GameGraph graph, Closure closure) {
    findOwners(graph);
    int count = 0;
    for (int fact = 0; fact < graph.facts(); fact++) {
      if (named[fact] && closure.round(fact) == 0) {
        count++;
      }
    }
    return count;
  }

  private void findOwners(GameGraph graph) {
    if (named.length < graph.facts()) {
      named = new boolean[graph.facts()];
    }
    if (owner.length < graph.nodeCount()) {
      owner = new boolean[graph.nodeCount()];
    }
    Arrays.fill(named, 0, graph.facts(), false);
    Arrays.fill(owner, 0, graph.nodeCount(), false);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.isLock(edge)) {
        int source = graph.source(edge);
        graph.gate(edge).forEachFact(fact -> note(graph, source, fact));
      }
    }
  }

  private void note(GameGraph graph, int source, int fact) {
    if (graph.kind(fact) == Kind.PAIR) {
      named[fact] = true;
      owner[source] |= graph.pair(source) == fact && !graph.isKey(source);
    }
  }

  private Integer distance(GameGraph graph, int pair, UndirectedView view) {
    int nearest = Integer.MAX_VALUE;
    graph.charge(graph.nodeCount());
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (graph.pairOfKey(node) == pair) {
        view.search(node);
        nearest = Math.min(nearest, nearestOwner(graph, pair, view));
      }
    }
    return nearest == Integer.MAX_VALUE ? null : nearest;
  }

  private int nearestOwner(GameGraph graph, int pair, UndirectedView view) {
    for (int place = 0; place < view.reached(); place++) {
      int node = view.reached(place);
      if (owner[node] && graph.pair(node) == pair) {
        return view.distance(node);
      }
    }
    return Integer.MAX_VALUE;
  }
}
