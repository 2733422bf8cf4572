package dev.seedcensus.jobs.run;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The rate of the last few seconds: what a run does now, without the slow start. Tasks tell how far
 * they are once a second, so a shorter while would jump.
 */
final class Pace {

  private static final double WINDOW_SECONDS = 5;

  private record Sample(long done, double seconds) {}

  private final Deque<Sample> samples = new ArrayDeque<>();

  Pace() {
    samples.add(new Sample(0, 0));
  }

  /**
   * Seeds per second, over the window or as little more as the samples allow.
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
    double span = seconds - oldest.seconds();
    return span > 0 ? Math.max(0, (done - oldest.done()) / span) : 0;
  }

  private Sample secondOldest() {
    return samples.stream().skip(1).findFirst().orElseThrow();
  }
}
