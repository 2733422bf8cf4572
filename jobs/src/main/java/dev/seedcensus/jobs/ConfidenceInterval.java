package dev.seedcensus.jobs;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * A 95 % confidence interval.
 *
 * @param low lower end
 * @param high upper end
 */
public record ConfidenceInterval(double low, double high) {

  private static final double LEVEL = 0.95;

  /** Both tails are left out alike. */
  private static final double QUANTILE_AT = 0.5 + LEVEL / 2;

  private static final double NORMAL_QUANTILE =
      new NormalDistribution().inverseCumulativeProbability(QUANTILE_AT);

  /**
   * Of a share, by Wilson's score (E. B. Wilson, "Probable inference, the law of succession, and
   * statistical inference", JASA 22, 1927). Written out, since that of Commons Math takes ints and
   * goes wrong beyond 2^30.
   *
   * @param hits in [0, of]
   * @param of how many were tried, at least 1
   * @return within [0, 1]
   * @throws IllegalArgumentException if hits or tries are out of range
   */
  public static ConfidenceInterval ofShare(long hits, long of) {
    if (of < 1 || hits < 0 || hits > of) {
      throw new IllegalArgumentException("%d of %d is no share".formatted(hits, of));
    }
    double n = (double) of;
    double share = hits / n;
    double pull = NORMAL_QUANTILE * NORMAL_QUANTILE / n;
    double centre = (share + pull / 2) / (1 + pull);
    double margin = NORMAL_QUANTILE * Math.sqrt((share * (1 - share) + pull / 4) / n) / (1 + pull);
    // With no hits, or nothing else, one end is the share itself: rounding must not move it.
    return new ConfidenceInterval(
        hits == 0 ? 0 : Math.max(0, centre - margin),
        hits == of ? 1 : Math.min(1, centre + margin));
  }

  /**
   * Of a mean, by Student's t.
   *
   * @param sd standard deviation of one observation
   * @param n observations, at least 2
   */
  public static ConfidenceInterval ofMean(double mean, double sd, long n) {
    double margin = marginOfMean(sd, n);
    return new ConfidenceInterval(mean - margin, mean + margin);
  }

  /** Half the width of the interval of a mean of n observations, n at least 2. */
  public static double marginOfMean(double sd, long n) {
    TDistribution student = new TDistribution((double) n - 1);
    return student.inverseCumulativeProbability(QUANTILE_AT) * sd / Math.sqrt((double) n);
  }
}
