package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.sql.CensusSession;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options by which commands say where Spark runs, and how. */
final class SparkOptions {

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "Spark master, for example spark://host:7077 (default: that of spark-submit, otherwise"
              + " local[*], all cores of this machine).")
  private String master;

  @Option(
      names = "--conf",
      paramLabel = "NAME=VALUE",
      description = "A setting of Spark, for example spark.executor.memory=4g; may be repeated.")
  private Map<String, String> settings = new LinkedHashMap<>();

  /**
   * Opens a session.
   *
   * @param pages whether Spark's own web pages are served while it runs
   */
  CensusSession open(boolean pages) {
    return CensusSession.open(master, settings, pages);
  }
}
