package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.Causes;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import java.io.IOException;
import java.util.List;
import org.apache.spark.SparkContext;

/** Tells what keeps a run from being written where that is the machines' doing, and not ours. */
final class WriteFault {

  /** How Spark says that a task was lost with the process that ran it. */
  private static final String LOST = "ExecutorLostFailure";

  private WriteFault() {}

  /** What to throw when a file or folder of a run cannot be written. */
  static UserException of(RunFolder folder, IOException cause) {
    return new UserException(
        "Cannot write to the output folder %s (%s): make room there or choose another with --out."
            .formatted(folder.path(), UserPath.whyUnwritable(cause)),
        cause);
  }

  /** What to throw when a job of Spark that writes a block has failed. */
  static RuntimeException of(RunFolder folder, SparkContext spark, Exception failure) {
    List<Throwable> causes = Causes.of(failure).toList();
    if (spark.isStopped() || causes.stream().anyMatch(WriteFault::tellsOfLoss)) {
      return new UserException(
          "Spark at %s broke off the work on %s: what is committed is kept; run the same command again."
              .formatted(spark.master(), folder.path()),
          failure);
    }
    for (Throwable cause : causes) {
      if (cause instanceof IOException fault) {
        return of(folder, fault);
      }
    }
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException("A block could not be computed", failure);
  }

  private static boolean tellsOfLoss(Throwable cause) {
    return String.valueOf(cause.getMessage()).contains(LOST);
  }
}
