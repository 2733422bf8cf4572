package dev.seedcensus.engine.tuning;

/** The step that holds match sites for fixed. */
final class Fixpoint {

  /** A rule that hardly fired in a sample says little about how much heavier it must be. */
  private static final double FARTHEST = Math.log(16);

  /** Below this share of all firings, what rules without a target get cannot be divided by. */
  private static final double LEAST_REST = 1e-3;

  private final Problem problem;

  Fixpoint(Problem problem) {
    this.problem = problem;
  }

  /**
   * The weights whose shares would be the targets if sites did not change.
   *
   * @param part how much of the way to go, from 0 to 1
   */
  double[] step(Point from, double part) {
    double[] logs = from.logs().clone();
    double common = rest(from.sample());
    for (int g = 0; g < problem.goals().size(); g++) {
      Goal goal = problem.goals().get(g);
      double least = goal.target() * Math.exp(-FARTHEST);
      double ratio = goal.target() / Math.max(least, from.sample().mean(g));
      double full = Math.log(ratio) + common;
      logs[goal.knob()] += part * Math.max(-FARTHEST, Math.min(FARTHEST, full));
    }
    return logs;
  }

  /**
   * Rules without a target keep their weights and get what the targets leave, so all others must be
   * heavier in that measure; 0 where there is nothing left to measure by.
   */
  private double rest(Sample sample) {
    double left = sample.whole();
    double leftAfter = sample.whole();
    for (int g = 0; g < problem.goals().size(); g++) {
      left -= sample.mean(g);
      leftAfter -= problem.goals().get(g).target();
    }
    double least = LEAST_REST * sample.whole();
    return left > least && leftAfter > least ? Math.log(left / leftAfter) : 0;
  }
}
