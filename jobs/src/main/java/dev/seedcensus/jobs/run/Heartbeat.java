package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * What a census that fills a run says of itself while it does: who it is, and how far.
 *
 * @param host where it runs
 * @param pid its process there
 * @param processStarted when that process started, ISO 8601: numbers of processes come again; empty
 *     where the system does not tell
 * @param began when it took the run, ISO 8601
 * @param time when it said this, ISO 8601
 * @param ended whether it is through with the run, done or not: the last thing it says
 * @param seeds what it was asked for, {@code first..last}
 * @param progress how far it is
 */
public record Heartbeat(
    String host,
    long pid,
    String processStarted,
    String began,
    String time,
    boolean ended,
    String seeds,
    Progress progress) {

  /** Of a process elsewhere, all that can be known is how long it has been silent. */
  private static final Duration SILENCE = Duration.ofSeconds(20);

  /** A process that just took a run. */
  static Heartbeat first(String seeds, long missing) {
    Instant now = Instant.now();
    return new Heartbeat(
        RunFiller.host(),
        ProcessHandle.current().pid(),
        started(ProcessHandle.current()),
        text(now),
        text(now),
        false,
        seeds,
        Progress.none(missing));
  }

  /** The same process, now. */
  Heartbeat now(Progress progress, boolean ended) {
    return new Heartbeat(
        host, pid, processStarted, began, text(Instant.now()), ended, seeds, progress);
  }

  /**
   * Whether the process is still at it. Of this host's processes that is certain, whatever the file
   * says: a process that was killed is not there any more. Of others it is believed for twenty
   * seconds after they last spoke.
   */
  @JsonIgnore
  public boolean isAlive() {
    if (ended) {
      return false;
    }
    if (!host.equals(RunFiller.host())) {
      return silence().compareTo(SILENCE) < 0;
    }
    Optional<ProcessHandle> process = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    return process.isPresent() && started(process.get()).equals(processStarted);
  }

  /** How long ago it last spoke. */
  public Duration silence() {
    return Duration.between(Instant.parse(time), Instant.now());
  }

  private static String started(ProcessHandle process) {
    return process.info().startInstant().map(Heartbeat::text).orElse("");
  }

  private static String text(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
