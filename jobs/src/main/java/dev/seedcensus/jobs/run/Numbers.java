package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;

/** Numbers as people write them in specs. */
public final class Numbers {

  /**
   * A range.
   *
   * @param low its lower end, above 0
   * @param high its upper end, not below the lower
   */
  public record Range(double low, double high) {}

  private Numbers() {}

  /** A number above 0 and at most so large. */
  public static double positive(String what, String text, double most) {
    double number = number(text);
    if (number > 0 && number <= most) {
      return number;
    }
    throw new UserException(
        "%s must be a number above 0%s, not '%s'."
            .formatted(what, most == 1 ? " and at most 1" : "", text));
  }

  /** A number from 0 to 1. */
  public static double share(String what, String text) {
    double number = number(text);
    if (number >= 0 && number <= 1) {
      return number;
    }
    throw new UserException("%s must be a number from 0 to 1, not '%s'.".formatted(what, text));
  }

  /** A part of the target, as a number or in per cent. */
  public static double tolerance(String text) {
    String stripped = text.strip();
    boolean percent = stripped.endsWith("%");
    double number = number(percent ? stripped.substring(0, stripped.length() - 1) : stripped);
    double part = percent ? number / 100 : number;
    if (part > 0 && part < 1) {
      return part;
    }
    throw new UserException(
        "the tolerance must be above 0 and below 1, for example 0.02 or 2 %%, not '%s'."
            .formatted(text));
  }

  /** A whole number in a range. */
  public static long whole(String what, String text, long least, long most) {
    try {
      long number = Long.parseLong(text.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, with the range.
    }
    throw new UserException(
        "%s must be a whole number from %d to %d, not '%s'.".formatted(what, least, most, text));
  }

  /** {@code low..high}, both above 0. */
  public static Range range(String what, String text) {
    String[] ends = text.split("\\.\\.", -1);
    if (ends.length == 2) {
      double low = number(ends[0]);
      double high = number(ends[1]);
      if (low > 0 && high >= low) {
        return new Range(low, high);
      }
    }
    throw new UserException(
        "%s must have bounds above 0 such as 0.1..20, not '%s'.".formatted(what, text));
  }

  /** NaN for what is no finite number. */
  private static double number(String text) {
    try {
      double number = Double.parseDouble(text.strip());
      return Double.isFinite(number) ? number : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
