package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * What a player has come to know in a {@link GameGraph}: keys, nodes entered, edges walked,
 * evidence.
 *
 * <p>Facts only ever become true. They are told by {@link #enter} and {@link #walk}, and asked by
 * {@link Gate#isOpen}.
 */
public final class Facts {

  private GameGraph graph;
  private long[] words = new long[1];

  /** No facts yet, of no graph yet. */
  Facts() {}

  /** Nothing known of a graph. */
  public Facts(GameGraph graph) {
    clear(graph);
  }

  void clear(GameGraph of) {
    graph = of;
    int size = of.factWords();
    if (words.length == size) {
      Arrays.fill(words, 0);
    } else {
      words = new long[size];
    }
  }

  /** The player enters a node: takes its key, has visited it, counts its evidence. */
  public void enter(int node) {
    learn(graph.pairOfKey(node));
    enterWithoutKey(node);
  }

  void enterWithoutKey(int node) {
    learn(graph.visitedFact(node));
    learn(graph.enteredFact(node));
  }

  /** The player walks an edge, and has not yet entered the node at its end. */
  public void walk(int edge) {
    learn(graph.traversedFact(edge));
  }

  /** Makes a fact true; does nothing for {@link GameGraph#NONE}. */
  void learn(int fact) {
    if (fact >= 0) {
      words[fact >> 6] |= 1L << fact;
    }
  }

  boolean has(int fact) {
    return (words[fact >> 6] & (1L << fact)) != 0;
  }

  /**
   * The evidence of all nodes entered, each counted once. It is added up in the order of the nodes,
   * whatever the order they were entered in, so that the same facts always open the same gates.
   */
  double evidence() {
    double sum = 0;
    for (int fact = graph.firstEnteredFact(); fact < graph.facts(); fact++) {
      if (has(fact)) {
        sum += graph.evidence(fact);
      }
    }
    return sum;
  }

  /** These facts, 64 to a word. */
  long[] words() {
    return words;
  }

  /** Takes over facts that were kept elsewhere. */
  void load(long[] from, int offset) {
    System.arraycopy(from, offset, words, 0, words.length);
  }
}
