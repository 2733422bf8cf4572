package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;

/** Turns decimals into fractions and whole units without rounding. */
final class Exact {

  private Exact() {}

  /** The value without trailing zeros, and never in powers of ten: 1E+1 becomes 10. */
  static BigDecimal plain(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0, RoundingMode.UNNECESSARY) : stripped;
  }

  static BigFraction fraction(BigDecimal value) {
    BigDecimal plain = plain(value);
    return new BigFraction(plain.unscaledValue(), BigInteger.TEN.pow(plain.scale()));
  }

  /** The value in units of 10^-scale. */
  static int units(BigDecimal value, int scale) {
    return value.movePointRight(scale).intValueExact();
  }
}
