package dev.seedcensus.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.stat.interval.WilsonScoreInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfidenceIntervalTest {

  /** Worked out by hand, with 1.959964 for the normal quantile. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0, 0.27753",
    "10, 10, 0.72247, 1",
    "2, 50, 0.01104, 0.13460",
    "86, 100, 0.77863, 0.91474"
  })
  void sharesHaveWilsons(long hits, long of, double low, double high) {
    ConfidenceInterval share = ConfidenceInterval.ofShare(hits, of);
    assertEquals(low, share.low(), 1e-5);
    assertEquals(high, share.high(), 1e-5);
  }

  /** As far as Commons Math goes: beyond 2^30 tries its own sums overflow. */
  @ParameterizedTest
  @CsvSource({"1, 1", "0, 3", "1, 7", "333, 1000", "999999, 1000000", "1073741822, 1073741823"})
  void sharesHaveThatOfCommonsMath(int hits, int of) {
    var theirs = new WilsonScoreInterval().createInterval(of, hits, 0.95);
    ConfidenceInterval ours = ConfidenceInterval.ofShare(hits, of);
    assertEquals(theirs.getLowerBound(), ours.low(), 1e-12);
    assertEquals(theirs.getUpperBound(), ours.high(), 1e-12);
  }

  /** So many that the interval is nearly the normal one: 1.959964 · sqrt(p (1 − p) / n). */
  @Test
  void countsMayBeLong() {
    ConfidenceInterval share = ConfidenceInterval.ofShare(1_000_000_000L, 3_000_000_000L);
    double margin = 1.959964 * Math.sqrt(2 / 9.0 / 3e9);
    assertEquals(1 / 3.0 - margin, share.low(), 1e-9);
    assertEquals(1 / 3.0 + margin, share.high(), 1e-9);
    assertEquals(1.280486e-9, ConfidenceInterval.ofShare(0, 3_000_000_000L).high(), 1e-15);
  }

  @Test
  void whatAllOrNoneDoHasAnEndThere() {
    for (long of = 1; of < 200; of++) {
      assertEquals(0, ConfidenceInterval.ofShare(0, of).low());
      assertEquals(1, ConfidenceInterval.ofShare(of, of).high());
    }
  }

  /** Student's 97.5 % quantile at 9 degrees of freedom is 2.262157. */
  @Test
  void meansHaveStudents() {
    ConfidenceInterval mean = ConfidenceInterval.ofMean(5, 2, 10);
    double margin = 2.262157 * 2 / Math.sqrt(10);
    assertEquals(5 - margin, mean.low(), 1e-6);
    assertEquals(5 + margin, mean.high(), 1e-6);
  }

  @ParameterizedTest
  @CsvSource({"-1, 5", "6, 5", "0, 0"})
  void moreHitsThanTriesAreNoShare(long hits, long of) {
    assertThrows(IllegalArgumentException.class, () -> ConfidenceInterval.ofShare(hits, of));
  }
}
