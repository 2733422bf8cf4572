package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is alive: whatever a file of a killed process says. */
class HeartbeatTest {

  private static final Heartbeat OURS = Heartbeat.first("1..100", 60);

  @TempDir Path folder;

  private static Heartbeat changed(String host, long pid, String processStarted, Instant time) {
    return new Heartbeat(
        host, pid, processStarted, OURS.began(), time.toString(), false, "1..9", OURS.progress());
  }

  @Test
  void thisProcessIsAliveHoweverLongItHasBeenSilent() {
    assertTrue(OURS.isAlive());
    Instant longAgo = Instant.now().minusSeconds(5000);
    assertTrue(changed(OURS.host(), OURS.pid(), OURS.processStarted(), longAgo).isAlive());
  }

  @Test
  void aProcessThatIsThroughIsNot() {
    assertFalse(OURS.now(Progress.none(60), true).isAlive());
  }

  @Test
  void aNumberThatAnotherProcessGotSinceIsNobody() {
    Heartbeat earlier = changed(OURS.host(), OURS.pid(), "2001-01-01T00:00:00Z", Instant.now());
    assertFalse(earlier.isAlive());
  }

  @Test
  void aKilledProcessIsDeadAtOnce() throws Exception {
    Process process = new ProcessBuilder("sleep", "100").start();
    String started =
        process.info().startInstant().map(time -> time.toString().replaceFirst("[.].*", "Z")).get();
    Heartbeat last = changed(OURS.host(), process.pid(), started, Instant.now());
    assertTrue(last.isAlive());
    process.destroyForcibly().waitFor();
    assertFalse(last.isAlive());
  }

  @Test
  void aProcessElsewhereIsBelievedForAWhile() {
    assertTrue(changed("elsewhere.example", 1, "", Instant.now()).isAlive());
    assertFalse(changed("elsewhere.example", 1, "", Instant.now().minusSeconds(60)).isAlive());
  }

  @Test
  void theFileGivesBackWhatWasWritten() throws IOException {
    RunFolder run = new RunFolder(folder);
    assertEquals(Optional.empty(), HeartbeatFile.read(run));
    Heartbeat heartbeat =
        OURS.now(new Progress(60, 40, 3, 20, 1, List.of("21..30", "31..40"), 2.5, 16), false);
    HeartbeatFile.write(run, heartbeat);
    assertEquals(Optional.of(heartbeat), HeartbeatFile.read(run));
    assertFalse(Files.readString(folder.resolve("progress.json")).contains("alive"));
    Files.writeString(folder.resolve("progress.json"), "{\"host\": \"x");
    assertEquals(Optional.empty(), HeartbeatFile.read(run));
  }
}
