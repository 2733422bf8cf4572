package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.source.CensusMetrics;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import scala.collection.Iterable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Adds up the data source's metrics from Spark's events: tasks that ended well, and those at work
 * as of their last heartbeat. What an attempt that was lost had counted does not count.
 */
final class SeedCounter extends SparkListener {

  /**
   * What was counted.
   *
   * @param done seeds run, failed ones too
   * @param failed seeds whose record holds an error
   */
  record Seeds(long done, long failed) {

    private static final Seeds NONE = new Seeds(0, 0);

    private static Seeds of(Iterable<AccumulableInfo> counts) {
      return new Seeds(
          count(counts, CensusMetrics.SEEDS_DONE), count(counts, CensusMetrics.SEEDS_FAILED));
    }

    private Seeds plus(Seeds other) {
      return new Seeds(done + other.done, failed + other.failed);
    }
  }

  private final Map<Long, Seeds> ofTasksAtWork = new HashMap<>();
  private Seeds ofTasksThatEnded = Seeds.NONE;
  private long retried;
  private OptionalLong start = OptionalLong.empty();

  /** Seeds so far. */
  synchronized Seeds seeds() {
    return ofTasksAtWork.values().stream().reduce(ofTasksThatEnded, Seeds::plus);
  }

  /** Attempts at tasks beyond the first: after a failure, or because the first was slow. */
  synchronized long retried() {
    return retried;
  }

  /** When the first task started, on the clock of {@link System#nanoTime}. */
  synchronized OptionalLong start() {
    return start;
  }

  @Override
  public synchronized void onTaskStart(SparkListenerTaskStart event) {
    ofTasksAtWork.put(event.taskInfo().taskId(), Seeds.NONE);
    if (event.taskInfo().attemptNumber() > 0 || event.stageAttemptId() > 0) {
      retried++;
    }
    if (start.isEmpty()) {
      // Events arrive late, but tell the time.
      long millisAgo = System.currentTimeMillis() - event.taskInfo().launchTime();
      start = OptionalLong.of(System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(millisAgo));
    }
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd event) {
    ofTasksAtWork.remove(event.taskInfo().taskId());
    if (event.taskInfo().successful()) {
      ofTasksThatEnded = ofTasksThatEnded.plus(Seeds.of(event.taskInfo().accumulables()));
    }
  }

  @Override
  public synchronized void onExecutorMetricsUpdate(SparkListenerExecutorMetricsUpdate event) {
    CollectionConverters.asJava(event.accumUpdates())
        .forEach(
            task ->
                ofTasksAtWork.computeIfPresent(
                    (Long) task._1(), (id, before) -> Seeds.of(task._4())));
  }

  private static long count(Iterable<AccumulableInfo> counts, String name) {
    long sum = 0;
    for (AccumulableInfo info : CollectionConverters.asJava(counts)) {
      boolean named = info.name().isDefined() && info.name().get().equals(name);
      if (named && info.update().isDefined()) {
        sum += ((Number) info.update().get()).longValue();
      }
    }
    return sum;
  }
}
