package dev.seedcensus.jobs.run;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;

/** Follows the filling of a run, and tells recorder and watcher twice a second how far it is. */
final class FillMonitor implements AutoCloseable {

  private static final long PERIOD_MILLIS = 500;

  private final SparkContext context;
  private final long total;
  private final RunRecorder recorder;
  private final Consumer<Progress> watcher;
  private final SeedCounter counter = new SeedCounter();
  private final Pace pace = new Pace();
  private final Set<Chunks.Block> inFlight =
      new TreeSet<>(Comparator.comparingLong(Chunks.Block::first));
  private final long begin = System.nanoTime();
  private long lastCommit = begin;
  private long kept;
  private long keptFailed;
  private final ScheduledFuture<?> telling;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "progress");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Starts to follow.
   *
   * @param total seeds to do
   */
  FillMonitor(SparkContext context, long total, RunRecorder recorder, Consumer<Progress> watcher) {
    this.context = context;
    this.total = total;
    this.recorder = recorder;
    this.watcher = watcher;
    context.addSparkListener(counter);
    this.telling =
        clock.scheduleAtFixedRate(this::tell, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void tell() {
    Progress progress = now();
    recorder.progress(progress);
    watcher.accept(progress);
  }

  synchronized void begun(Chunks.Block block) {
    inFlight.add(block);
    recorder.begun(block);
  }

  synchronized void committed(Chunks.Block block, BlockWriter.Count count, double seconds) {
    inFlight.remove(block);
    kept += block.seeds().size();
    keptFailed += count.failed();
    lastCommit = System.nanoTime();
    recorder.committed(block, count, seconds);
  }

  /** How far it is. What was committed is known at once, what tasks did a little later. */
  private synchronized Progress now() {
    SeedCounter.Seeds seeds = counter.seeds();
    double seconds = seconds(System.nanoTime());
    long done = Math.min(total, Math.max(seeds.done(), kept));
    return new Progress(
        total,
        done,
        Math.max(seeds.failed(), keptFailed),
        kept,
        counter.retried(),
        inFlight(),
        seconds,
        pace.of(done, seconds));
  }

  /** What was committed in the end. */
  synchronized Progress end() {
    double seconds = seconds(lastCommit);
    double rate = seconds > 0 ? kept / seconds : 0;
    return new Progress(total, kept, keptFailed, kept, counter.retried(), List.of(), seconds, rate);
  }

  private double seconds(long nanos) {
    return counter.start().isEmpty() ? 0 : Math.max(0, nanos - counter.start().getAsLong()) / 1e9;
  }

  private List<String> inFlight() {
    return inFlight.stream().map(block -> block.seeds().toString()).toList();
  }

  /** Stops to tell; recorder and watcher are not called any more. */
  @Override
  public void close() {
    context.removeSparkListener(counter);
    telling.cancel(false);
    clock.shutdown();
    try {
      clock.awaitTermination(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
