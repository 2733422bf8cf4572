package dev.seedcensus.jobs.search;

import dev.seedcensus.jobs.tables.Estimate;
import java.util.OptionalDouble;
import org.apache.commons.math3.distribution.FDistribution;

/**
 * What hits among seeds tried tell of the share of all seeds that are hits, with a 95 % interval.
 *
 * <p>A search that stopped at its last hit was not one of so many seeds, and the last seed was
 * bound to be a hit (inverse sampling): hits over tried would be too high. The unbiased rate is one
 * hit and one seed less, (hits − 1) / (tried − 1), which says nothing of a single hit. The interval
 * is exact: at its lower end p, hits come so soon with a chance of 2.5 %; at its upper end so late.
 * These are Clopper and Pearson's bounds for <i>hits</i> of <i>tried</i> below, and for <i>hits −
 * 1</i> of <i>tried − 1</i> above. Seeds tried per hit need no such care: tried / hits is unbiased
 * for 1 / p.
 *
 * <p>A search that tried all it might was of so many seeds: hits over tried, with Wilson's
 * interval; where there was no hit, the upper bound is the rate at which none would have come with
 * a chance of 5 %.
 *
 * @param hits how many seeds were accepted
 * @param tried how many were tried, at least 1
 * @param inverse whether the search stopped because the last seed tried was the last hit wanted
 * @param value the rate; empty where nothing is known of it
 * @param low lower end of the interval
 * @param high upper end
 */
record Rate(long hits, long tried, boolean inverse, OptionalDouble value, double low, double high) {

  private static final double TAIL = 0.025;

  /** A search that stopped at its last hit. */
  static Rate untilHits(long hits, long tried) {
    return new Rate(
        hits,
        tried,
        true,
        hits > 1 ? OptionalDouble.of((hits - 1.0) / (tried - 1.0)) : OptionalDouble.empty(),
        lowest((double) hits, (double) tried),
        highest((double) hits, (double) tried));
  }

  /** A search that did not. */
  static Rate among(long tried, long hits) {
    if (hits == 0) {
      double bound = -Math.expm1(Math.log(2 * TAIL) / tried);
      return new Rate(hits, tried, false, OptionalDouble.of(0), 0, bound);
    }
    Estimate share = Estimate.share(hits, tried);
    return new Rate(
        hits, tried, false, OptionalDouble.of(share.value()), share.low(), share.high());
  }

  /** The p at which the hits come within so many seeds with the chance of a tail. */
  private static double lowest(double hits, double tried) {
    double others = tried - hits + 1;
    double f = new FDistribution(2 * others, 2 * hits).inverseCumulativeProbability(1 - TAIL);
    return hits / (hits + others * f);
  }

  /** The p at which fewer seeds do not bring them with the chance of a tail. */
  private static double highest(double hits, double tried) {
    double others = tried - hits;
    if (others == 0) {
      return 1;
    }
    double f = new FDistribution(2 * hits, 2 * others).inverseCumulativeProbability(1 - TAIL);
    return hits * f / (others + hits * f);
  }

  /** Seeds tried per hit; infinite where there was none. */
  double seedsPerHit() {
    return (double) tried / hits;
  }
}
