package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.engine.analysis.Facts;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.NodeType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whether a game forgives: whatever a player does, a win stays within reach.
 *
 * <p>Plays a graph in all ways there are, so it is for graphs of at most 64 nodes and 64 edges of
 * which few can be walked in many orders. A state is where the player stands, which nodes were
 * entered and which edges walked; their number can grow as 2<sup>n+m</sup>.
 */
final class Recovery {

  private record State(int node, long entered, long walked) {}

  private final GameGraph graph;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();
  private final List<List<Integer>> before = new ArrayList<>();

  private Recovery(GameGraph graph) {
    this.graph = graph;
  }

  /**
   * Whether a win stays within reach.
   *
   * @throws IllegalArgumentException if the graph is too large, or has no start
   */
  static boolean of(GameGraph graph) {
    if (graph.nodeCount() > Long.SIZE || graph.edgeCount() > Long.SIZE || graph.start() < 0) {
      throw new IllegalArgumentException(
          "Cannot play a graph of %d nodes and %d edges in all ways: at most 64 each, and a start"
              .formatted(graph.nodeCount(), graph.edgeCount()));
    }
    return new Recovery(graph).playAll();
  }

  private boolean playAll() {
    number(new State(graph.start(), 1L << graph.start(), 0));
    for (int state = 0; state < states.size(); state++) {
      if (!isWon(state)) {
        play(state);
      }
    }
    return statesThatCanWin() == states.size();
  }

  private boolean isWon(int state) {
    return graph.type(states.get(state).node()) == NodeType.WIN;
  }

  private void play(int number) {
    State state = states.get(number);
    Facts facts = facts(state);
    for (int edge = graph.firstOut(state.node()); edge < graph.endOut(state.node()); edge++) {
      if (graph.isOpen(edge, facts)) {
        int target = graph.target(edge);
        long entered = state.entered() | 1L << target;
        before.get(number(new State(target, entered, state.walked() | 1L << edge))).add(number);
      }
    }
  }

  private Facts facts(State state) {
    Facts facts = new Facts(graph);
    for (int node = 0; node < graph.nodeCount(); node++) {
      if ((state.entered() & 1L << node) != 0) {
        facts.enter(node);
      }
    }
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if ((state.walked() & 1L << edge) != 0) {
        facts.walk(edge);
      }
    }
    return facts;
  }

  private int number(State state) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    states.add(state);
    before.add(new ArrayList<>());
    return states.size() - 1;
  }

  private int statesThatCanWin() {
    boolean[] can = new boolean[states.size()];
    List<Integer> found = new ArrayList<>();
    for (int state = 0; state < can.length; state++) {
      can[state] = isWon(state);
      if (can[state]) {
        found.add(state);
      }
    }
    for (int done = 0; done < found.size(); done++) {
      for (int state : before.get(found.get(done))) {
        if (!can[state]) {
          can[state] = true;
          found.add(state);
        }
      }
    }
    return found.size();
  }
}
