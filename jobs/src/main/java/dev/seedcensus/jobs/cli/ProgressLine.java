package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.run.Progress;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Tells how far a run is: on a terminal one line that is written over, elsewhere a line now and
 * then.
 */
final class ProgressLine implements AutoCloseable {

  private static final long LOG_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final String CLEAR = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean terminal = Boolean.getBoolean("census.terminal");
  private long shown = System.nanoTime();

  ProgressLine(PrintWriter err) {
    this.err = err;
  }

  /** Shows how far it is; where lines are not written over, not at every call. */
  void show(Progress progress) {
    if (terminal) {
      err.print(CLEAR + line(progress));
      err.flush();
    } else if (System.nanoTime() - shown >= LOG_NANOS) {
      shown = System.nanoTime();
      err.println(line(progress));
    }
  }

  /**
   * The line, for example {@code 10 of 50 seeds (20 %), 0 failed, 4 seeds/s (3 overall), 0:10
   * left}.
   */
  static String line(Progress progress) {
    return String.format(
        Locale.ROOT,
        "%,d of %,d seeds (%d %%), %,d failed%s, %,.0f seeds/s (%,.0f overall), %s left",
        progress.done(),
        progress.total(),
        100 * progress.done() / Math.max(1, progress.total()),
        progress.failed(),
        retried(progress),
        progress.recentRate(),
        progress.overallRate(),
        clockTime(progress.secondsLeft()));
  }

  private static String retried(Progress progress) {
    return progress.retried() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            ", %,d %s retried",
            progress.retried(),
            progress.retried() == 1 ? "task" : "tasks");
  }

  static String clockTime(double seconds) {
    if (!Double.isFinite(seconds)) {
      return "?";
    }
    long whole = Math.max(0, Math.round(seconds));
    return whole < 3600
        ? "%d:%02d".formatted(whole / 60, whole % 60)
        : "%d:%02d:%02d".formatted(whole / 3600, whole / 60 % 60, whole % 60);
  }

  /** The line at the end of a run that was not broken off. */
  static String complete(Progress end) {
    return String.format(
        Locale.ROOT,
        "%,d seeds, %,d failed%s, in %.1f s: %,.0f seeds/s from the first task's start to the last"
            + " commit (Spark's start excluded).",
        end.kept(),
        end.failed(),
        retried(end),
        end.seconds(),
        end.overallRate());
  }

  /** Leaves an empty line to whatever is printed next. */
  @Override
  public void close() {
    if (terminal) {
      err.print(CLEAR);
      err.flush();
    }
  }
}
