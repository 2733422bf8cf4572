package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.Progress;
import dev.seedcensus.jobs.run.RunFiller;
import java.io.PrintWriter;
import java.util.OptionalInt;
import org.apache.spark.sql.SparkSession;

/** Fills a run and tells how far it is. */
final class Filling {

  private final OptionalInt tasks;
  private final PrintWriter err;

  /** Fills runs in tasks by the measured rate. */
  Filling(PrintWriter err) {
    this(OptionalInt.empty(), err);
  }

  /**
   * Fills runs.
   *
   * @param tasks how many tasks each block is cut into; empty to cut by the measured rate
   */
  Filling(OptionalInt tasks, PrintWriter err) {
    this.tasks = tasks;
    this.err = err;
  }

  /** Computes what is missing; the filler must be the job's. */
  void fill(Job job, RunFiller filler, SparkSession spark) {
    announce(job, filler);
    Progress end;
    try (ProgressLine line = new ProgressLine(err)) {
      end = filler.fill(spark, tasks, line::show);
    }
    err.println(ProgressLine.complete(end));
  }

  private void announce(Job job, RunFiller filler) {
    job.spec()
        .chunk()
        .ifPresent(
            asked -> {
              if (asked != filler.chunkSize()) {
                err.printf(
                    "Run %s was begun with chunks of %,d seeds and stays so; %,d is ignored.%n",
                    job.runId(), filler.chunkSize(), asked);
              }
            });
    err.printf(
        "Run %s of %s %s: %,d seeds to do, in %s of at most %,d.%n",
        job.runId(),
        job.setup().experiment(),
        job.setup().label(),
        filler.missing().size(),
        filler.missingBlocks() == 1 ? "1 block" : "%,d blocks".formatted(filler.missingBlocks()),
        filler.chunkSize());
  }
}
