package dev.seedcensus.jobs.run;

import java.util.List;

/**
 * How far the filling of a run is.
 *
 * @param total seeds to do: those that were missing when it began
 * @param done seeds computed, failed ones too; of tasks at work as many as their last heartbeat
 *     told
 * @param failed how many of them gave a record with an error
 * @param kept seeds committed: what a crash now would leave of {@code done}
 * @param retried attempts at tasks beyond the first
 * @param inFlight the blocks at work, each as {@code first..last}
 * @param seconds since the first task's start, 0 before that; at the end, to the last commit
 * @param recentRate seeds per second of the last few seconds
 */
public record Progress(
    long total,
    long done,
    long failed,
    long kept,
    long retried,
    List<String> inFlight,
    double seconds,
    double recentRate) {

  public Progress {
    inFlight = List.copyOf(inFlight);
  }

  /** Before anything is done. */
  static Progress none(long total) {
    return new Progress(total, 0, 0, 0, 0, List.of(), 0, 0);
  }

  /** Seeds per second since the first task's start; 0 before that. */
  public double overallRate() {
    return seconds > 0 ? done / seconds : 0;
  }

  /** Seconds left at the recent rate, or at the overall one where nothing came lately. */
  public double secondsLeft() {
    return (total - done) / (recentRate > 0 ? recentRate : overallRate());
  }
}
