package dev.seedcensus.jobs.experiment;

import org.apache.spark.SparkEnv;
import org.apache.spark.sql.SparkSession;

/**
 * How much memory the things may take that a task of a census keeps, where how much they need is
 * not known before: half of Java's heap, divided among the tasks that can run at once. The other
 * half is for Spark and for the arrays' growth.
 */
public final class TaskMemory {

  /** The most that a user may ask for: a terabyte [MiB]. */
  public static final long MOST_MEBIBYTES = 1 << 20;

  private static final String DRIVER = "driver";

  private TaskMemory() {}

  /** Bytes of one task. */
  public static long bytes() {
    return bytes(Runtime.getRuntime().maxMemory(), tasksAtOnce());
  }

  static long bytes(long heap, int tasks) {
    return Math.max(1, heap / 2 / tasks);
  }

  /** How many tasks this process may have to run at once; 1 without Spark. */
  private static int tasksAtOnce() {
    SparkEnv spark = SparkEnv.get();
    if (spark == null) {
      return 1;
    }
    int cores =
        spark.executorId().equals(DRIVER)
            ? SparkSession.active().sparkContext().defaultParallelism()
            : spark
                .conf()
                .getInt("spark.executor.cores", Runtime.getRuntime().availableProcessors());
    return Math.max(1, cores / spark.conf().getInt("spark.task.cpus", 1));
  }
}
