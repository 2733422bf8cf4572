package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * The fewest edges that a player must walk from start to a win, gates honoured step by step, dice
 * falling as the player likes.
 *
 * <p>Searches breadth first over states: where the player stands, and which facts the player has.
 * Only nodes count that the closure reaches and from which a win can be reached, gates ignored, and
 * only facts that a gate between them asks for. A state is dropped if an earlier one at the same
 * node has all its facts: gates are monotone, so whatever the later player can do, the earlier one
 * could do as soon. Only the latest of the earlier states are looked at, which costs states and not
 * correctness. Where a first short search finds nothing, gates are struck out that are open to
 * everyone who comes there, see {@link Certainty}, which leaves fewer facts to count, and the
 * search begins anew.
 *
 * <p>There can be as many states as n · 2<sup>f</sup> for f facts, so the search gives up after
 * {@link #MOST_EXPANDED}. The answer is then unknown. Otherwise it is exact, and there is none only
 * if no player can win; that may be so although the {@link Closure} reaches a win, which can go
 * several ways at once.
 */
public final class ShortestWin {

  /** States that are expanded before the search gives up. */
  public static final int MOST_EXPANDED = 200_000;

  /**
   * States that the first search may expand. Most wins are near, and finding out what is certain
   * costs more than this.
   */
  private static final int FIRST_EXPANDED = 64;

  /** Earlier states of a node that a new one is held against. */
  private static final int COMPARED = 4;

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
  private final Certainty certainty = new Certainty();

  /** By edge: whether it is open to everyone at its source. */
  private boolean[] open = {};

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
    if (!prepare(of, closure)) {
      return NO_WAY;
    }
    Result first = search(Math.min(FIRST_EXPANDED, mostExpanded));
    return first.capped() ? searchThoroughly(mostExpanded) : first;
  }

  /** Leaves the first, short search out. */
  Result searchThoroughly(GameGraph of, Closure closure) {
    return prepare(of, closure) ? searchThoroughly(MOST_EXPANDED) : NO_WAY;
  }

  /** Finds the nodes that matter; false if the start is none. */
  private boolean prepare(GameGraph of, Closure closure) {
    graph = of;
    if (!closure.winnable()) {
      return false;
    }
    findUseful(closure);
    Arrays.fill(open, 0, of.edgeCount(), false);
    return useful[of.start()];
  }

  private Result searchThoroughly(int mostExpanded) {
    certainty.read(graph, useful);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      open[edge] = certainty.isOpenToAll(edge);
    }
    return search(mostExpanded);
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
      open = new boolean[graph.edgeCount()];
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
      if (!open[edge] && useful[graph.source(edge)] && useful[graph.target(edge)]) {
        graph.addAsked(edge, relevant);
      }
    }
  }

  // ---- the search

  private Result search(int mostExpanded) {
    findRelevant();
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
        if (open[edge] || graph.isOpen(edge, facts)) {
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
