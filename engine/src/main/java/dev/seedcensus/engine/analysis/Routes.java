package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * How the routes through an acyclic graph end.
 *
 * <p>A route is a maximal legal trajectory: it begins at the start, leaves every node by an edge
 * whose gate holds for what this very trajectory has come by, and ends where no edge is open. The
 * win share is the number of routes that end in a win over the number of all routes. The win chance
 * is the probability of ending in a win where, at every node, each open edge is taken with the same
 * probability.
 *
 * <p>Goes through the nodes in {@link TopologicalOrder}, and at each through the sets of facts that
 * trajectories arrive with, those facts left out that no gate further on asks for; trajectories
 * that agree in node and facts are counted together. Counts are exact, however large. Chances are
 * added up in doubles, all of them positive, with a relative error of about 10<sup>-16</sup> per
 * step. Takes O(s · d) for s states and d edges per node; s is at most n · 2<sup>f</sup> for f
 * facts, and the search gives up at {@link #MOST_STATES}. Not defined on graphs with a cycle.
 */
public final class Routes {

  /** States that are looked at before the search gives up. */
  public static final int MOST_STATES = 200_000;

  /**
   * How the routes end.
   *
   * @param routes how many there are, at least 1
   * @param wins how many of them end in a win
   * @param winChance probability of a win when every open edge is equally likely
   * @param states sets of facts that trajectories arrive at nodes with, over all nodes
   */
  public record Result(BigInteger routes, BigInteger wins, double winChance, int states) {

    /** Routes that end in a win, over all routes. */
    public double winShare() {
      // Scaled so that the quotient of two numbers beyond the range of doubles is still found.
      int shift = Math.max(0, routes.bitLength() - Double.MAX_EXPONENT);
      return wins.shiftRight(shift).doubleValue() / routes.shiftRight(shift).doubleValue();
    }
  }

  private GameGraph graph;
  private final StateTable states = new StateTable();
  private final Facts facts = new Facts();
  private BigInteger[] counts = {};
  private double[] chances = {};

  /** By node, as many words each as facts take: what gates on edges that come later ask for. */
  private long[] asked = {};

  private long[] askedHere = {};
  private boolean[] open = {};
  private BigInteger routes;
  private BigInteger wins;
  private double winChance;

  /** Counts the routes of a graph; nothing if it has no start or there are too many states. */
  Optional<Result> count(GameGraph of, TopologicalOrder order) {
    return count(of, order, MOST_STATES);
  }

  Optional<Result> count(GameGraph of, TopologicalOrder order, int mostStates) {
    graph = of;
    long askedWords = (long) of.factWords() * of.nodeCount();
    if (of.start() == NONE || askedWords > StateTable.MOST_WORDS) {
      return Optional.empty();
    }
    of.charge(askedWords + (long) of.factWords() * of.edgeCount());
    findAsked(order);
    states.clear(of);
    facts.clear(of);
    routes = BigInteger.ZERO;
    wins = BigInteger.ZERO;
    winChance = 0;
    arrive(of.start(), BigInteger.ONE, 1);
    for (int place = 0; place < of.nodeCount(); place++) {
      int node = order.node(place);
      for (int state = states.last(node); state != StateTable.NONE; state = states.before(state)) {
        leave(node, state);
        if (states.size() > mostStates || states.isFull()) {
          return Optional.empty();
        }
      }
    }
    // Where there is only one way to end, rounding must not make it look uncertain.
    double chance = wins.equals(routes) ? 1 : winChance;
    return Optional.of(new Result(routes, wins, chance, states.size()));
  }

  /** Collects, from the last node to the first, what later gates ask for. */
  private void findAsked(TopologicalOrder order) {
    int words = graph.factWords();
    int size = words * graph.nodeCount();
    if (asked.length < size) {
      asked = new long[size];
    }
    Arrays.fill(asked, 0, size, 0);
    if (askedHere.length != words) {
      askedHere = new long[words];
    }
    for (int place = graph.nodeCount() - 1; place >= 0; place--) {
      int node = order.node(place);
      Arrays.fill(askedHere, 0);
      for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
        graph.addAsked(edge, askedHere);
        for (int word = 0; word < words; word++) {
          askedHere[word] |= asked[graph.target(edge) * words + word];
        }
      }
      System.arraycopy(askedHere, 0, asked, node * words, words);
    }
  }

  /** Takes every open edge out of a state, or ends the routes there. */
  private void leave(int node, int state) {
    int first = graph.firstOut(node);
    int end = graph.endOut(node);
    int ways = findOpen(state, first, end);
    if (ways == 0) {
      finish(node, state);
    }
    for (int edge = first; edge < end; edge++) {
      if (open[edge - first]) {
        if (states.isFull()) {
          return; // The caller gives up.
        }
        // A count of many routes takes a bit for each time that their number doubles.
        graph.charge(1L + 4L * graph.factWords() + counts[state].bitLength());
        facts.load(states.words(), states.offset(state));
        facts.walk(edge);
        arrive(graph.target(edge), counts[state], chances[state] / ways);
      }
    }
  }

  private int findOpen(int state, int first, int end) {
    if (open.length < end - first) {
      open = new boolean[end - first];
    }
    facts.load(states.words(), states.offset(state));
    int ways = 0;
    for (int edge = first; edge < end; edge++) {
      open[edge - first] = graph.isOpen(edge, facts);
      ways += open[edge - first] ? 1 : 0;
    }
    return ways;
  }

  private void finish(int node, int state) {
    routes = routes.add(counts[state]);
    if (graph.type(node) == NodeType.WIN) {
      wins = wins.add(counts[state]);
      winChance += chances[state];
    }
  }

  private void arrive(int node, BigInteger count, double chance) {
    facts.enter(node);
    long[] words = facts.words();
    for (int i = 0; i < words.length; i++) {
      words[i] &= asked[node * words.length + i];
    }
    int before = states.size();
    int state = states.add(node, words);
    if (state < before) {
      counts[state] = counts[state].add(count);
      chances[state] += chance;
      return;
    }
    if (state >= counts.length) {
      counts = Arrays.copyOf(counts, 2 * state + 16);
      chances = Arrays.copyOf(chances, 2 * state + 16);
    }
    counts[state] = count;
    chances[state] = chance;
  }
}
