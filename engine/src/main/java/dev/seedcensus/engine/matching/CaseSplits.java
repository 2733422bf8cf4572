package dev.seedcensus.engine.matching;

import java.util.Arrays;

/**
 * Looks for matchings that satisfy some clues by arc consistency and case splits.
 *
 * <p>Where propagation is stuck the first thing with the fewest targets left is tried with each of
 * them in ascending order, but with that of a given matching last. Complete: what it does not find
 * does not exist. Exponential in the worst case; puzzles need few splits.
 */
final class CaseSplits {

  private final Rule[] rules;
  private final int[] last;
  private int[] found;
  private int steps;

  private CaseSplits(Rule[] rules, int[] last) {
    this.rules = rules;
    this.last = last;
  }

  /** A matching that satisfies all rules and is not the given one; null if there is none. */
  static int[] other(Rule[] rules, int[] known) {
    CaseSplits search = new CaseSplits(rules, known);
    search.explore(Grid.full(known.length));
    return search.found;
  }

  /**
   * The steps it takes to find the one solution of a puzzle and to see that it is the only one:
   * applications of a rule that changed something, and targets tried.
   */
  static int steps(Rule[] rules, int[] solution) {
    CaseSplits search = new CaseSplits(rules, solution);
    search.explore(Grid.full(solution.length));
    return search.steps;
  }

  private void explore(Grid grid) {
    steps += Propagator.propagate(grid, rules);
    if (grid.contradicts()) {
      return;
    }
    if (grid.settled()) {
      int[] matching = grid.matching();
      found = Arrays.equals(matching, last) ? found : matching;
      return;
    }
    int s = grid.narrowest();
    for (int targets = grid.row(s) & ~(1 << last[s]); targets != 0; targets &= targets - 1) {
      split(grid, s, Integer.lowestOneBit(targets));
    }
    if ((grid.row(s) >>> last[s] & 1) != 0) {
      split(grid, s, 1 << last[s]);
    }
  }

  private void split(Grid grid, int s, int target) {
    if (found == null) {
      steps++;
      Grid tried = grid.copy();
      tried.keep(s, target);
      explore(tried);
    }
  }
}
