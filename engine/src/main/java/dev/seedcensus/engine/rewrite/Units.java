package dev.seedcensus.engine.rewrite;

/**
 * Weights as whole numbers of 2^-20.
 *
 * <p>While every weight is one and their sum stays within 2^52 units, every sum and difference of
 * the reference's sampling is exact in doubles, so sums may be taken in any order.
 */
final class Units {

  /** Sums up to this many units are exact in every step. */
  static final long MAX_SUM = 1L << 52;

  private static final double PER_ONE = 0x1p20;
  private static final double MAX_WEIGHT = 0x1p31;

  private Units() {}

  /** A weight in units, or -1 if it is no whole number of them or too large. */
  static long of(double weight) {
    double units = weight * PER_ONE;
    long whole = (long) units;
    return weight <= MAX_WEIGHT && whole == units ? whole : -1;
  }

  static double toWeight(long units) {
    return units / PER_ONE;
  }

  /**
   * The sum of units that a walk through the sites has to reach: at least one, since a draw of 0
   * skips sites without weight.
   */
  static long target(double draw, long total) {
    double left = draw * toWeight(total);
    return Math.max(1, (long) Math.ceil(left * PER_ONE));
  }
}
