package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.run.SummaryFile;
import dev.seedcensus.jobs.sql.ResultTable;
import dev.seedcensus.jobs.sql.Views;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
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
    Views.create(spark, Runs.of(job).orElseThrow(), job.spec().seeds());
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    List<Experiment.Summary> summaries = experiment.summaries();
    List<ResultTable> tables = compute(spark, summaries);
    for (int i = 0; i < tables.size(); i++) {
      print(summaries.get(i).title(), tables.get(i), out);
    }
    file.write(question(), text.toString());
    return text.toString();
  }

  /** All at once: while one is planned, another is computed. */
  private static List<ResultTable> compute(SparkSession spark, List<Experiment.Summary> summaries) {
    ExecutorService pool = Executors.newCachedThreadPool();
    try {
      List<Future<ResultTable>> tables =
          summaries.stream()
              .map(summary -> pool.submit(() -> ResultTable.of(Views.summary(spark, summary))))
              .toList();
      List<ResultTable> computed = new ArrayList<>();
      for (Future<ResultTable> table : tables) {
        computed.add(table.get());
      }
      return computed;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("A summary could not be computed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    } finally {
      pool.shutdownNow();
    }
  }

  /** What decides the summary. */
  private String question() {
    return experiment.summaries().stream()
        .map(summary -> summary.title() + "\n" + Views.query(summary))
        .collect(Collectors.joining("\n", job.spec().seeds() + "\n", ""));
  }

  /** A table without rows is about something that this run does not have. */
  private static void print(String title, ResultTable table, PrintWriter out) {
    if (!table.isEmpty()) {
      out.printf("%n%s%n%n", title);
      table.print(out);
    }
  }
}
