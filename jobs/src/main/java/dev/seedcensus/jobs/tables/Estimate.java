package dev.seedcensus.jobs.tables;

import dev.seedcensus.jobs.ConfidenceInterval;

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

  /** The mean of n observations with this standard deviation, n at least 2. */
  public static Estimate mean(double mean, double sd, long n) {
    ConfidenceInterval interval = ConfidenceInterval.ofMean(mean, sd, n);
    return new Estimate(mean, sd, n, interval.low(), interval.high());
  }

  /** So many hits among n, at least 1. */
  public static Estimate share(long hits, long n) {
    double share = (double) hits / n;
    ConfidenceInterval interval = ConfidenceInterval.ofShare(hits, n);
    double sd = Math.sqrt(share * (1 - share));
    return new Estimate(share, sd, n, interval.low(), interval.high());
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
