package dev.seedcensus.jobs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Spark says is wrong with an expression or a query, in words for whoever wrote it. */
public final class SparkReason {

  /** What Spark calls a text whose parts are nested too deeply for its parser. */
  public static final String TOO_COMPLEX = "FAILED_TO_PARSE_TOO_COMPLEX";

  /** A condition of a hundred kilobytes is not printed whole. */
  private static final int LONGEST = 400;

  private static final Pattern KIND = Pattern.compile("^\\[[A-Z0-9_.]+]\\s*");
  private static final Pattern PLACE = Pattern.compile("\\(?line (\\d+),? pos (\\d+)\\)?");
  private static final Pattern STATE = Pattern.compile("\\s*SQLSTATE: \\w{5}.*$");
  private static final Pattern SETTINGS =
      Pattern.compile("\\s*If necessary set \"?spark\\.\\S+ to \\S+ to bypass this error\\.?");

  /** What stands at the end of its sentences when the rest has been taken off. */
  private static final Pattern END = Pattern.compile("[.;\\s]+$");

  private SparkReason() {}

  /**
   * The end of a sentence: Spark's first line without its codes and without advice on its settings,
   * the place last.
   *
   * @param message of what Spark threw, or null
   */
  public static String of(String message) {
    String line =
        (message == null ? "" : message)
            .lines()
            .filter(text -> !text.isBlank())
            .findFirst()
            .orElse("Spark does not say why")
            // A letter that ends lines elsewhere, or rings a bell, is shown as something else.
            .replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]", "?")
            .strip();
    Matcher state = STATE.matcher(line);
    Matcher place = PLACE.matcher(state.find() ? state.group() : "");
    String at = place.find() ? " (line %s, pos %s)".formatted(place.group(1), place.group(2)) : "";
    String said = KIND.matcher(state.replaceFirst("")).replaceFirst("");
    said = SETTINGS.matcher(said).replaceAll("");
    return shortened(END.matcher(said).replaceFirst("")) + at + ".";
  }

  /** A text as a message quotes it: cut, with … for the rest, where it is long. */
  public static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST).strip() + "…";
  }
}
