package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.UserException;
import java.util.function.Supplier;
import org.apache.spark.SparkThrowable;

/** Tells mistakes in a query from faults of the program that runs it. */
public final class Queries {

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
      if (e instanceof SparkThrowable fault && isMistake(fault)) {
        String reason =
            String.valueOf(e.getMessage())
                .lines()
                .filter(line -> !line.isBlank())
                .findFirst()
                .orElse("Spark does not say why.")
                .strip();
        throw new UserException("Cannot answer %s: %s".formatted(what, reason), e);
      }
      throw e;
    }
  }

  /** Whether what {@link #answer} threw is about a table or view that there is not. */
  public static boolean isAboutMissingView(UserException mistake) {
    return mistake.getCause() instanceof SparkThrowable fault
        && "TABLE_OR_VIEW_NOT_FOUND".equals(fault.getCondition());
  }

  private static boolean isMistake(SparkThrowable fault) {
    String condition = fault.getCondition();
    return condition != null && !condition.startsWith("INTERNAL_ERROR");
  }
}
