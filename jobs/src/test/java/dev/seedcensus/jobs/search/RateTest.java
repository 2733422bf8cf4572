package dev.seedcensus.jobs.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.distribution.PascalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rates held against the distribution of how many seeds bring so many hits. */
class RateTest {

  /** Beyond this, hardly anything is left of the distributions used here. */
  private static final int MOST = 6_000;

  /** The chance that a search for so many hits tries so many seeds. */
  private static double chance(int hits, int tried, double p) {
    return new PascalDistribution(hits, p).probability(tried - hits);
  }

  @ParameterizedTest
  @CsvSource({"2, 0.3", "5, 0.1", "10, 0.02", "3, 0.9"})
  void theRateAndTheSeedsPerHitAreUnbiased(int hits, double p) {
    double rate = 0;
    double seeds = 0;
    for (int tried = hits; tried <= MOST; tried++) {
      Rate found = Rate.untilHits(hits, tried);
      rate += chance(hits, tried, p) * found.value().getAsDouble();
      seeds += chance(hits, tried, p) * found.seedsPerHit();
    }
    assertEquals(p, rate, 1e-9);
    assertEquals(1 / p, seeds, 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"1, 0.05", "2, 0.3", "5, 0.1", "10, 0.02", "3, 0.9"})
  void theIntervalHoldsTheRateInAtLeast95OfAHundredSearches(int hits, double p) {
    double covered = 0;
    for (int tried = hits; tried <= MOST; tried++) {
      Rate found = Rate.untilHits(hits, tried);
      covered += found.low() <= p && p <= found.high() ? chance(hits, tried, p) : 0;
    }
    assertTrue(covered >= 0.95 && covered < 0.995, "covered " + covered);
  }

  /** The bounds by their definition. */
  @ParameterizedTest
  @CsvSource({"1, 2", "1, 500", "10, 578", "10, 11", "3, 100000"})
  void atTheBoundsWhatWasSeenIsOneOfTheRarestInFortyWays(int hits, int tried) {
    Rate rate = Rate.untilHits(hits, tried);
    double soon = 1 - new BinomialDistribution(tried, rate.low()).cumulativeProbability(hits - 1);
    double late = new BinomialDistribution(tried - 1, rate.high()).cumulativeProbability(hits - 1);
    assertEquals(0.025, soon, 1e-6);
    assertEquals(0.025, late, 1e-6);
  }

  @Test
  void aHitAtOnceSaysLittle() {
    Rate rate = Rate.untilHits(1, 1);
    assertEquals(OptionalDouble.empty(), rate.value());
    assertEquals(0.025, rate.low(), 1e-9);
    assertEquals(1, rate.high());
  }

  @Test
  void aSearchOfAFixedNumberHasWilsons() {
    Rate rate = Rate.among(100, 86);
    assertEquals(0.86, rate.value().getAsDouble());
    assertEquals(0.7786, rate.low(), 5e-5);
    assertEquals(0.9147, rate.high(), 5e-5);
  }

  @Test
  void noHitIsAnUpperBound() {
    Rate rate = Rate.among(1000, 0);
    assertEquals(0, rate.low());
    assertEquals(0.05, Math.pow(1 - rate.high(), 1000), 1e-9);
    assertEquals(2.9957e-9, Rate.among(1_000_000_000, 0).high(), 1e-12);
  }
}
