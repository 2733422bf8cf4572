package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ProgressLineTest {

  @Test
  void tellsDoneFailedRateAndTimeLeft() {
    assertEquals(
        "1,250 of 5,000 seeds (25 %), 3 failed, 625 seeds/s, 0:06 left",
        ProgressLine.line(1250, 3, 5000, 2));
    assertEquals(
        "10 of 1,000,000 seeds (0 %), 0 failed, 10 seeds/s, 27:46:39 left",
        ProgressLine.line(10, 0, 1_000_000, 1));
  }

  @Test
  void knowsNothingBeforeTheFirstSeed() {
    assertEquals(
        "0 of 10 seeds (0 %), 0 failed, 0 seeds/s, ? left", ProgressLine.line(0, 0, 10, 3));
  }
}
