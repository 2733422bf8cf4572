package dev.seedcensus.engine.analysis.statistics;

/**
 * The share of trials that had some outcome.
 *
 * @param hits trials that had it, from 0 to n
 * @param n all trials
 */
public record Share(long hits, long n) implements Estimate {

  /** Two-sided 95 % quantile of the normal distribution. */
  private static final double Z95 = 1.959963984540054;

  public Share {
    if (hits < 0 || hits > n) {
      throw new IllegalArgumentException(
          "Cannot make a share of " + hits + " hits in " + n + " trials");
    }
  }

  /** The share itself; NaN of no trials. */
  @Override
  public double value() {
    return (double) hits / n;
  }

  @Override
  public double standardError() {
    return Math.sqrt(value() * (1 - value()) / n);
  }

  /**
   * The 95 % score interval of E. B. Wilson, Probable Inference, the Law of Succession, and
   * Statistical Inference, Journal of the American Statistical Association 22, 1927, <a
   * href="https://doi.org/10.1080/01621459.1927.10502953">doi:10.1080/01621459.1927.10502953</a>.
   * Unlike value ± 2 standard errors it stays within [0, 1] and says something also where all
   * trials agree. Of no trials it is [0, 1].
   */
  public Interval wilson95() {
    if (n == 0) {
      return new Interval(0, 1);
    }
    double z2n = Z95 * Z95 / n;
    double center = (value() + z2n / 2) / (1 + z2n);
    double half = Z95 / (1 + z2n) * Math.sqrt((value() * (1 - value()) + z2n / 4) / n);
    return new Interval(
        hits == 0 ? 0 : Math.max(0, center - half), hits == n ? 1 : Math.min(1, center + half));
  }
}
