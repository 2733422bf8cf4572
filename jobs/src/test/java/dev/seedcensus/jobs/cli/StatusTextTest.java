package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Heartbeat;
import dev.seedcensus.jobs.run.Progress;
import dev.seedcensus.jobs.run.RunFolder;
import dev.seedcensus.jobs.run.RunStatus;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatusTextTest {

  private static final Progress PROGRESS =
      new Progress(5000, 1250, 3, 1000, 2, List.of("1001..1500", "1501..2000"), 5, 625);

  private static StatusText text(boolean running, Heartbeat heartbeat) {
    return new StatusText(
        new RunStatus(
            new RunFolder(Path.of("out/grammar/0123")),
            SeedSet.parse("1..5000"),
            Optional.empty(),
            Optional.ofNullable(heartbeat),
            running));
  }

  private static Heartbeat heartbeat(boolean ended) {
    return new Heartbeat(
        "node7",
        42,
        "2026-01-01T10:00:00Z",
        "2026-01-01T10:00:05Z",
        ended ? "2026-01-01T10:00:10Z" : Instant.now().minusSeconds(3).toString(),
        ended,
        "1..5000",
        PROGRESS);
  }

  @Test
  void tellsOfARunningCensusHowFarItIs() {
    assertEquals(
        "0123: kept 0 of 5,000 seeds (0 %), 0 failed, 250 computed and not yet kept, 2 tasks"
            + " retried, 5,000 remaining, 625 seeds/s (250 overall), 0:06 left, 2 chunks at work:"
            + " 1001..1500 1501..2000",
        text(true, heartbeat(false)).line());
    List<String> block = text(true, heartbeat(false)).block();
    assertEquals(
        "0123, running as process 42 on node7, last heard of S s ago",
        block.get(0).replaceFirst("\\d+ s ago", "S s ago"));
    assertEquals(
        List.of(
            "  kept       0 of 5,000 seeds (0 %), 0 failed",
            "  in flight  250 computed and not yet kept, 2 chunks at work: 1001..1500 1501..2000",
            "  remaining  5,000 seeds, 0:06 left",
            "  rate       625 seeds/s (250 overall)",
            "  retries    2 tasks retried"),
        block.subList(1, block.size()));
  }

  @Test
  void neverTakesADeadOnesWordForThePresent() {
    assertEquals("not begun", text(false, null).state());
    assertEquals("not running, stopped 2026-01-01T10:00:10Z", text(false, heartbeat(true)).state());
    Heartbeat killed = heartbeat(false);
    assertEquals(
        "not running, last seen %s as process 42 on node7".formatted(killed.time()),
        text(false, killed).state());
    assertEquals(
        "0123: kept 0 of 5,000 seeds (0 %), 0 failed, 5,000 remaining, "
            + text(false, killed).state(),
        text(false, killed).line());
  }
}
