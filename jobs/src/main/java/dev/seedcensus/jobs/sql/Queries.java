package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.UserException;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkThrowable;

/** Tells mistakes in a query from faults of the program that runs it. */
public final class Queries {

  private static final Pattern REASON =
      Pattern.compile(
          "(?s)(?<what>.*?)[.;\\s]*"
              + "(SQLSTATE: \\w{5}[;\\s]*(\\(?line (?<line>\\d+),? pos (?<pos>\\d+)\\)?.*)?)?");

  private static final int DEEPEST = 50;

  private Queries() {}

  /**
   * Runs what answers a query.
   *
   * @param what names the query in messages, for example {@code the query}
   * @throws UserException if Spark says that the query is wrong
   */
  public static <T> T answer(String what, Supplier<T> answering) {
    try {
      return answering.get();
    } catch (Exception e) { // Spark throws checked exceptions that its signatures do not declare.
      if (e instanceof SparkThrowable fault && isMistake(fault, e)) {
        throw new UserException("Cannot answer %s: %s".formatted(what, reason(e.getMessage())), e);
      }
      throw e;
    }
  }

  /** What Spark says, as the end of a sentence: without the standard's code, the place last. */
  static String reason(String message) {
    String first =
        (message == null ? "" : message)
            .lines()
            .filter(line -> !line.isBlank())
            .findFirst()
            .orElse("Spark does not say why")
            // A letter that ends lines elsewhere, or rings a bell, is shown as something else.
            .replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]", "?");
    Matcher known = REASON.matcher(first);
    if (!known.matches()) {
      return first.strip();
    }
    String place =
        known.group("line") == null
            ? ""
            : " (line %s, pos %s)".formatted(known.group("line"), known.group("pos"));
    return known.group("what").strip() + place + ".";
  }

  /** Whether what {@link #answer} threw is about a table or view that there is not. */
  public static boolean isAboutMissingView(UserException mistake) {
    return mistake.getCause() instanceof SparkThrowable fault
        && "TABLE_OR_VIEW_NOT_FOUND".equals(fault.getCondition());
  }

  private static boolean isMistake(SparkThrowable fault, Throwable thrown) {
    String condition = fault.getCondition();
    return condition != null && (!condition.startsWith("INTERNAL_ERROR") || isSparks(thrown));
  }

  /**
   * Whether Spark itself threw what is at the bottom of this: some queries it knows to be wrong and
   * fails to say so.
   */
  private static boolean isSparks(Throwable thrown) {
    Throwable root = thrown;
    for (int depth = 0; depth < DEEPEST && root.getCause() != null; depth++) {
      root = root.getCause();
    }
    return Arrays.stream(root.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> !name.matches("(java|jdk|sun|scala)\\..*"))
        .findFirst()
        .filter(name -> name.startsWith("org.apache.spark."))
        .isPresent();
  }
}
