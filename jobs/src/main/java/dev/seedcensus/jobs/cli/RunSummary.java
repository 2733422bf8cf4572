package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.run.SummaryFile;
import dev.seedcensus.jobs.sql.ResultPrinter;
import dev.seedcensus.jobs.sql.Views;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Sums up what the seeds of a job gave, in the tables of its experiment. Kept with the run, so that
 * asking again costs nothing.
 */
final class RunSummary {

  private final Job job;
  private final Experiment experiment;
  private final SummaryFile file;

  RunSummary(Job job) {
    this.job = job;
    this.experiment = Experiments.named(job.setup().experiment());
    this.file = new SummaryFile(job.folder());
  }

  /** The summary, if it was made before. */
  Optional<String> kept() {
    return file.read(question());
  }

  /** Makes the summary, and keeps it. */
  String make(SparkSession spark) {
    Views.create(spark, List.of(Runs.of(job).orElseThrow()), job.spec().seeds());
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    for (Experiment.Summary summary : experiment.summaries()) {
      print(summary.title(), Views.summary(spark, summary), spark, out);
    }
    file.write(question(), text.toString());
    return text.toString();
  }

  /** What decides the summary. */
  private String question() {
    return experiment.summaries().stream()
        .map(summary -> summary.title() + "\n" + Views.query(summary))
        .collect(Collectors.joining("\n", job.spec().seeds() + "\n", ""));
  }

  /** A table without rows is about something that this run does not have. */
  private static void print(
      String title, Dataset<Row> summary, SparkSession spark, PrintWriter out) {
    List<Row> rows = summary.collectAsList();
    if (!rows.isEmpty()) {
      out.printf("%n%s%n%n", title);
      ResultPrinter.TABLE.print(spark.createDataFrame(rows, summary.schema()), out);
    }
  }
}
