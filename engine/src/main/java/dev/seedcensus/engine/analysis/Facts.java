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

  /** Forgets everything, and turns to a graph. */
  public void clear(GameGraph of) {
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

  /** Whether entering a node would tell anything that a gate may ask for. */
  public boolean wouldLearnAt(int node) {
    return isNews(graph.pairOfKey(node))
        || isNews(graph.visitedFact(node))
        || isNews(graph.enteredFact(node));
  }

  /** Whether walking an edge would tell anything that a gate may ask for. */
  public boolean wouldLearnOn(int edge) {
    return isNews(graph.traversedFact(edge));
  }

  private boolean isNews(int fact) {
    return fact >= 0 && !has(fact);
  }

  /** A copy of what is known, for {@link #restore}; equal for equal facts of one graph. */
  public long[] snapshot() {
    return words.clone();
  }

  /** Goes back to what a {@link #snapshot} of the same graph knew. */
  public void restore(long[] snapshot) {
    load(snapshot, 0);
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
