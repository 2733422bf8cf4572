package dev.seedcensus.engine.analysis.statistics;

/** A number measured on a sample, and how far it may be off. */
public interface Estimate {

  /** The best guess. */
  double value();

  /** Standard deviation of the guess itself; NaN where the sample is too small to tell. */
  double standardError();

  /** How many measurements it stands on. */
  long n();

  /**
   * How far this estimate lies above a number that is known for certain, in standard errors.
   *
   * @return 0 where both are equal, even if the standard error is 0; infinite where they differ and
   *     it is 0
   */
  default double standardErrorsAbove(double known) {
    return inStandardErrors(value() - known, standardError());
  }

  /**
   * How far this estimate lies above an independent one, in standard errors of their difference;
   * zeros as above.
   */
  default double standardErrorsAbove(Estimate other) {
    return inStandardErrors(
        value() - other.value(), Math.hypot(standardError(), other.standardError()));
  }

  private static double inStandardErrors(double difference, double standardError) {
    return difference == 0 ? 0 : difference / standardError;
  }
}
