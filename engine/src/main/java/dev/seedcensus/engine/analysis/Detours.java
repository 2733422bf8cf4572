package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import java.util.Arrays;

/**
 * What can be entered without a node, for up to 64 such nodes at once.
 *
 * <p>Each of them has a lane, a bit of a word: in its lane that node cannot be entered, and the
 * lane's bit at another node says whether the {@link Closure} of the graph without it would enter
 * that other node. All lanes share one walk: a node is walked again when a lane newly reaches it,
 * and the gated edges are tried again when a lane has learnt something. Since gates are monotone,
 * the rounds of a closure make no difference to what it enters in the end.
 *
 * <p>Takes O(n + m + p·g) as the closure does where lanes reach a node together, which most do; at
 * worst 64 times that.
 */
final class Detours {

  /** How many nodes one walk can leave out. */
  static final int LANES = Long.SIZE;

  private GameGraph graph;

  /** Per node: the lanes that enter it. */
  private long[] entered = {};

  /** Per node: the lanes that leave it out. */
  private long[] barred = {};

  /** Per fact: the lanes that know it. */
  private long[] known = {};

  private int[] queue = {};
  private boolean[] isQueued = {};
  private int queued;
  private int[] gated = {};
  private int gatedCount;
  private boolean news;

  /**
   * Walks a graph in {@code count} lanes, at most {@link #LANES}; lane {@code i} leaves out {@code
   * nodes[from + i]}.
   */
  void compute(GameGraph of, int[] nodes, int from, int count) {
    begin(of);
    for (int lane = 0; lane < count; lane++) {
      barred[nodes[from + lane]] |= 1L << lane;
    }
    if (graph.start() == NONE) {
      return;
    }
    enter(graph.start(), -1L >>> (LANES - count) & ~barred[graph.start()]);
    drain();
    while (news) {
      graph.charge(gatedCount);
      news = false;
      for (int i = 0; i < gatedCount; i++) {
        walk(gated[i]);
      }
      drain();
    }
  }

  /** Whether a node is entered in a lane. */
  boolean enters(int lane, int node) {
    return (entered[node] & 1L << lane) != 0;
  }

  private void begin(GameGraph of) {
    graph = of;
    if (entered.length < of.nodeCount()) {
      entered = new long[of.nodeCount()];
      barred = new long[of.nodeCount()];
      queue = new int[of.nodeCount()];
      isQueued = new boolean[of.nodeCount()];
    }
    if (gated.length < of.edgeCount()) {
      gated = new int[of.edgeCount()];
    }
    if (known.length < of.facts()) {
      known = new long[of.facts()];
    }
    of.charge(2L * of.nodeCount() + of.edgeCount() + of.facts());
    Arrays.fill(entered, 0, of.nodeCount(), 0);
    Arrays.fill(barred, 0, of.nodeCount(), 0);
    Arrays.fill(known, 0, of.facts(), 0);
    queued = 0;
    news = false;
    gatedCount = 0;
    for (int edge = 0; edge < of.edgeCount(); edge++) {
      if (of.gate(edge) != null) {
        gated[gatedCount++] = edge;
      }
    }
  }

  private void drain() {
    while (queued > 0) {
      int node = queue[--queued];
      isQueued[node] = false;
      graph.charge(1L + graph.endOut(node) - graph.firstOut(node));
      for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
        walk(edge);
      }
    }
  }

  private void walk(int edge) {
    int target = graph.target(edge);
    long lanes = entered[graph.source(edge)] & ~barred[target];
    Gate gate = graph.gate(edge);
    if (gate != null && lanes != 0) {
      lanes = open(gate, lanes);
    }
    learn(graph.traversedFact(edge), lanes);
    enter(target, lanes);
  }

  private void enter(int node, long lanes) {
    if ((lanes & ~entered[node]) == 0) {
      return;
    }
    entered[node] |= lanes;
    learn(graph.pairOfKey(node), lanes);
    learn(graph.visitedFact(node), lanes);
    learn(graph.enteredFact(node), lanes);
    if (!isQueued[node]) {
      isQueued[node] = true;
      queue[queued++] = node;
    }
  }

  private void learn(int fact, long lanes) {
    if (fact != NONE && (lanes & ~known[fact]) != 0) {
      known[fact] |= lanes;
      news = true;
    }
  }

  /** Those of some lanes in which a gate is open. */
  private long open(Gate gate, long lanes) {
    if (gate.isMalformed()) {
      return 0;
    }
    graph.charge(1L + gate.facts().length);
    long open = lanes;
    for (int fact : gate.facts()) {
      open &= known[fact];
    }
    if (gate.evidence() > 0) {
      open = withEvidence(gate.evidence(), open);
    }
    for (Gate[] choice : gate.choices()) {
      long any = 0;
      for (Gate alternative : choice) {
        any |= open(alternative, open);
      }
      open = any;
    }
    return open;
  }

  /** Those of some lanes that have come by so much evidence. */
  private long withEvidence(double asked, long lanes) {
    long enough = 0;
    for (long left = lanes; left != 0; left &= left - 1) {
      int lane = Long.numberOfTrailingZeros(left);
      // In the order of the nodes, as Facts adds it up.
      graph.charge(graph.facts() - graph.firstEnteredFact());
      double sum = 0;
      for (int fact = graph.firstEnteredFact(); fact < graph.facts(); fact++) {
        if ((known[fact] & 1L << lane) != 0) {
          sum += graph.evidence(fact);
        }
      }
      if (sum >= asked) {
        enough |= 1L << lane;
      }
    }
    return enough;
  }
}
