package dev.seedcensus.jobs.cli;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The rate of the last while. Over the whole time it would be too low for long: the first seconds
 * of a run go into starting Spark's jobs and compiling.
 */
final class Pace {

  private static final double WINDOW_SECONDS = 15;

  private record Sample(long done, double seconds) {}

  private final Deque<Sample> samples = new ArrayDeque<>();

  Pace() {
    samples.add(new Sample(0, 0));
  }

  /**
   * Seeds per second, over the window or a little more.
   *
   * @param done seeds done so far
   * @param seconds time so far
   */
  double of(long done, double seconds) {
    samples.add(new Sample(done, seconds));
    while (samples.size() > 2 && secondOldest().seconds() <= seconds - WINDOW_SECONDS) {
      samples.removeFirst();
    }
    Sample oldest = samples.getFirst();
    return (done - oldest.done()) / Math.max(1e-3, seconds - oldest.seconds());
  }

  private Sample secondOldest() {
    return samples.stream().skip(1).findFirst().orElseThrow();
  }
}
