package dev.seedcensus.engine.tuning;

import java.util.List;

/**
 * A census that was made while tuning.
 *
 * @param number from 1
 * @param method how its weights were found; null for the weights to begin with
 * @param check whether it ran over the seeds that are not tuned on
 * @param seeds how many seeds were asked for
 * @param weights by knob
 * @param sample what was measured
 * @param worst the largest distance of a mean from its target, in tolerances; of a check, of the plain
 *     means
 */
public record Round(
    int number,
    Method method,
    boolean check,
    long seeds,
    List<Double> weights,
    Sample sample,
    double worst) {

  public Round {
    weights = List.copyOf(weights);
  }

  /** Whether all targets are met. */
  public boolean met() {
    return worst <= 1;
  }

  double[] weightArray() {
    return weights.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
