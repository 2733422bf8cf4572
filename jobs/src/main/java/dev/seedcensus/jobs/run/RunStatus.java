package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.Optional;

/**
 * Where a run stands at a moment. What it holds is what its manifest says; what is in flight is
 * what the census that fills it says, if one does.
 *
 * @param folder the run's folder
 * @param asked the seeds that it is to hold
 * @param manifest empty if the run has not been begun
 * @param heartbeat of the census that fills it, or filled it last
 * @param isRunning whether that census is alive
 */
public record RunStatus(
    RunFolder folder,
    SeedSet asked,
    Optional<Manifest> manifest,
    Optional<Heartbeat> heartbeat,
    boolean isRunning) {

  /**
   * Looks at a run.
   *
   * @param asked the seeds that it is to hold, beside those that a running census was asked for
   */
  public static RunStatus of(RunFolder folder, SeedSet asked) {
    // The heartbeat first: what it counts as kept, the manifest then holds.
    Optional<Heartbeat> heartbeat = HeartbeatFile.read(folder);
    boolean running = heartbeat.isPresent() && heartbeat.get().isAlive();
    SeedSet wanted = running ? asked.union(SeedSet.parse(heartbeat.get().seeds())) : asked;
    return new RunStatus(folder, wanted, folder.manifest(), heartbeat, running);
  }

  /** Seeds asked for that the run holds. */
  public long kept() {
    return asked.size() - remaining();
  }

  /** Seeds asked for that the run lacks. */
  public long remaining() {
    return manifest.map(held -> asked.minus(held.seeds()).size()).orElse(asked.size());
  }

  /** Records with an error among all that the run holds. */
  public long failed() {
    return manifest.map(Manifest::failed).orElse(0L);
  }

  /** Whether the run holds all seeds asked for and nobody fills it. */
  public boolean isComplete() {
    return !isRunning && remaining() == 0;
  }
}
