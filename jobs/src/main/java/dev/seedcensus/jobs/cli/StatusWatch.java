package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.RunFolder;
import dev.seedcensus.jobs.run.RunStatus;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Shows where runs stand until all are complete, whichever process fills them: on a terminal over
 * and over in the same place, elsewhere a line for each change.
 */
final class StatusWatch {

  private static final String UP = "\u001b[%dA";
  private static final String CLEAR_LINE = "\u001b[K";
  private static final String CLEAR_BELOW = "\u001b[J";

  private final PrintWriter out;
  private final long periodNanos;
  private final boolean terminal = Boolean.getBoolean("census.terminal.out");
  private final Map<RunFolder, SeedSet> asked = new LinkedHashMap<>();
  private final Map<RunFolder, Object> shown = new LinkedHashMap<>();
  private int linesDrawn;

  /**
   * @param asked the runs, and the seeds that each is to hold
   * @param periodSeconds how often to look
   */
  StatusWatch(Map<RunFolder, SeedSet> asked, double periodSeconds, PrintWriter out) {
    this.asked.putAll(asked);
    this.periodNanos = (long) (periodSeconds * TimeUnit.SECONDS.toNanos(1));
    this.out = out;
  }

  /**
   * Watches.
   *
   * @return the exit code: 1 if seeds failed
   */
  int watch() {
    while (true) {
      List<RunStatus> runs = look();
      if (terminal) {
        draw(runs);
      } else {
        runs.forEach(this::printIfChanged);
      }
      if (runs.stream().allMatch(RunStatus::isComplete)) {
        boolean failed = runs.stream().anyMatch(run -> run.failed() > 0);
        return failed ? ExitCode.DOES_NOT_HOLD : ExitCode.OK;
      }
      LockSupport.parkNanos(periodNanos);
    }
  }

  /** What a running census was asked for is waited for, even if it ends before it has done it. */
  private List<RunStatus> look() {
    List<RunStatus> runs = new ArrayList<>();
    asked.replaceAll(
        (folder, seeds) -> {
          RunStatus run = RunStatus.of(folder, seeds);
          runs.add(run);
          return run.asked();
        });
    return runs;
  }

  private void draw(List<RunStatus> runs) {
    StringBuilder text = new StringBuilder();
    if (linesDrawn > 0) {
      text.append(UP.formatted(linesDrawn));
    }
    linesDrawn = 0;
    for (RunStatus run : runs) {
      for (String line : new StatusText(run).block()) {
        text.append(CLEAR_LINE).append(line).append(System.lineSeparator());
        linesDrawn++;
      }
    }
    out.print(text.append(CLEAR_BELOW));
    out.flush();
  }

  /** Time passes and rates sway without anything having happened. */
  private void printIfChanged(RunStatus run) {
    Object now =
        List.of(
            run.kept(),
            run.isRunning(),
            run.heartbeat().map(heartbeat -> heartbeat.progress().done()),
            run.heartbeat().map(heartbeat -> heartbeat.progress().retried()),
            run.heartbeat().map(heartbeat -> heartbeat.progress().inFlight()));
    if (!now.equals(shown.put(run.folder(), now))) {
      out.println(new StatusText(run).line());
    }
  }
}
