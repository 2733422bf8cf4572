package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Survivors without a list of matchings: each question becomes a search for one more solution.
 *
 * <p>Matchings that searches have found are kept as witnesses while they survive; most questions
 * are answered by one of them.
 */
final class SearchedSurvivors implements Survivors {

  private final CluePool pool;
  private final ArcRule[] rules;
  private final ArcRule[] opposites;
  private final List<Rule> taken = new ArrayList<>();
  private final List<int[]> witnesses = new ArrayList<>();
  private int[] solution;

  SearchedSurvivors(CluePool pool) {
    this.pool = pool;
    rules = new ArcRule[pool.size()];
    opposites = new ArcRule[pool.size()];
  }

  @Override
  public void reset(int[] matching) {
    solution = matching;
    taken.clear();
    witnesses.clear();
  }

  @Override
  public boolean take(int clue) {
    Clue proposition = pool.clue(clue);
    boolean removes = !witnesses.stream().allMatch(proposition::holds) || isRefutable(clue);
    if (removes) {
      witnesses.removeIf(witness -> !proposition.holds(witness));
      taken.add(rule(clue));
    }
    return removes;
  }

  private boolean isRefutable(int clue) {
    int[] witness = other(clue, taken);
    if (witness != null) {
      witnesses.add(witness);
    }
    return witness != null;
  }

  @Override
  public boolean isolated() {
    if (witnesses.isEmpty()) {
      int[] other = CaseSplits.other(taken.toArray(Rule[]::new), solution);
      if (other == null) {
        return true;
      }
      witnesses.add(other);
    }
    return false;
  }

  @Override
  public boolean redundant(int[] clues, int count, int without) {
    List<Rule> others = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (i != without) {
        others.add(rule(clues[i]));
      }
    }
    return other(clues[without], others) == null;
  }

  /** A matching that satisfies the rules and not the clue. */
  private int[] other(int clue, List<Rule> rulesKept) {
    if (opposites[clue] == null) {
      opposites[clue] = ArcRule.opposite(pool.n(), pool.clue(clue));
    }
    Rule[] all = Arrays.copyOf(rulesKept.toArray(Rule[]::new), rulesKept.size() + 1);
    all[rulesKept.size()] = opposites[clue];
    return CaseSplits.other(all, solution);
  }

  private ArcRule rule(int clue) {
    if (rules[clue] == null) {
      rules[clue] = ArcRule.of(pool.n(), pool.clue(clue));
    }
    return rules[clue];
  }
}
