package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.tuning.Sample;

/** Adds up the yields of seeds, in the order of the seeds. */
public final class SampleOfYields {

  private final Sample.Builder builder;
  private final int[] order;
  private final boolean shares;
  private final double[] firings;
  private final double[] expected;

  /**
   * @param order positions of the rules, those with a knob first
   * @param shares whether all targets are shares of the stage's firings
   */
  SampleOfYields(Sample.Builder builder, int[] order, boolean shares) {
    this.builder = builder;
    this.order = order.clone();
    this.shares = shares;
    this.firings = new double[order.length];
    this.expected = new double[order.length];
  }

  /**
   * Adds a seed.
   *
   * @param measures by target
   * @param firingsOfRules by rule of the stage
   * @param expectedOfRules by rule of the stage
   */
  public void add(double[] measures, double[] firingsOfRules, double[] expectedOfRules) {
    double total = 0;
    for (int i = 0; i < order.length; i++) {
      firings[i] = firingsOfRules[order[i]];
      expected[i] = expectedOfRules[order[i]];
      total += firings[i];
    }
    builder.add(measures, firings, expected, shares ? 1 : total);
  }

  /** Seeds so far. */
  public long n() {
    return builder.n();
  }

  /** The sample, of at least two seeds. */
  public Sample build() {
    return builder.build();
  }
}
