package dev.seedcensus.engine.tuning;

/**
 * Weights that were measured.
 *
 * @param logs logarithms of the weights
 * @param sample what was measured
 * @param misses how far the means are off, in tolerances
 */
record Point(double[] logs, Sample sample, double[] misses) {

  /** The distance of the means from the targets as a whole. */
  double norm() {
    double sum = 0;
    for (double miss : misses) {
      sum += miss * miss;
    }
    return Math.sqrt(sum);
  }
}
