package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.source.CensusMetrics;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.Success$;
import org.apache.spark.TaskState;
import org.apache.spark.executor.ExecutorMetrics;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.scheduler.TaskInfo;
import org.apache.spark.scheduler.TaskLocality;
import org.junit.jupiter.api.Test;
import scala.Option;
import scala.Some;
import scala.Tuple4;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Fed with the events of a task that is lost after some seeds, and tried again. */
class SeedCounterTest {

  private final SeedCounter counter = new SeedCounter();

  private static TaskInfo task(long id, int attempt, long launched) {
    return new TaskInfo(id, 0, attempt, 0, launched, "1", "host", TaskLocality.ANY(), false);
  }

  private void start(TaskInfo task) {
    counter.onTaskStart(new SparkListenerTaskStart(1, 0, task));
  }

  private void end(TaskInfo task, boolean well, long done, long failed) {
    task.markFinished(well ? TaskState.FINISHED() : TaskState.FAILED(), 1);
    task.setAccumulables(counts(done, failed));
    counter.onTaskEnd(
        new SparkListenerTaskEnd(1, 0, "", Success$.MODULE$, task, new ExecutorMetrics(), null));
  }

  private void heartbeat(TaskInfo task, long done, long failed) {
    Tuple4<Object, Object, Object, Seq<AccumulableInfo>> update =
        new Tuple4<>(task.taskId(), 1, 0, counts(done, failed));
    counter.onExecutorMetricsUpdate(
        new SparkListenerExecutorMetricsUpdate(
            "1", seq(List.of(update)), scala.collection.immutable.Map$.MODULE$.empty()));
  }

  private static Seq<AccumulableInfo> counts(long done, long failed) {
    return seq(
        List.of(
            count(CensusMetrics.SEEDS_DONE, done),
            count(CensusMetrics.SEEDS_FAILED, failed),
            count("number of output rows", 99)));
  }

  private static AccumulableInfo count(String name, long value) {
    return new AccumulableInfo(
        1, Option.apply(name), new Some<>(value), Option.empty(), false, false, Option.empty());
  }

  private static <T> Seq<T> seq(List<T> items) {
    return CollectionConverters.asScala(items).toList();
  }

  @Test
  void aLostAttemptsSeedsDoNotCountAndItsSuccessorIsARetry() {
    TaskInfo lost = task(1, 0, 0);
    start(lost);
    heartbeat(lost, 40, 2);
    assertEquals(new SeedCounter.Seeds(40, 2), counter.seeds());
    end(lost, false, 50, 3);
    assertEquals(new SeedCounter.Seeds(0, 0), counter.seeds());
    assertEquals(0, counter.retried());
    TaskInfo again = task(2, 1, 0);
    start(again);
    assertEquals(1, counter.retried());
    heartbeat(again, 10, 0);
    end(again, true, 100, 6);
    heartbeat(again, 100, 6);
    assertEquals(new SeedCounter.Seeds(100, 6), counter.seeds());
    assertEquals(1, counter.retried());
  }

  @Test
  void theStartIsThatOfTheFirstTaskHoweverLateItsEventComes() {
    assertTrue(counter.start().isEmpty());
    start(task(1, 0, System.currentTimeMillis() - 5000));
    long first = counter.start().getAsLong();
    assertTrue(System.nanoTime() - first >= TimeUnit.SECONDS.toNanos(4));
    start(task(2, 0, System.currentTimeMillis()));
    assertEquals(first, counter.start().getAsLong());
  }
}
