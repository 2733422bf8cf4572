package dev.seedcensus.jobs.sql;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The Spark settings of a census, each with its reason. */
final class SparkSettings {

  /**
   * A setting.
   *
   * @param reason why it is not left at Spark's default
   */
  record Setting(String name, String value, String reason) {}

  static final List<Setting> ALWAYS =
      List.of(
          new Setting(
              "spark.ui.showConsoleProgress", "false", "the census prints a progress line itself"),
          new Setting(
              "spark.executor.heartbeatInterval",
              "1s",
              "seeds done by tasks at work reach the progress line with the heartbeat"),
          new Setting(
              "spark.sql.debug.maxToStringFields",
              "200",
              "a record has more columns than Spark prints of a plan, and it would warn of that"),
          new Setting(
              "spark.sql.extensions",
              CensusExtensions.class.getName(),
              "the table function census, and views that keep up with their runs"),
          new Setting("spark.sql.session.timeZone", "UTC", "times print the same everywhere"),
          new Setting(
              "spark.sql.shuffle.partitions",
              "16",
              "aggregates of a census are small; Spark's 200 partitions take longer than the sums"),
          new Setting(
              "spark.sql.parquet.compression.codec",
              "zstd",
              "lists of sites shrink to half of what snappy leaves, and every reader knows it"),
          new Setting(
              "spark.hadoop.parquet.page.verify-checksum.enabled",
              "true",
              "a record that the disk changed must not be counted"),
          new Setting(
              "spark.hadoop.mapreduce.fileoutputcommitter.marksuccessfuljobs",
              "false",
              "the manifest says what is whole; a _SUCCESS file per block would say it again"),
          new Setting(
              "spark.sql.sources.parallelPartitionDiscovery.threshold",
              "10000",
              "runs list their files in the manifest; looking at them needs no job of its own"),
          new Setting(
              "spark.sql.warehouse.dir",
              System.getProperty("java.io.tmpdir") + "/warehouse",
              "views are temporary; nothing belongs into the working folder"));

  /** For masters that run within this process. */
  static final List<Setting> LOCAL =
      List.of(
          new Setting("spark.driver.host", "127.0.0.1", "no name look-up, no open port"),
          new Setting("spark.driver.bindAddress", "127.0.0.1", "no open port"),
          new Setting(
              "spark.network.timeout",
              "7d",
              "a process that was paused, by a closed lid or by a signal, is not lost to itself"),
          new Setting(
              "spark.executor.heartbeat.maxFailures",
              "1000000",
              "a heartbeat to this very process that is late is no reason to end it"),
          new Setting(
              "spark.executor.killOnFatalError.depth",
              "0",
              "a task that finds no memory fails its job, with a sentence, and does not end this"
                  + " very process"));

  private static final String JARS = "spark.jars";

  private static final Pattern OURS =
      Pattern.compile("(seedcensus-|rhino-|commons-math3-).*\\.jar");

  /** For masters elsewhere, whose executors have Spark's own libraries only. */
  static List<Setting> remote() {
    Setting patience =
        new Setting(
            "spark.task.maxFailures",
            "16",
            "a seed that fails is a row, so tasks fail only where machines do; others go on");
    // What spark-submit ships says more than this process's class path.
    return System.getProperty(JARS) != null
        ? List.of(patience)
        : List.of(
            patience, new Setting(JARS, ours(), "the engine, the experiments, the interpreter"));
  }

  private static String ours() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> OURS.matcher(Path.of(entry).getFileName().toString()).matches())
        .collect(Collectors.joining(","));
  }

  private SparkSettings() {}
}
