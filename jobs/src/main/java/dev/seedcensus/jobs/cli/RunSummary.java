package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.Runs.Run;
import dev.seedcensus.jobs.sql.ResultPrinter;
import dev.seedcensus.jobs.sql.Views;
import java.io.PrintWriter;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Prints what a run's seeds gave: the experiment's tables, failures, the folder. */
final class RunSummary {

  private static final int SHOWN_FAILURES = 5;

  private final Job job;
  private final PrintWriter out;

  RunSummary(Job job, PrintWriter out) {
    this.job = job;
    this.out = out;
  }

  /**
   * Prints the summary of the seeds asked for.
   *
   * @return the exit code: 1 if some of them failed
   */
  int print(SparkSession spark) {
    Experiment experiment = Experiments.named(job.setup().experiment());
    Manifest manifest = job.folder().manifest().orElseThrow();
    Views.create(spark, List.of(new Run(job.folder(), manifest)), job.spec().seeds());
    for (Experiment.Summary summary : experiment.summaries()) {
      print(summary.title(), Views.summary(spark, summary), spark);
    }
    long failed = failures(spark, experiment);
    out.printf(
        "%n%d seeds, %d failed. Records are in %s%n",
        job.spec().seeds().size(), failed, job.folder().path());
    return failed == 0 ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  /** A table without rows is about something that this run does not have. */
  private void print(String title, Dataset<Row> summary, SparkSession spark) {
    List<Row> rows = summary.collectAsList();
    if (!rows.isEmpty()) {
      out.printf("%n%s%n%n", title);
      ResultPrinter.TABLE.print(spark.createDataFrame(rows, summary.schema()), out);
    }
  }

  private long failures(SparkSession spark, Experiment experiment) {
    String failed = " FROM " + experiment.table() + " WHERE error IS NOT NULL ";
    long count = spark.sql("SELECT count(*)" + failed).first().getLong(0);
    if (count > 0) {
      out.printf("%nFailed seeds (the first %d)%n%n", Math.min(count, SHOWN_FAILURES));
      for (Row row :
          spark
              .sql("SELECT seed, error" + failed + "ORDER BY seed LIMIT " + SHOWN_FAILURES)
              .collectAsList()) {
        out.printf("%d: %s%n", row.getLong(0), row.getString(1));
      }
    }
    return count;
  }
}
