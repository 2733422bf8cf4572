package dev.seedcensus.engine.tuning;

/** Measures what some weights give. */
public interface Census {

  /**
   * Measures weights on the first so many of the seeds that are for tuning: the same ones for the
   * same number, whatever the weights.
   *
   * @param weights by knob
   */
  Sample measure(double[] weights, long seeds);

  /** Measures weights on seeds that are never tuned on. */
  Sample check(double[] weights);
}
