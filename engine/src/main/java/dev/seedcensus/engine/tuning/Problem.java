package dev.seedcensus.engine.tuning;

import java.util.List;

/**
 * What is to come out, and what may be moved for it.
 *
 * @param goals the means to meet, at least one
 * @param knobs the weights to move, at least one
 */
public record Problem(List<Goal> goals, List<Knob> knobs) {

  public Problem {
    goals = List.copyOf(goals);
    knobs = List.copyOf(knobs);
  }

  /** Whether each goal is about the firings of a rule of its own that may move. */
  boolean isAboutFirings() {
    return goals.stream().allMatch(goal -> goal.knob() != Goal.NO_KNOB)
        && goals.stream().map(Goal::knob).distinct().count() == goals.size();
  }

  /** The weights as they stand. */
  double[] initial() {
    return knobs.stream().mapToDouble(Knob::initial).toArray();
  }

  /** How far means are off, in tolerances. */
  double[] misses(Sample sample) {
    double[] misses = new double[goals.size()];
    for (int g = 0; g < misses.length; g++) {
      misses[g] = goals.get(g).miss(sample.mean(g));
    }
    return misses;
  }

  /** Weights from their logarithms, short and within bounds. */
  double[] weights(double[] logs) {
    double[] weights = new double[logs.length];
    for (int k = 0; k < weights.length; k++) {
      weights[k] = knobs.get(k).settle(Math.exp(logs[k]));
    }
    return weights;
  }
}
