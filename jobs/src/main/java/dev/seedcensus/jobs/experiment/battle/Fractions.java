package dev.seedcensus.jobs.experiment.battle;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** Writes fractions as papers print them. */
public final class Fractions {

  private Fractions() {}

  /** For example {@code 501/625}, or {@code 5} for a whole number; null for null. */
  public static String text(BigFraction value) {
    if (value == null) {
      return null;
    }
    return value.getDenominator().equals(BigInteger.ONE)
        ? value.getNumerator().toString()
        : value.getNumerator() + "/" + value.getDenominator();
  }
}
