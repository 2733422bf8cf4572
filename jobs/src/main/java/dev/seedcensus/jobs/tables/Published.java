package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A published value.
 *
 * @param text the value where it is no number, otherwise null
 * @param number the number, or null
 * @param decimals how many decimals it is given with
 */
record Published(String text, BigDecimal number, int decimals) {

  static Published of(JsonNode cell, int decimals) {
    if (cell.isNumber()) {
      return new Published(null, cell.decimalValue(), decimals);
    }
    return new Published(cell.isTextual() ? cell.asText() : cell.toString(), null, 0);
  }

  /** A number or another text, as a query gives it. */
  static Published of(String text) {
    try {
      BigDecimal number = new BigDecimal(text);
      return new Published(null, number, Math.max(0, number.scale()));
    } catch (NumberFormatException e) {
      return new Published(text, null, 0);
    }
  }

  boolean isNumber() {
    return number != null;
  }

  /** Whether a value is this one, rounded as this one was. */
  boolean isSame(String value) {
    if (value == null) {
      return false;
    }
    if (!isNumber()) {
      return text.equals(value);
    }
    double half = 0.5 * Math.pow(10, -decimals);
    return Math.abs(Double.parseDouble(value) - number.doubleValue()) <= half + 1e-9;
  }

  @Override
  public String toString() {
    return isNumber() ? number.setScale(decimals, RoundingMode.HALF_UP).toPlainString() : text;
  }
}
