package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that can be reached in rounds: flood the graph with the keys in hand, pick up the keys
 * that the flood came by, flood again, until a flood comes by no new key.
 *
 * <p>A flood walks every edge out of what it has entered whose gate holds for the keys of the
 * rounds before and for the nodes entered, edges walked and evidence seen in the same flood. The
 * pairs picked up after a flood are a round of the chain; the number of rounds is the nesting
 * depth; the round in which a key was picked up is the depth of its locks. Since gates are
 * monotone, a flood reaches all that the one before it reached, and goes on from there instead of
 * starting anew.
 *
 * <p>The closure is an upper bound of play: it goes several ways at once and never has to come
 * back. Whatever some player can enter, it enters; where a way has no return it may enter more than
 * any one player can. Endings do not stop it, if edges lead on.
 *
 * <p>Takes O(n + m + p·g) for n nodes, m edges, g gated edges and p ≤ g + 1 passes over those that
 * wait; two or three passes do on generated dungeons. One instance serves one graph after the
 * other; its answers are about the last.
 */
public final class Closure {

  private final boolean ignoringProgress;
  private GameGraph graph;
  private final Facts facts = new Facts();
  private boolean[] entered = {};
  private boolean[] walked = {};
  private int[] queue = {};
  private int queued;
  private int[] waiting = {};
  private int waitingCount;

  /** By pair: the round in which its key was picked up, 0 where it was not. */
  private int[] rounds = {};

  private int[] found = {};
  private int foundCount;
  private int depth;

  /** A closure that honours all gates. */
  public Closure() {
    this(false);
  }

  private Closure(boolean ignoringProgress) {
    this.ignoringProgress = ignoringProgress;
  }

  /**
   * A closure that takes {@code visited} and {@code traversed} for granted, as simple checkers do.
   * Its depth is never larger than the true one, and too small where a lock can only be reached
   * through what it takes for granted.
   */
  public static Closure ignoringProgress() {
    return new Closure(true);
  }

  /** Computes the closure of a graph; gives itself. */
  public Closure compute(GameGraph of) {
    begin(of);
    if (graph.start() != NONE) {
      enter(graph.start());
      flood();
      while (foundCount > 0) {
        pickUp();
        flood();
      }
    }
    return this;
  }

  private void begin(GameGraph of) {
    graph = of;
    facts.clear(of);
    if (entered.length < of.nodeCount()) {
      entered = new boolean[of.nodeCount()];
      queue = new int[of.nodeCount()];
    }
    if (walked.length < of.edgeCount()) {
      walked = new boolean[of.edgeCount()];
      waiting = new int[of.edgeCount()];
    }
    if (rounds.length < of.facts()) {
      rounds = new int[of.facts()];
      found = new int[of.facts()];
    }
    Arrays.fill(entered, 0, of.nodeCount(), false);
    Arrays.fill(walked, 0, of.edgeCount(), false);
    Arrays.fill(rounds, 0, of.facts(), 0);
    queued = 0;
    waitingCount = 0;
    foundCount = 0;
    depth = 0;
    if (ignoringProgress) {
      grantProgress();
    }
  }

  private void grantProgress() {
    for (int fact = 0; fact < graph.facts(); fact++) {
      Kind kind = graph.kind(fact);
      if (kind == Kind.TRAVERSED || kind == Kind.VISITED) {
        facts.learn(fact);
      }
    }
  }

  private void enter(int node) {
    entered[node] = true;
    queue[queued++] = node;
    facts.enterWithoutKey(node);
    int pair = graph.pairOfKey(node);
    if (pair != NONE && rounds[pair] == 0) {
      rounds[pair] = depth + 1;
      found[foundCount++] = pair;
    }
  }

  private void pickUp() {
    depth++;
    for (int i = 0; i < foundCount; i++) {
      facts.learn(found[i]);
    }
    foundCount = 0;
  }

  private void flood() {
    drain();
    boolean progress = true;
    while (progress) {
      progress = walkWaiting();
      drain();
    }
  }

  private void drain() {
    while (queued > 0) {
      int node = queue[--queued];
      for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
        if (graph.isOpen(edge, facts)) {
          walk(edge);
        } else {
          waiting[waitingCount++] = edge;
        }
      }
    }
  }

  /** Walks the edges that have opened since they were put aside; false if there are none. */
  private boolean walkWaiting() {
    graph.charge(waitingCount);
    int kept = 0;
    for (int i = 0; i < waitingCount; i++) {
      int edge = waiting[i];
      if (graph.isOpen(edge, facts)) {
        walk(edge);
      } else {
        waiting[kept++] = edge;
      }
    }
    boolean progress = kept < waitingCount;
    waitingCount = kept;
    return progress;
  }

  private void walk(int edge) {
    walked[edge] = true;
    facts.walk(edge);
    if (!entered[graph.target(edge)]) {
      enter(graph.target(edge));
    }
  }

  // ---- answers

  /** How many rounds picked up a key: the nesting depth. */
  public int depth() {
    return depth;
  }

  /** The pairIds picked up per round, each round sorted by code unit. */
  public List<List<String>> chain() {
    List<List<Integer>> chain = new ArrayList<>();
    for (int round = 0; round < depth; round++) {
      chain.add(new ArrayList<>());
    }
    for (int fact = 0; fact < graph.facts(); fact++) {
      if (rounds[fact] > 0) {
        chain.get(rounds[fact] - 1).add(fact);
      }
    }
    return chain.stream().map(graph::sortedNames).toList();
  }

  /** Whether a node was entered. */
  public boolean reached(int node) {
    return entered[node];
  }

  /** Whether an edge was walked. */
  public boolean walked(int edge) {
    return walked[edge];
  }

  /** Whether a node of type {@code win} was entered. */
  public boolean winnable() {
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (entered[node] && graph.type(node) == NodeType.WIN) {
        return true;
      }
    }
    return false;
  }

  /** The round in which a pair's key was picked up, from 1; 0 where it never was. */
  int round(int pair) {
    return rounds[pair];
  }
}
