package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.Causes;
import dev.seedcensus.jobs.SparkReason;
import dev.seedcensus.jobs.UserException;
import java.util.Arrays;
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
    } catch (StackOverflowError e) { // Spark walks through expressions by recursion.
      throw tooDeep(what, e);
    } catch (Exception e) { // Spark throws checked exceptions that its signatures do not declare.
      if (e instanceof SparkThrowable fault
          && SparkReason.TOO_COMPLEX.equals(fault.getCondition())) {
        throw tooDeep(what, e);
      }
      if (e instanceof SparkThrowable fault && isMistake(fault, e)) {
        throw new UserException(
            "Cannot answer %s: %s".formatted(what, SparkReason.of(e.getMessage())), e);
      }
      throw e;
    }
  }

  private static UserException tooDeep(String what, Throwable cause) {
    return new UserException(
        "Cannot answer %s: it is nested too deeply; write a shorter one.".formatted(what), cause);
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
    Throwable root = Causes.of(thrown).reduce(thrown, (above, cause) -> cause);
    return Arrays.stream(root.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> !name.matches("(java|jdk|sun|scala)\\..*"))
        .findFirst()
        .filter(name -> name.startsWith("org.apache.spark."))
        .isPresent();
  }
}
