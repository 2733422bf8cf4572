package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * What every player knows who stands at a node, however the player got there; so that gates which
 * ask for nothing else are as good as none.
 *
 * <p>The largest solution, found by iteration from above, of: who comes by an edge knows what is
 * certain at its source, what its gate asked for, what follows from that, the edge itself and the
 * node it leads to; certain at a node is what all who come know; what follows from a fact is what
 * was certain in all the places where one can learn it. By induction over the steps of a player any
 * solution holds for every trajectory.
 *
 * <p>A room is the typical case: its way back asks that the way in has been walked, and no other
 * way in comes without that. Takes O(p · (n + m + length of the gates) · f / 64) for p passes and f
 * facts; a handful of passes do.
 */
final class Certainty {

  private GameGraph graph;
  private WaysToWin ways;
  private int words;

  /** Words that sets of facts may take; where they would take more, nothing is found certain. */
  private static final long MOST_WORDS = StateTable.MOST_WORDS;

  private boolean isKnown;

  /** By node, then by fact: sets of facts. */
  private long[] certain = {};

  private long[] following = {};
  private long[] known = {};

  /** Finds what is certain for players who keep to the useful nodes, the start among them. */
  void read(GameGraph of, WaysToWin waysOf) {
    graph = of;
    ways = waysOf;
    words = of.factWords();
    long size = ((long) of.nodeCount() + of.facts()) * words;
    isKnown = size <= MOST_WORDS;
    if (!isKnown) {
      return;
    }
    of.charge(size);
    certain = filled(certain, of.nodeCount() * words);
    following = filled(following, of.facts() * words);
    if (known.length != words) {
      known = new long[words];
    }
    Arrays.fill(known, 0);
    learnAt(of.start());
    System.arraycopy(known, 0, certain, of.start() * words, words);
    boolean changed = true;
    while (changed) {
      findFollowing();
      changed = findCertain();
    }
  }

  private static long[] filled(long[] array, int size) {
    long[] result = array.length < size ? new long[size] : array;
    Arrays.fill(result, 0, size, -1);
    return result;
  }

  /** Whether everyone at an edge's source may walk it. */
  boolean isOpenToAll(int edge) {
    Gate gate = graph.gate(edge);
    if (gate == null) {
      return true;
    }
    if (!isKnown || gate.problem() != null || gate.evidence() > 0 || gate.choices().length > 0) {
      return false;
    }
    for (int fact : gate.facts()) {
      if ((certain[graph.source(edge) * words + (fact >> 6)] & (1L << fact)) == 0) {
        return false;
      }
    }
    return true;
  }

  private void findFollowing() {
    graph.charge(4L * graph.nodeCount() * words);
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (ways.isUseful(node)) {
        System.arraycopy(certain, node * words, known, 0, words);
        restrict(following, graph.pairOfKey(node));
        restrict(following, graph.visitedFact(node));
        restrict(following, graph.enteredFact(node));
      }
    }
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.traversedFact(edge) >= 0 && ways.joinsUseful(edge)) {
        passGate(edge);
        restrict(following, graph.traversedFact(edge));
      }
    }
  }

  /** Lowers what is certain; false if nothing had to be. */
  private boolean findCertain() {
    boolean changed = false;
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (ways.joinsUseful(edge)) {
        passGate(edge);
        learn(graph.traversedFact(edge));
        learnAt(graph.target(edge));
        changed |= restrict(certain, graph.target(edge));
      }
    }
    return changed;
  }

  /** Sets what one knows who has just passed an edge's gate. */
  private void passGate(int edge) {
    graph.charge(4L * words);
    System.arraycopy(certain, graph.source(edge) * words, known, 0, words);
    Gate gate = graph.gate(edge);
    if (gate != null) {
      graph.charge((long) gate.facts().length * words);
      for (int fact : gate.facts()) {
        learn(fact);
        for (int word = 0; word < words; word++) {
          known[word] |= following[fact * words + word];
        }
      }
    }
  }

  private void learnAt(int node) {
    learn(graph.pairOfKey(node));
    learn(graph.visitedFact(node));
    learn(graph.enteredFact(node));
  }

  private void learn(int fact) {
    if (fact >= 0) {
      known[fact >> 6] |= 1L << fact;
    }
  }

  /** Takes out of a set what is not known now; false if nothing was, or there is no such set. */
  private boolean restrict(long[] sets, int index) {
    if (index < 0) {
      return false;
    }
    boolean changed = false;
    for (int word = 0; word < words; word++) {
      long before = sets[index * words + word];
      sets[index * words + word] = before & known[word];
      changed |= (before & ~known[word]) != 0;
    }
    return changed;
  }
}
