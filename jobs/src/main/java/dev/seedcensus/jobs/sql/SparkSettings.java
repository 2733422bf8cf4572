package dev.seedcensus.jobs.sql;

import java.util.List;

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
              "spark.hadoop.mapreduce.fileoutputcommitter.marksuccessfuljobs",
              "false",
              "the manifest says what is whole; a _SUCCESS file per block would say it again"),
          new Setting(
              "spark.sql.sources.parallelPartitionDiscovery.threshold",
              "10000",
              "runs list their files in the manifest; looking at them needs no job of its own"),
          new Setting(
              "spark.sql.warehouse.dir",
              System.getProperty("java.io.tmpdir") + "/seedcensus-warehouse",
              "views are temporary; nothing belongs into the working folder"));

  /** For masters that run within this process. */
  static final List<Setting> LOCAL =
      List.of(
          new Setting("spark.driver.host", "127.0.0.1", "no name look-up, no open port"),
          new Setting("spark.driver.bindAddress", "127.0.0.1", "no open port"));

  private SparkSettings() {}
}
