package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A finished graph as a game: who stands where, which ways lead on, what their gates ask.
 *
 * <p>Nodes are numbered from 0 in ascending order of id, edges from 0 grouped by the node that they
 * leave; everything below speaks in these numbers. Labels are read once, gates parsed once, and all
 * analyses share the result. Reading a graph of n nodes and m edges takes O((n + m) log n).
 *
 * <p>The game starts at the node of type {@code start}, that with the smallest id where there are
 * several. A graph without one can be read, but nothing in it is ever reached.
 */
public final class GameGraph {

  /** Stands for no node, no edge, no fact. */
  public static final int NONE = -1;

  int nodes;
  int start;
  int[] ids = {};
  Value[] nodeLabels = {};
  NodeType[] types = {};
  int[] pairs = {};
  int[] visitedFacts = {};
  int[] enteredFacts = {};

  int edges;
  // One more than there are nodes.
  int[] firstOut = {0};
  int[] sources = {};
  int[] targets = {};
  Value[] edgeLabels = {};
  Gate[] gates = {};
  int[] traversedFacts = {};

  final FactNames names = new FactNames();
  int firstEnteredFact;
  double[] evidence = {};

  private long mostWork = Long.MAX_VALUE;
  private long workLeft = Long.MAX_VALUE;

  /** An empty graph, for a {@link GraphReader} to fill. */
  GameGraph() {}

  /** Reads a graph. It is not needed afterwards. */
  public static GameGraph of(HostGraph graph) {
    GameGraph game = new GameGraph();
    new GraphReader(game).read(graph);
    return game;
  }

  /** Reads a graph. */
  public static GameGraph of(StartGraph graph) {
    GameGraph game = new GameGraph();
    new GraphReader(game).read(graph);
    return game;
  }

  /** From now on, so many steps may go into the analyses of this graph and walks through it. */
  void allow(long work) {
    mostWork = work;
    workLeft = work;
  }

  /**
   * Counts work of an analysis or a walk: nodes and edges looked at, words of facts compared. What
   * takes more than a few passes over the graph says so here before it does it.
   *
   * @throws SeedException if all of them together have taken more than is allowed
   */
  public void charge(long steps) {
    workLeft -= steps;
    if (workLeft < 0) {
      throw new SeedException(
          "limit %s: what is asked of a graph of %d nodes and %d edges takes more than %d steps."
              .formatted(Limit.WORK.key(), nodes, edges, mostWork),
          null);
    }
  }

  public int nodeCount() {
    return nodes;
  }

  public int edgeCount() {
    return edges;
  }

  /** Where the game starts, or {@link #NONE}. */
  public int start() {
    return start;
  }

  /** The id that a node has in the host graph. */
  public int id(int node) {
    return ids[node];
  }

  public Value nodeLabel(int node) {
    return nodeLabels[node];
  }

  public NodeType type(int node) {
    return types[node];
  }

  /** Whether a node is a key: of type {@code key} or {@code secret}, with a {@code pairId}. */
  public boolean isKey(int node) {
    return pairs[node] != NONE && types[node].isKey();
  }

  /** The {@code pairId} of a node, key or not; null where it has none. */
  public String pairId(int node) {
    return pairs[node] == NONE ? null : names.name(pairs[node]);
  }

  /**
   * The first of the edges out of a node; they are numbered up to, and without, {@link #endOut}.
   */
  public int firstOut(int node) {
    return firstOut[node];
  }

  public int endOut(int node) {
    return firstOut[node + 1];
  }

  public int source(int edge) {
    return sources[edge];
  }

  public int target(int edge) {
    return targets[edge];
  }

  public Value edgeLabel(int edge) {
    return edgeLabels[edge];
  }

  /** The gate of an edge; null where it has none. */
  public Gate gate(int edge) {
    return gates[edge];
  }

  /** Whether a player who knows some facts may walk an edge. */
  public boolean isOpen(int edge, Facts known) {
    if (gates[edge] == null) {
      return true;
    }
    charge(1L + gates[edge].facts().length);
    return gates[edge].isOpen(known);
  }

  /** Whether an edge's gate names a pair. */
  public boolean isLock(int edge) {
    return gates[edge] != null && gates[edge].isLock();
  }

  /**
   * The pairs that an edge's gate names, at any depth, by code unit and each once; none where it is
   * no lock.
   */
  public List<String> pairsAsked(int edge) {
    SortedSet<String> pairs = new TreeSet<>();
    if (gates[edge] != null) {
      gates[edge].forEachFact(
          fact -> {
            if (kind(fact) == Kind.PAIR) {
              pairs.add(name(fact));
            }
          });
    }
    return List.copyOf(pairs);
  }

  // ---- facts, by number

  /** All facts that matter here; the ones that particular nodes were entered come last. */
  int facts() {
    return names.size();
  }

  /** Words that it takes to keep one bit per fact, at least one. */
  int factWords() {
    return Math.max(1, (names.size() + 63) >> 6);
  }

  Kind kind(int fact) {
    return names.kind(fact);
  }

  String name(int fact) {
    return names.name(fact);
  }

  /** The pair that a node belongs to, or {@link #NONE}. */
  int pair(int node) {
    return pairs[node];
  }

  /** The pair that a node is a key of, or {@link #NONE}. */
  int pairOfKey(int node) {
    return types[node].isKey() ? pairs[node] : NONE;
  }

  /** The fact that gates call {@code visited}, if one asks for this node. */
  int visitedFact(int node) {
    return visitedFacts[node];
  }

  /** The fact that this node was entered, if it carries evidence and a gate asks for some. */
  int enteredFact(int node) {
    return enteredFacts[node];
  }

  /** The fact that gates call {@code traversed}, if one asks for this edge. */
  int traversedFact(int edge) {
    return traversedFacts[edge];
  }

  int firstEnteredFact() {
    return firstEnteredFact;
  }

  /** The evidence on the node of an entered-fact. */
  double evidence(int fact) {
    return evidence[fact - firstEnteredFact];
  }

  /** Adds what an edge's gate may depend on to a set of facts. */
  void addAsked(int edge, long[] facts) {
    Gate gate = gates[edge];
    if (gate == null) {
      return;
    }
    gate.forEachFact(fact -> facts[fact >> 6] |= 1L << fact);
    if (gate.asksForEvidence()) {
      for (int fact = firstEnteredFact; fact < facts(); fact++) {
        facts[fact >> 6] |= 1L << fact;
      }
    }
  }

  /** Names of facts, sorted by code unit. */
  List<String> sortedNames(List<Integer> factNumbers) {
    return factNumbers.stream().map(names::name).sorted().toList();
  }
}
