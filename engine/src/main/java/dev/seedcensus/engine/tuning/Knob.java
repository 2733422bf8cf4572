package dev.seedcensus.engine.tuning;

/**
 * A weight that may be moved.
 *
 * @param name for people
 * @param initial where it stands, within the bounds
 * @param low the least it may be, above 0
 * @param high the most it may be
 */
public record Knob(String name, double initial, double low, double high) {

  /**
   * Digits of a weight, in binary: enough for a quarter of a thousandth, and few enough that the
   * engine adds up weights without rounding.
   */
  private static final int DIGITS = 12;

  /** The nearest weight that is short in binary and within the bounds. */
  double settle(double weight) {
    double unit = Math.scalb(1.0, Math.getExponent(weight) - DIGITS + 1);
    return Math.max(low, Math.min(high, Math.rint(weight / unit) * unit));
  }
}
