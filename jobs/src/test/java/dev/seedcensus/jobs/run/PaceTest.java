package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PaceTest {

  @Test
  void isThatOfTheLastFiveSeconds() {
    Pace pace = new Pace();
    assertEquals(0, pace.of(0, 4));
    assertEquals(50, pace.of(400, 8));
    assertEquals(150, pace.of(1200, 12));
    assertEquals(1000, pace.of(6200, 17));
    assertEquals(0, pace.of(6200, 22));
  }

  @Test
  void isNeverBelowZeroWhenALostTaskTakesItsSeedsWithIt() {
    Pace pace = new Pace();
    pace.of(500, 1);
    assertEquals(0, pace.of(100, 9));
  }

  @Test
  void isNoneBeforeTimeBegins() {
    assertEquals(0, new Pace().of(0, 0));
  }
}
