package dev.seedcensus.engine.tuning;

/** Weights that were measured. */
final class Point {

  private final double[] logs;
  private final Sample sample;
  private final double[] misses;

  /**
   * @param logs logarithms of the weights
   * @param sample what was measured
   * @param misses how far the means are off, in tolerances
   */
  Point(double[] logs, Sample sample, double[] misses) {
    this.logs = logs;
    this.sample = sample;
    this.misses = misses;
  }

  double[] logs() {
    return logs;
  }

  Sample sample() {
    return sample;
  }

  double[] misses() {
    return misses;
  }

  /** The distance of the means from the targets as a whole. */
  double norm() {
    double sum = 0;
    for (double miss : misses) {
      sum += miss * miss;
    }
    return Math.sqrt(sum);
  }
}
