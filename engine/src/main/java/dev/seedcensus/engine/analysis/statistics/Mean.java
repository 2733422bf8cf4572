package dev.seedcensus.engine.analysis.statistics;

import org.apache.commons.math3.stat.descriptive.StatisticalSummary;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/**
 * The mean of a sample.
 *
 * @param value the mean; NaN of an empty sample
 * @param standardDeviation of the measurements, with n - 1 below; NaN below two measurements
 * @param n how many measurements
 */
public record Mean(double value, double standardDeviation, long n) implements Estimate {

  /** The mean of some measurements. */
  public static Mean of(double... measurements) {
    SummaryStatistics summary = new SummaryStatistics();
    for (double measurement : measurements) {
      summary.addValue(measurement);
    }
    return of(summary);
  }

  /** The mean of measurements that were added up elsewhere. */
  public static Mean of(StatisticalSummary summary) {
    double deviation = summary.getN() < 2 ? Double.NaN : summary.getStandardDeviation();
    return new Mean(summary.getMean(), deviation, summary.getN());
  }

  @Override
  public double standardError() {
    return standardDeviation / Math.sqrt((double) n);
  }
}
