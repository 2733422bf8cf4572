package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ProgressLineTest {

  @Test
  void tellsDoneFailedRateAndTimeLeft() {
    assertEquals(
        "1,250 of 5,000 seeds (25 %), 3 failed, 625 seeds/s, 0:06 left",
        ProgressLine.line(1250, 3, 5000, 625));
    assertEquals(
        "10 of 1,000,000 seeds (0 %), 0 failed, 10 seeds/s, 27:46:39 left",
        ProgressLine.line(10, 0, 1_000_000, 10));
  }

  @Test
  void knowsNothingBeforeTheFirstSeed() {
    assertEquals(
        "0 of 10 seeds (0 %), 0 failed, 0 seeds/s, ? left", ProgressLine.line(0, 0, 10, 0));
  }

  @Test
  void thePaceForgetsTheSlowStart() {
    Pace pace = new Pace();
    assertEquals(0, pace.of(0, 10));
    assertEquals(50, pace.of(1000, 20));
    assertEquals(1000, pace.of(21_000, 40));
    assertEquals(1000, pace.of(31_000, 50));
  }
}
