package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.run.SeedCounter;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Tells how far a run is: on a terminal one line that is written over, elsewhere a line now and
 * then.
 */
final class ProgressLine implements AutoCloseable {

  private static final long TERMINAL_MILLIS = 250;
  private static final long LOG_MILLIS = 10_000;
  private static final String CLEAR = "\r\u001b[K";

  private final ScheduledFuture<?> showing;
  private final long total;
  private final SeedCounter counter;
  private final PrintWriter err;
  private final Pace pace = new Pace();
  private final boolean terminal = Boolean.getBoolean("census.terminal");
  private final long start = System.nanoTime();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "progress");
            thread.setDaemon(true);
            return thread;
          });

  ProgressLine(long total, SeedCounter counter, PrintWriter err) {
    this.total = total;
    this.counter = counter;
    this.err = err;
    long period = terminal ? TERMINAL_MILLIS : LOG_MILLIS;
    this.showing = clock.scheduleAtFixedRate(this::show, period, period, TimeUnit.MILLISECONDS);
  }

  private synchronized void show() {
    long done = counter.done();
    String line = line(done, counter.failed(), total, pace.of(done, seconds()));
    if (terminal) {
      err.print(CLEAR + line);
      err.flush();
    } else {
      err.println(line);
    }
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** The line, for example {@code 10 of 50 seeds (20 %), 0 failed, 4 seeds/s, 0:10 left}. */
  static String line(long done, long failed, long total, double seedsPerSecond) {
    String left = seedsPerSecond > 0 ? clockTime((total - done) / seedsPerSecond) : "?";
    return String.format(
        Locale.ROOT,
        "%,d of %,d seeds (%d %%), %,d failed, %,.0f seeds/s, %s left",
        done,
        total,
        100 * done / total,
        failed,
        seedsPerSecond,
        left);
  }

  private static String clockTime(double seconds) {
    long whole = Math.max(0, Math.round(seconds));
    return whole < 3600
        ? "%d:%02d".formatted(whole / 60, whole % 60)
        : "%d:%02d:%02d".formatted(whole / 3600, whole / 60 % 60, whole % 60);
  }

  /** Says that all is done; not called where the run was broken off. */
  synchronized void complete() {
    err.printf(
        Locale.ROOT,
        "%s%,d seeds in %.1f s, %,.0f seeds/s.%n",
        terminal ? CLEAR : "",
        total,
        seconds(),
        total / seconds());
  }

  @Override
  public void close() {
    showing.cancel(false);
    clock.shutdown();
  }
}
