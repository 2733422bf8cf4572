package dev.seedcensus.engine.matching;

import java.util.Arrays;
import java.util.List;

/**
 * The matchings that a puzzle can have for its solution, each with the clues that are true of it.
 *
 * <p>Up to n = 6, where it takes a few megabytes at most, they are kept once they were asked for.
 */
final class Solutions {

  private static final int LARGEST_KEPT = 6;

  private final CluePool pool;
  private final Solution[] kept;

  Solutions(CluePool pool) {
    this.pool = pool;
    kept = new Solution[pool.n() <= LARGEST_KEPT ? Matchings.count(pool.n()) : 0];
  }

  /**
   * One matching.
   *
   * @param matching the target of each thing
   * @param targets the same as a list
   * @param trueClues pool indices of the clues that hold, ascending
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared; read on the hot path
  record Solution(int[] matching, List<Integer> targets, int[] trueClues) {}

  Solution ranked(int rank) {
    if (rank >= kept.length) {
      return solution(rank);
    }
    if (kept[rank] == null) {
      kept[rank] = solution(rank);
    }
    return kept[rank];
  }

  private Solution solution(int rank) {
    int[] matching = Matchings.unrank(pool.n(), rank);
    int[] trueClues = new int[pool.size()];
    int count = 0;
    for (int clue = 0; clue < pool.size(); clue++) {
      if (pool.clue(clue).holds(matching)) {
        trueClues[count++] = clue;
      }
    }
    return new Solution(
        matching,
        List.copyOf(Arrays.stream(matching).boxed().toList()),
        Arrays.copyOf(trueClues, count));
  }
}
