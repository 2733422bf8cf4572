package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.Version;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkContext;

/**
 * What a census leaves about itself while it fills a run: heartbeats, for who watches, and a log,
 * for who asks later. If that cannot be written, the run goes on all the same.
 */
final class RunRecorder implements AutoCloseable {

  private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final RunFolder folder;
  private final RunLog log;
  private Heartbeat heartbeat;
  private long lineLogged = System.nanoTime();

  /** Begins to record. */
  RunRecorder(Job job, SeedSet missing, long chunkSize, SparkContext spark) {
    this.folder = job.folder();
    this.log = RunLog.open(folder);
    this.heartbeat = Heartbeat.first(job.spec().seeds().toString(), missing.size());
    write();
    log.info(
        "begins: run %s of %s %s, seeds %s, missing %s, in chunks of %,d"
            .formatted(
                job.runId(),
                job.setup().experiment(),
                job.setup().label(),
                job.spec().seeds(),
                missing,
                chunkSize));
    log.info(
        "spec: %s, columns %s, below %s"
            .formatted(
                job.spec().options().values(),
                String.join(",", job.columns().fieldNames()),
                job.spec().out()));
    log.info(
        "with: seedcensus %s, Spark %s on %s, application %s, Java %s, %s"
            .formatted(
                Version.current(),
                spark.version(),
                spark.master(),
                spark.applicationId(),
                Runtime.version(),
                spark.uiWebUrl().getOrElse(() -> "no pages")));
    log.info(
        "where: host %s, process %d, user %s, %s %s, %d processors, %d MB of memory"
            .formatted(
                heartbeat.host(),
                heartbeat.pid(),
                System.getProperty("user.name"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20));
  }

  void begun(Chunks.Block block) {
    log.info("chunk %d: seeds %s begin".formatted(block.chunk(), block.seeds()));
  }

  void committed(Chunks.Block block, BlockWriter.Count count, double seconds) {
    log.info(
        String.format(
            Locale.ROOT,
            "chunk %d: seeds %s committed: %,d rows, %,d failed, in %.1f s, %,.0f seeds/s",
            block.chunk(),
            block.seeds(),
            count.rows(),
            count.failed(),
            seconds,
            count.rows() / Math.max(1e-3, seconds)));
  }

  /** Tells the watchers, and now and then the log. */
  void progress(Progress progress) {
    heartbeat = heartbeat.now(progress, false);
    write();
    if (System.nanoTime() - lineLogged >= LINE_NANOS) {
      lineLogged = System.nanoTime();
      log.info("progress: " + line(progress));
    }
  }

  private static String line(Progress progress) {
    return String.format(
        Locale.ROOT,
        "%,d of %,d seeds, %,d failed, %,d kept, %,d tasks retried, %,.1f s, %,.0f seeds/s now, %,.0f"
            + " overall",
        progress.done(),
        progress.total(),
        progress.failed(),
        progress.kept(),
        progress.retried(),
        progress.seconds(),
        progress.recentRate(),
        progress.overallRate());
  }

  /** The last word of a census that did all it had to. */
  void complete(Progress end) {
    end(end);
    log.info("ends, complete: " + line(end));
  }

  /** The last word of one that was stopped. */
  void stopped(Progress end) {
    end(end);
    log.warn("ends, stopped: " + line(end));
  }

  /** The last word of one that broke off. */
  void failed(Progress end, Throwable cause) {
    end(end);
    log.error("ends, broken off: " + line(end), cause);
  }

  private void end(Progress end) {
    heartbeat = heartbeat.now(end, true);
    write();
  }

  private void write() {
    try {
      HeartbeatFile.write(folder, heartbeat);
    } catch (IOException e) {
      log.warn("a heartbeat is lost: " + e);
    }
  }

  @Override
  public void close() {
    log.close();
  }
}
