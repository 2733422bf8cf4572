package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import dev.seedcensus.jobs.experiment.ArithmeticExperiment;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A census that is watched and stopped while its last chunk is at work. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class StopTest {

  private static final int TERM = 15;

  @TempDir Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  @Test
  void whatIsCommittedStaysAndTheSameCommandGoesOn() throws Exception {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(spec, "experiment: arithmetic\nseeds: 1..9\nchunk: 4\nout: out\n");
    Job job = Job.of(JobSpecs.read(spec, JobSpecs.CommandLine.SILENT));
    Outcome stopped;
    CompletableFuture<Outcome> watched;
    try (AutoCloseable held = ArithmeticExperiment.hold(9)) {
      CompletableFuture<Outcome> running = inBackground("run", spec.toString());
      RunStatus status = await(job, now -> now.kept() == 8);
      assertTrue(held != null && status.isRunning());
      assertEquals(1, status.remaining());
      assertEquals(1, status.failed());
      await(job, now -> now.heartbeat().get().progress().inFlight().equals(List.of("9..9")));
      Path staging = job.folder().path().resolve(".staging");
      while (!Files.exists(staging)) {
        Thread.sleep(20);
      }
      Outcome told = census("status", spec.toString());
      assertTrue(told.out().contains("now      running as process "), told.out());
      assertFalse(told.out().contains("leftover"), "in flight is not left over: " + told.out());
      watched = inBackground("status", spec.toString(), "--watch", "--every", "0.1");
      Interrupts.stop(TERM);
      stopped = running.get();
    }
    assertEquals(128 + TERM, stopped.code(), stopped.err());
    assertTrue(
        stopped
            .err()
            .endsWith(
                "census: Stopped: 8 of 9 seeds are kept; the same command goes on from there.\n"),
        stopped.err());
    assertEquals("", stopped.out());
    assertFalse(RunStatus.of(job.folder(), job.spec().seeds()).isRunning());
    assertTrue(log(job).contains("WARN  census: ends, stopped: 8 of 9 seeds"), log(job));

    Path left = job.folder().path().resolve(".staging/of-a-dead-census/9-9");
    Files.createDirectories(left);
    String told = census("status", spec.toString()).out();
    assertTrue(told.contains("leftover .staging/of-a-dead-census/9-9\n"), told);

    Outcome again = census("run", spec.toString());
    assertFalse(Files.exists(left));
    assertTrue(again.err().contains(": 1 seeds to do, in 1 block of"), again.err());
    assertTrue(log(job).contains("seeds 9..9 committed: 1 rows, 0 failed"), log(job));
    assertTrue(log(job).contains("INFO  census: ends, complete: 1 of 1 seeds"), log(job));
    List<String> lines = watched.get().out().lines().toList();
    assertEquals(ExitCode.DOES_NOT_HOLD, watched.get().code());
    assertTrue(
        lines
            .get(lines.size() - 1)
            .endsWith(": kept 9 of 9 seeds (100 %), 1 failed, 0 remaining, complete"),
        lines.toString());
  }

  private static CompletableFuture<Outcome> inBackground(String... args) {
    return CompletableFuture.supplyAsync(() -> census(args));
  }

  private static RunStatus await(Job job, Predicate<RunStatus> condition) throws Exception {
    RunStatus status = RunStatus.of(job.folder(), job.spec().seeds());
    while (!condition.test(status)) {
      Thread.sleep(20);
      status = RunStatus.of(job.folder(), job.spec().seeds());
    }
    return status;
  }

  private static String log(Job job) throws Exception {
    return Files.readString(job.folder().path().resolve("log/run.log"));
  }
}
