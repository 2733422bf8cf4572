package dev.seedcensus.jobs.bench;

import com.sun.management.ThreadMXBean;
import dev.seedcensus.jobs.experiment.RecordWriter;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.types.StructType;

/**
 * Measures how fast one thread makes records of an experiment: warm-up first, then every seed of a
 * range once.
 */
public final class Bench {

  /**
   * What was measured.
   *
   * @param seeds how many seeds were run
   * @param failed how many of their records hold an error
   * @param secondsPerSeed mean wall-clock time of a seed
   * @param stepsPerSecond rewrites, trials, … per second of wall-clock time
   * @param bytesPerSeed mean memory that the thread allocated for a seed
   * @param columns what was computed
   */
  public record Result(
      long seeds,
      long failed,
      double secondsPerSeed,
      double stepsPerSecond,
      long bytesPerSeed,
      List<String> columns) {

    public double seedsPerSecond() {
      return 1 / secondsPerSeed;
    }
  }

  private final Setup setup;
  private final StructType columns;

  /**
   * Creates a measurement.
   *
   * @param columns the columns to compute, in the shape of a record
   */
  public Bench(Setup setup, StructType columns) {
    this.setup = setup;
    this.columns = columns;
  }

  /**
   * Measures.
   *
   * @param warmUpSeconds how long seeds of the range are run before
   */
  public Result run(SeedSet seeds, double warmUpSeconds) {
    RecordWriter writer = new RecordWriter(setup, columns);
    warmUp(writer, seeds, warmUpSeconds);
    long failed = 0;
    long steps = 0;
    long bytes = allocatedBytes();
    long start = System.nanoTime();
    for (int range = 0; range < seeds.ranges(); range++) {
      for (long seed = seeds.first(range); seed <= seeds.last(range); seed++) {
        for (int record = 0; record < writer.recordsPerSeed(); record++) {
          writer.record(seed, record);
          steps += writer.steps();
          failed += writer.failed() ? 1 : 0;
        }
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    bytes = allocatedBytes() - bytes;
    return new Result(
        seeds.size(),
        failed,
        seconds / seeds.size(),
        steps / seconds,
        bytes / seeds.size(),
        List.of(columns.fieldNames()));
  }

  private static void warmUp(RecordWriter writer, SeedSet seeds, double seconds) {
    long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
    long seed = seeds.first(0);
    while (System.nanoTime() < end) {
      writer.record(seed);
      seed = seed == seeds.last(0) ? seeds.first(0) : seed + 1;
    }
  }

  private static long allocatedBytes() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getCurrentThreadAllocatedBytes();
  }
}
