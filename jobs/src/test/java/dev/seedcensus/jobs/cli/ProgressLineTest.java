package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.run.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

  private static Progress progress(
      long total, long done, long failed, long retried, double seconds, double recentRate) {
    return new Progress(total, done, failed, 0, retried, List.of(), seconds, recentRate);
  }

  @Test
  void tellsDoneFailedRatesAndTimeLeft() {
    assertEquals(
        "1,250 of 5,000 seeds (25 %), 3 failed, 625 seeds/s (250 overall), 0:06 left",
        ProgressLine.line(progress(5000, 1250, 3, 0, 5, 625)));
    assertEquals(
        "10 of 1,000,000 seeds (0 %), 0 failed, 2 tasks retried, 0 seeds/s (10 overall), 27:46:39"
            + " left",
        ProgressLine.line(progress(1_000_000, 10, 0, 2, 1, 0)));
  }

  @Test
  void knowsNothingBeforeTheFirstSeed() {
    assertEquals(
        "0 of 10 seeds (0 %), 0 failed, 0 seeds/s (0 overall), ? left",
        ProgressLine.line(progress(10, 0, 0, 0, 0, 0)));
  }

  @Test
  void theLastLineTellsTheRateAndOfWhat() {
    assertEquals(
        "5,000 seeds, 3 failed, 1 task retried, in 2.5 s: 2,000 seeds/s from the first task's start"
            + " to the last commit (Spark's start excluded).",
        ProgressLine.complete(new Progress(5000, 5000, 3, 5000, 1, List.of(), 2.5, 2000)));
  }
}
