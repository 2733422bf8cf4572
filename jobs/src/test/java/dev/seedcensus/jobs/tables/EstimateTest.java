package dev.seedcensus.jobs.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {

  /** Wilson's interval by its formula, with 1.959964 for the normal quantile. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0, 0.27753",
    "10, 10, 0.72247, 1",
    "2, 50, 0.01104, 0.13460",
    "86, 100, 0.77863, 0.91474"
  })
  void sharesHaveWilsonsInterval(long hits, long of, double low, double high) {
    Estimate share = Estimate.share(hits, of);
    assertEquals((double) hits / of, share.value());
    assertEquals(low, share.low(), 1e-5);
    assertEquals(high, share.high(), 1e-5);
  }

  /** Student's 97.5 % quantile at 9 degrees of freedom is 2.262157. */
  @Test
  void meansHaveStudentsInterval() {
    Estimate mean = Estimate.mean(5, 2, 10);
    double margin = 2.262157 * 2 / Math.sqrt(10);
    assertEquals(5 - margin, mean.low(), 1e-6);
    assertEquals(5 + margin, mean.high(), 1e-6);
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
