package dev.seedcensus.engine.analysis.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;
import org.junit.jupiter.api.Test;

class StatisticsTest {

  @Test
  void scoreIntervalsAreThoseOfAnIndependentImplementation() {
    for (int n = 1; n <= 60; n++) {
      for (int hits = 0; hits <= n; hits++) {
        ConfidenceInterval expected = new WilsonScoreInterval().createInterval(n, hits, 0.95);
        Interval ours = new Share(hits, n).wilson95();
        assertEquals(expected.getLowerBound(), ours.low(), 1e-12);
        assertEquals(expected.getUpperBound(), ours.high(), 1e-12);
        assertTrue(ours.contains(new Share(hits, n).value()));
      }
    }
  }

  @Test
  void scoreIntervalsOfFewTrials() {
    assertEquals(new Interval(0, 1), new Share(0, 0).wilson95());
    assertEquals(0, new Share(0, 50).wilson95().low());
    assertEquals(1, new Share(50, 50).wilson95().high());
    assertEquals(0.92865, new Share(50, 50).wilson95().low(), 5e-6);
  }

  @Test
  void moreHitsThanTrialsAreRefused() {
    Exception refused = assertThrows(IllegalArgumentException.class, () -> new Share(3, 2));
    assertEquals("Cannot make a share of 3 hits in 2 trials", refused.getMessage());
  }

  @Test
  void aMeanComesWithItsStandardError() {
    Mean mean = Mean.of(1, 2, 3, 4);
    assertEquals(2.5, mean.value());
    assertEquals(Math.sqrt(5.0 / 3), mean.standardDeviation(), 1e-15);
    assertEquals(Math.sqrt(5.0 / 12), mean.standardError(), 1e-15);
    assertEquals(4, mean.n());
    assertTrue(Double.isNaN(Mean.of(7).standardError()));
    assertTrue(Double.isNaN(Mean.of().value()));
  }

  @Test
  void differencesAreToldInStandardErrors() {
    assertEquals(1.5 / Math.sqrt(5.0 / 12), Mean.of(1, 2, 3, 4).standardErrorsAbove(1), 1e-12);
    assertEquals(-1, new Share(50, 100).standardErrorsAbove(0.55), 1e-12);
    Mean other = Mean.of(0, 1, 2, 3);
    assertEquals(1 / Math.sqrt(5.0 / 6), Mean.of(1, 2, 3, 4).standardErrorsAbove(other), 1e-12);
  }

  @Test
  void whatHasNoErrorIsEqualOrInfinitelyFar() {
    assertEquals(0, new Share(50, 50).standardErrorsAbove(1));
    assertEquals(Double.POSITIVE_INFINITY, new Share(50, 50).standardErrorsAbove(0.9));
    assertEquals(Double.NEGATIVE_INFINITY, Mean.of(2, 2).standardErrorsAbove(3));
  }
}
