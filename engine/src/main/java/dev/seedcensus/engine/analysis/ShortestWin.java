package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * The fewest edges that a player must walk from start to a win, gates honoured step by step, dice
 * falling as the player likes.
 *
 * <p>Searches over states: where the player stands, and which facts the player has. Only nodes
 * count that the closure reaches and from which a win can be reached, gates ignored, and only facts
 * that a gate between them asks for. The search is best first, by edges walked plus the distance to
 * a win with all gates open: P. E. Hart, N. J. Nilsson, B. Raphael, A Formal Basis for the
 * Heuristic Determination of Minimum Cost Paths, IEEE Transactions on Systems Science and
 * Cybernetics 4(2), 1968, <a
 * href="https://doi.org/10.1109/TSSC.1968.300136">doi:10.1109/TSSC.1968.300136</a>. That distance
 * shrinks by at most one per edge, so the first win found is a nearest one.
 *
 * <p>A state is dropped if another at the same node has all its facts and took no longer: gates are
 * monotone, so whatever a player can do from the one, a player can do as soon from the other. Only
 * the latest of the other states are looked at, which costs states and not correctness. Where a
 * first short search finds nothing, gates are struck out that are open to everyone who comes there,
 * see {@link Certainty}, which leaves fewer facts to count, and the search begins anew.
 *
 * <p>There can be as many states as n · 2<sup>f</sup> for f facts, so the search gives up after
 * {@link #MOST_EXPANDED}, or when the states take too much memory. The answer is then unknown.
 * Otherwise it is exact, and there is none only if no player can win; that may be so although the
 * {@link Closure} reaches a win, which can go several ways at once.
 */
public final class ShortestWin {

  /** States that are expanded before the search gives up. */
  public static final int MOST_EXPANDED = 200_000;

  /**
   * States that the first search may expand. Most wins are near, and finding out what is certain
   * costs more than this.
   */
  private static final int FIRST_EXPANDED = 64;

  /** Other states of a node that a new one is held against. */
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
  private final WaysToWin ways = new WaysToWin();
  private final Certainty certainty = new Certainty();
  private final StateTable states = new StateTable();
  private final BucketQueue queue = new BucketQueue();
  private final Facts facts = new Facts();

  /** By edge: whether it is open to everyone at its source. */
  private boolean[] open = {};

  private long[] relevant = {};

  /** By state: the fewest edges walked to it so far. */
  private int[] walked = new int[64];

  /** Searches with the usual cap; the closure must be that of the graph. */
  public Result search(GameGraph of, Closure closure) {
    if (!prepare(of, closure)) {
      return NO_WAY;
    }
    Result first = search(FIRST_EXPANDED);
    return first.capped() ? searchThoroughly() : first;
  }

  /** Leaves the first, short search out. */
  Result searchThoroughly(GameGraph of, Closure closure) {
    return prepare(of, closure) ? searchThoroughly() : NO_WAY;
  }

  /** Finds the nodes that matter; false if the start is none. */
  private boolean prepare(GameGraph of, Closure closure) {
    graph = of;
    if (!closure.winnable()) {
      return false;
    }
    ways.read(of, closure);
    if (open.length < of.edgeCount()) {
      open = new boolean[of.edgeCount()];
    }
    Arrays.fill(open, 0, of.edgeCount(), false);
    return ways.isUseful(of.start());
  }

  private Result searchThoroughly() {
    certainty.read(graph, ways);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      open[edge] = certainty.isOpenToAll(edge);
    }
    return search(MOST_EXPANDED);
  }

  private void findRelevant() {
    if (relevant.length != graph.factWords()) {
      relevant = new long[graph.factWords()];
    }
    Arrays.fill(relevant, 0);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (!open[edge] && ways.joinsUseful(edge)) {
        graph.addAsked(edge, relevant);
      }
    }
  }

  private Result search(int mostExpanded) {
    findRelevant();
    states.clear(graph);
    queue.clear();
    facts.clear(graph);
    if (ways.distance(graph.start()) == 0) {
      return new Result(0, false, 0);
    }
    arrive(graph.start(), 0);
    int expanded = 0;
    for (int state = queue.take(); state != BucketQueue.EMPTY; state = queue.take()) {
      int node = states.node(state);
      if (walked[state] + ways.distance(node) == queue.priority()) {
        if (expanded == mostExpanded || states.isFull()) {
          return new Result(null, true, expanded);
        }
        expanded++;
        if (expand(state, node)) {
          return new Result(walked[state] + 1, false, expanded);
        }
      }
    }
    return new Result(null, states.isFull(), expanded);
  }

  /**
   * Looks at the edges out of a state; true if one leads to a win, of which none is nearer than the
   * next.
   */
  private boolean expand(int state, int node) {
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      int target = graph.target(edge);
      graph.charge(1);
      if (ways.isUseful(target) && !states.isFull()) {
        graph.charge((COMPARED + 2L) * graph.factWords());
        facts.load(states.words(), states.offset(state));
        if (open[edge] || graph.isOpen(edge, facts)) {
          if (ways.distance(target) == 0) {
            return true;
          }
          facts.walk(edge);
          arrive(target, walked[state] + 1);
        }
      }
    }
    return false;
  }

  /** Enters a node with the facts at hand, and queues the state if it is worth it. */
  private void arrive(int node, int distance) {
    facts.enter(node);
    long[] words = facts.words();
    for (int i = 0; i < words.length; i++) {
      words[i] &= relevant[i];
    }
    if (isDominated(node, words, distance)) {
      return;
    }
    int before = states.size();
    int state = states.add(node, words);
    if (state == before && state == walked.length) {
      walked = Arrays.copyOf(walked, 2 * state);
    }
    if (state == before || distance < walked[state]) {
      walked[state] = distance;
      queue.put(state, distance + ways.distance(node));
    }
  }

  private boolean isDominated(int node, long[] words, int distance) {
    int state = states.last(node);
    for (int looked = 0; looked < COMPARED && state != NONE; looked++) {
      if (walked[state] <= distance && hasAll(states.words(), states.offset(state), words)) {
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
