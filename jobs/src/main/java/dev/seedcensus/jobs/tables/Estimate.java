package dev.seedcensus.jobs.tables;

import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;

/**
 * A mean or a share with its 95 % interval.
 *
 * @param value the mean or share
 * @param sd standard deviation of one observation
 * @param n how many observations
 * @param low lower end of the interval: Student's t for a mean, Wilson's for a share
 * @param high its upper end
 */
public record Estimate(double value, double sd, long n, double low, double high) {

  private static final double CONFIDENCE = 0.95;

  /** The mean of n observations with this standard deviation, n at least 2. */
  public static Estimate mean(double mean, double sd, long n) {
    double quantile =
        new TDistribution((double) n - 1).inverseCumulativeProbability(0.5 + CONFIDENCE / 2);
    double margin = quantile * sd / Math.sqrt((double) n);
    return new Estimate(mean, sd, n, mean - margin, mean + margin);
  }

  /** So many hits among n, at least 1. */
  public static Estimate share(long hits, long n) {
    double share = (double) hits / n;
    ConfidenceInterval interval =
        new WilsonScoreInterval()
            .createInterval(Math.toIntExact(n), Math.toIntExact(hits), CONFIDENCE);
    return new Estimate(
        share,
        Math.sqrt(share * (1 - share)),
        n,
        Math.max(0, interval.getLowerBound()),
        Math.min(1, interval.getUpperBound()));
  }

  /**
   * How far another mean or share is from this one, in standard errors of their difference.
   *
   * @param others observations behind the other, taken to spread as these do; 0 for no spread
   * @return negative where the other is larger; NaN where nothing spreads
   */
  double standardErrorsFrom(double other, long others) {
    double variance = sd * sd / n + (others > 0 ? sd * sd / others : 0);
    return variance > 0 ? (value - other) / Math.sqrt(variance) : Double.NaN;
  }
}
