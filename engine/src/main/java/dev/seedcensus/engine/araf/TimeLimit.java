package dev.seedcensus.engine.araf;

import java.time.Duration;

/** A moment after which a search gives up. */
public final class TimeLimit {

  /** Never. */
  public static final TimeLimit NONE = new TimeLimit(false, 0);

  private final boolean limited;
  private final long end;

  private TimeLimit(boolean limited, long end) {
    this.limited = limited;
    this.end = end;
  }

  /** A time from now on. */
  public static TimeLimit of(Duration duration) {
    return new TimeLimit(true, System.nanoTime() + duration.toNanos());
  }

  boolean passed() {
    return limited && System.nanoTime() - end > 0;
  }
}
