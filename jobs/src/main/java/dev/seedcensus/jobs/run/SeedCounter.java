package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.source.CensusMetrics;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import scala.collection.Iterable;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Adds up the data source's metrics from Spark's events: tasks that ended, and those at work as of
 * their last heartbeat.
 */
public final class SeedCounter extends SparkListener {

  private final AtomicLong done = new AtomicLong();
  private final AtomicLong failed = new AtomicLong();
  private final Map<Long, Long> doneByTasksAtWork = new ConcurrentHashMap<>();

  /** Seeds run so far, failed ones too. */
  public long done() {
    return done.get() + doneByTasksAtWork.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Failed seeds of tasks that ended. */
  public long failed() {
    return failed.get();
  }

  @Override
  public void onTaskStart(SparkListenerTaskStart event) {
    doneByTasksAtWork.put(event.taskInfo().taskId(), 0L);
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd event) {
    doneByTasksAtWork.remove(event.taskInfo().taskId());
    if (event.taskInfo().successful()) {
      Iterable<AccumulableInfo> counts = event.taskInfo().accumulables();
      done.addAndGet(count(counts, CensusMetrics.SEEDS_DONE));
      failed.addAndGet(count(counts, CensusMetrics.SEEDS_FAILED));
    }
  }

  @Override
  public void onExecutorMetricsUpdate(SparkListenerExecutorMetricsUpdate event) {
    CollectionConverters.asJava(event.accumUpdates())
        .forEach(
            task -> {
              long seeds = count(task._4(), CensusMetrics.SEEDS_DONE);
              doneByTasksAtWork.computeIfPresent((Long) task._1(), (id, before) -> seeds);
            });
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
