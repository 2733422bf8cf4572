package dev.seedcensus.engine.matching;

/**
 * Keeps track of the matchings that the clues taken so far leave. Clues are named by pool index.
 */
interface Survivors {

  /**
   * Starts over with all matchings.
   *
   * @param solution the matching that stays to the end
   */
  void reset(int[] solution);

  /**
   * Takes a clue, which is true of the solution, if it removes a matching that is left.
   *
   * @return whether it was taken
   */
  boolean take(int clue);

  /** Whether the solution alone is left. */
  boolean isolated();

  /**
   * Whether a clue can be left out of clues that isolate the solution.
   *
   * @param clues pool indices, all true of the solution
   * @param count how many of them there are
   * @param without position of the clue in question
   */
  boolean redundant(int[] clues, int count, int without);
}
