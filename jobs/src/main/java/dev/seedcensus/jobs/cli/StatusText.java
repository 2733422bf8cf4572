package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.run.Heartbeat;
import dev.seedcensus.jobs.run.Progress;
import dev.seedcensus.jobs.run.RunStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says where a run stands: in a line, or over several. */
final class StatusText {

  private static final int SHOWN_CHUNKS = 6;

  private final RunStatus status;

  StatusText(RunStatus status) {
    this.status = status;
  }

  /** All in one line. */
  String line() {
    List<String> parts = new ArrayList<>();
    parts.add("%s: kept %s".formatted(name(), kept()));
    if (status.isRunning()) {
      Progress progress = progress();
      parts.add(computed(progress));
      parts.add(retried(progress));
      parts.add(format("%,d remaining", status.remaining()));
      parts.add(rate(progress));
      parts.add(ProgressLine.clockTime(progress.secondsLeft()) + " left");
      parts.add(inFlight(progress));
    } else {
      parts.add(format("%,d remaining", status.remaining()));
      parts.add(state());
    }
    return String.join(", ", parts);
  }

  /** A heading, then a line for each thing that there is to say. */
  List<String> block() {
    List<String> lines = new ArrayList<>();
    lines.add("%s, %s".formatted(name(), state()));
    lines.add("  kept       " + kept());
    String remaining = format("  remaining  %,d seeds", status.remaining());
    if (status.isRunning()) {
      Progress progress = progress();
      lines.add("  in flight  %s, %s".formatted(computed(progress), inFlight(progress)));
      lines.add("%s, %s left".formatted(remaining, ProgressLine.clockTime(progress.secondsLeft())));
      lines.add("  rate       " + rate(progress));
      lines.add("  retries    " + retried(progress));
    } else {
      lines.add(remaining);
    }
    return lines;
  }

  /** Whether it runs, or when it last did. */
  String state() {
    if (status.isRunning()) {
      Heartbeat heartbeat = status.heartbeat().orElseThrow();
      return "running as process %d on %s, last heard of %d s ago"
          .formatted(heartbeat.pid(), heartbeat.host(), heartbeat.silence().toSeconds());
    }
    if (status.isComplete()) {
      return "complete";
    }
    return status
        .heartbeat()
        .map(StatusText::lastSeen)
        .orElse(status.manifest().isPresent() ? "not running" : "not begun");
  }

  private static String lastSeen(Heartbeat last) {
    return last.ended()
        ? "not running, stopped " + last.time()
        : "not running, last seen %s as process %d on %s"
            .formatted(last.time(), last.pid(), last.host());
  }

  private String name() {
    return status
        .manifest()
        .map(manifest -> "%s %s".formatted(manifest.grammar(), manifest.runId()))
        .orElse(status.folder().path().getFileName().toString());
  }

  private String kept() {
    return format(
        "%,d of %,d seeds (%d %%), %,d failed",
        status.kept(),
        status.asked().size(),
        100 * status.kept() / Math.max(1, status.asked().size()),
        status.failed());
  }

  private Progress progress() {
    return status.heartbeat().orElseThrow().progress();
  }

  private static String computed(Progress progress) {
    return format("%,d computed and not yet kept", Math.max(0, progress.done() - progress.kept()));
  }

  private static String retried(Progress progress) {
    return format("%,d tasks retried", progress.retried());
  }

  private static String rate(Progress progress) {
    return format("%,.0f seeds/s (%,.0f overall)", progress.recentRate(), progress.overallRate());
  }

  private static String inFlight(Progress progress) {
    List<String> chunks = progress.inFlight();
    String shown = String.join(" ", chunks.subList(0, Math.min(SHOWN_CHUNKS, chunks.size())));
    return chunks.isEmpty()
        ? "no chunks at work"
        : format(
            "%,d chunks at work: %s%s",
            chunks.size(), shown, chunks.size() > SHOWN_CHUNKS ? " ..." : "");
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
