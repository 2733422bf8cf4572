package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * Cuts seeds into tasks that last seconds, by the measured rate: long enough that starting a task
 * does not count, short enough that a lost one is no loss and that no core waits long for the last.
 *
 * @param seedsPerSecond rate of one thread
 * @param parallelism tasks that can run at once
 * @param shortestSeconds below this, a task is not cut further only to keep all cores busy
 */
record TaskSizes(double seedsPerSecond, int parallelism, double shortestSeconds) {

  private static final double TASK_SECONDS = 4;

  /** A task that writes makes a file, which should be worth opening; still seconds, not minutes. */
  static final double WRITING_TASK_SECONDS = 10;

  /** More tasks than this cost the driver more than they bring; they just last longer then. */
  static final int MOST_TASKS = 20_000;

  /** So few seeds are dealt out evenly: measuring would take longer than running them. */
  private static final int FEW_SEEDS = 64;

  static List<SeedSet> split(
      SeedSet seeds, Setup setup, StructType columns, double shortestSeconds) {
    int parallelism = SparkSession.active().sparkContext().defaultParallelism();
    if (seeds.size() <= FEW_SEEDS && SeedRate.known(setup, columns).isEmpty()) {
      return seeds.split(Math.max(1, (seeds.size() + parallelism - 1) / parallelism));
    }
    return new TaskSizes(SeedRate.of(setup, columns), parallelism, shortestSeconds).split(seeds);
  }

  List<SeedSet> split(SeedSet seeds) {
    return seeds.split(seedsPerTask(seeds.size()));
  }

  private long seedsPerTask(long seeds) {
    double seconds = seeds / seedsPerSecond;
    double atLeast = Math.min(parallelism, seconds / shortestSeconds);
    double tasks =
        Math.min(MOST_TASKS, Math.max(atLeast, seconds / Math.max(TASK_SECONDS, shortestSeconds)));
    return Math.max(1, (long) Math.ceil(seeds / Math.max(1, Math.ceil(tasks))));
  }
}
