package dev.seedcensus.engine.matching;

import java.util.List;

/**
 * The puzzle that the greedy choice makes of a solution.
 *
 * @param clues in the order of choice; each removes matchings, all together isolate the solution
 * @param unitDirect whether unit propagation solves it
 * @param arcDirect whether arc consistency solves it
 * @param steps the steps that solving it takes, as {@link PuzzleSurvey#steps} counts them
 */
public record LargestGain(List<Clue> clues, boolean unitDirect, boolean arcDirect, int steps) {

  public LargestGain {
    clues = List.copyOf(clues);
  }

  static LargestGain of(int[] solution, List<Clue> clues) {
    int n = solution.length;
    return new LargestGain(
        clues,
        Propagator.UNIT.solves(n, clues),
        Propagator.ARC.solves(n, clues),
        CaseSplits.steps(Propagator.ARC.rules(n, clues), solution));
  }

  /** The number of clues. */
  public int size() {
    return clues.size();
  }
}
