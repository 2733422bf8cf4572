package dev.seedcensus.engine.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.random.RandomStream;
import org.junit.jupiter.api.Test;

/** Means and gradients of a process whose formulas are known. */
class SampleTest {

  private static final int STEPS = 10;

  /** Ten independent draws between two rules of three and two sites. */
  private static Sample sample(double weight, int seeds) {
    double p = weight * 3 / (weight * 3 + 2);
    Sample.Builder builder = new Sample.Builder(1, 2);
    for (int seed = 1; seed <= seeds; seed++) {
      RandomStream stream = new RandomStream(seed);
      int first = 0;
      for (int step = 0; step < STEPS; step++) {
        first += stream.draw() < p ? 1 : 0;
      }
      double[] firings = {first, STEPS - first};
      double[] expected = {STEPS * p, STEPS * (1 - p)};
      builder.add(new double[] {first}, firings, expected, STEPS);
    }
    return builder.build();
  }

  @Test
  void theGradientIsThatOfTheFormula() {
    Sample sample = sample(1, 4000);
    double p = 0.6;
    assertEquals(STEPS * p * (1 - p), sample.gradient(0, 0), 0.15);
    assertEquals(-sample.gradient(0, 0), sample.gradient(0, 1), 1e-9);
  }

  @Test
  void scoresTakeAllChanceOutOfFiringsWhereSitesAreFixed() {
    Sample sample = sample(1, 50);
    assertTrue(Math.abs(sample.plainMean(0) - 6) > 1e-3, "no chance in it: " + sample.plainMean(0));
    assertEquals(6, sample.mean(0), 1e-9);
    assertEquals(0, sample.standardError(0), 1e-6);
    assertEquals(Math.sqrt(2.4 / 50), sample.plainStandardError(0), 0.05);
  }

  @Test
  void itKnowsTheWholeAndTheExposure() {
    Sample sample = sample(1, 50);
    assertEquals(STEPS, sample.whole(), 1e-12);
    assertEquals(6, sample.exposure(0), 1e-12);
    assertEquals(50, sample.n());
  }
}
