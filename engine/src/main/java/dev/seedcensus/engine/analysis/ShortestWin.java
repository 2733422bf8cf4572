package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * The fewest edges that a player must walk from start to a win, gates honoured step by step, dice
 * falling as the player likes.
 *
 * <p>Searches breadth first over states: where the player stands, and which facts the player has.
 * Only facts count that a gate asks for on an edge between nodes which the closure reaches and from
 * which a win can be reached, gates ignored. A state is dropped if an earlier one at the same node
 * has all its facts: gates are monotone, so whatever the later player can do, the earlier one could
 * do as soon. Only some of the earlier states are looked at, which costs time and not correctness.
 *
 * <p>There can be as many states as n · 2<sup>f</sup> for f facts, so the search gives up after
 * {@link #MOST_EXPANDED}. The answer is then unknown. Otherwise it is exact, and there is none only
 * if no player can win; that may be so although the {@link Closure} reaches a win, which can go
 * several ways at once.
 */
public final class ShortestWin {

  /** States that are expanded before the search gives up. */
  public static final int MOST_EXPANDED = 200_000;

  /** Earlier states of a node that a new one is held against. */
  private static final int COMPARED = 16;

  /**
   * What a search found.
   *
   * @param length edges walked; null where there is no way, or none was found in time
   * @param capped whether the search gave up
   * @param expanded states whose outgoing edges were looked at
   */
  public record Result(Integer length, boolean capped, int expanded) {}

  private static final Result NO_WAY = new Result(null, false, 0);

  private GameGraph graph;
  private final StateTable states = new StateTable();
  private final Facts facts = new Facts();
  private boolean[] useful = {};
  private int[] queue = {};
  private int[] into = {};
  private int[] firstInto = {};
  private long[] relevant = {};
  private int[] distances = new int[64];

  /** Searches with the usual cap; the closure must be that of the graph. */
  public Result search(GameGraph of, Closure closure) {
    return search(of, closure, MOST_EXPANDED);
  }

  Result search(GameGraph of, Closure closure, int mostExpanded) {
    graph = of;
    if (!closure.winnable()) {
      return NO_WAY;
    }
    findUseful(closure);
    findRelevant();
    return useful[of.start()] ? search(mostExpanded) : NO_WAY;
  }

  // ---- what can matter

  /** Marks the nodes that the closure reaches and from which reached nodes lead to a win. */
  private void findUseful(Closure closure) {
    int nodes = graph.nodeCount();
    if (useful.length < nodes) {
      useful = new boolean[nodes];
      queue = new int[nodes];
      firstInto = new int[nodes + 1];
    }
    if (into.length < graph.edgeCount()) {
      into = new int[graph.edgeCount()];
    }
    Arrays.fill(useful, 0, nodes, false);
    groupByTarget();
    int queued = 0;
    for (int node = 0; node < nodes; node++) {
      if (closure.reached(node) && graph.type(node) == NodeType.WIN) {
        useful[node] = true;
        queue[queued++] = node;
      }
    }
    while (queued > 0) {
      int node = queue[--queued];
      for (int i = firstInto[node]; i < firstInto[node + 1]; i++) {
        int source = graph.source(into[i]);
        if (!useful[source] && closure.walked(into[i])) {
          useful[source] = true;
          queue[queued++] = source;
        }
      }
    }
  }

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
    System.arraycopy(firstInto, 0, firstInto, 1, nodes);
    firstInto[0] = 0;
  }

  private void findRelevant() {
    if (relevant.length != graph.factWords()) {
      relevant = new long[graph.factWords()];
    }
    Arrays.fill(relevant, 0);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (useful[graph.source(edge)] && useful[graph.target(edge)]) {
        graph.addAsked(edge, relevant);
      }
    }
  }

  // ---- the search

  private Result search(int mostExpanded) {
    states.clear(graph);
    facts.clear(graph);
    if (arrive(graph.start(), 0)) {
      return new Result(0, false, 0);
    }
    for (int state = 0; state < states.size(); state++) {
      if (state == mostExpanded) {
        return new Result(null, true, state);
      }
      if (expand(state)) {
        return new Result(distances[state] + 1, false, state + 1);
      }
    }
    return new Result(null, false, states.size());
  }

  /** Looks at the edges out of a state; true if one leads to a win. */
  private boolean expand(int state) {
    int node = states.node(state);
    int distance = distances[state];
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      int target = graph.target(edge);
      if (useful[target]) {
        facts.load(states.words(), states.offset(state));
        if (graph.isOpen(edge, facts)) {
          facts.walk(edge);
          if (arrive(target, distance + 1)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Enters a node with the facts at hand, and notes the state if it is worth it; true if the node
   * is a win.
   */
  private boolean arrive(int node, int distance) {
    if (graph.type(node) == NodeType.WIN) {
      return true;
    }
    facts.enter(node);
    long[] words = facts.words();
    for (int i = 0; i < words.length; i++) {
      words[i] &= relevant[i];
    }
    if (!isDominated(node, words)) {
      int before = states.size();
      int state = states.add(node, words);
      if (state == before) {
        if (state == distances.length) {
          distances = Arrays.copyOf(distances, 2 * state);
        }
        distances[state] = distance;
      }
    }
    return false;
  }

  private boolean isDominated(int node, long[] words) {
    int state = states.last(node);
    for (int looked = 0; looked < COMPARED && state != NONE; looked++) {
      if (hasAll(states.words(), states.offset(state), words)) {
        return true;
      }
      state = states.before(state);
    }
    return false;
  }

  private static boolean hasAll(long[] having, int offset, long[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      if ((wanted[i] & ~having[offset + i]) != 0) {
        return false;
      }
    }
    return true;
  }
}
