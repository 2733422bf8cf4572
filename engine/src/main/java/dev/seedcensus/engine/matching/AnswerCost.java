package dev.seedcensus.engine.matching;

/**
 * What it costs a graph to offer every matching as an answer: one edge for the right one, and for
 * each wrong one a node with an edge to it and an edge back.
 *
 * @param n things
 * @param wrongNodes nodes for wrong answers
 * @param edges edges for all answers
 */
public record AnswerCost(int n, int wrongNodes, int edges) {

  /**
   * The cost for n things.
   *
   * @throws IllegalArgumentException if n is not in [2, 12]
   */
  public static AnswerCost of(int n) {
    int wrong = Matchings.count(n) - 1;
    return new AnswerCost(n, wrong, 2 * wrong + 1);
  }
}
