package dev.seedcensus.jobs.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.ConfidenceInterval;
import org.junit.jupiter.api.Test;

class EstimateTest {

  @Test
  void sharesAndMeansHaveTheirIntervals() {
    Estimate share = Estimate.share(86, 100);
    assertEquals(0.86, share.value());
    assertEquals(0.34699, share.sd(), 1e-5);
    assertEquals(
        ConfidenceInterval.ofShare(86, 100), new ConfidenceInterval(share.low(), share.high()));
    Estimate mean = Estimate.mean(5, 2, 10);
    assertEquals(
        ConfidenceInterval.ofMean(5, 2, 10), new ConfidenceInterval(mean.low(), mean.high()));
  }

  @Test
  void distanceIsInStandardErrorsOfTheDifference() {
    Estimate mean = Estimate.mean(5, 2, 16);
    assertEquals(2, mean.standardErrorsFrom(4, 0), 1e-12);
    assertEquals(-1 / Math.sqrt(0.5), mean.standardErrorsFrom(6, 16), 1e-12);
    assertTrue(Double.isNaN(Estimate.share(10, 10).standardErrorsFrom(0.5, 10)));
  }

  @Test
  void publishedNumbersAreComparedAsTheyWereRounded() {
    Published published = Published.of("1.24");
    assertTrue(published.isSame("1.2351"));
    assertTrue(published.isSame("1.245"));
    assertFalse(published.isSame("1.2451"));
    assertFalse(published.isSame(null));
    assertTrue(Published.of("+1 or +2").isSame("+1 or +2"));
    assertFalse(Published.of("yes").isSame("no"));
  }
}
