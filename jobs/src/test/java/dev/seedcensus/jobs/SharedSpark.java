package dev.seedcensus.jobs;

import org.apache.spark.sql.SparkSession;

/** One Spark for all tests of this JVM: starting it takes longer than most tests. */
public final class SharedSpark {

  private static final SparkSession SESSION =
      SparkSession.builder()
          .appName("tests")
          .master("local[2]")
          .config("spark.ui.enabled", false)
          .config("spark.driver.host", "127.0.0.1")
          .config("spark.driver.bindAddress", "127.0.0.1")
          .config("spark.sql.extensions", "dev.seedcensus.jobs.sql.CensusExtensions")
          .config("spark.sql.shuffle.partitions", 2)
          .config("spark.sql.debug.maxToStringFields", 200)
          .config("spark.sql.warehouse.dir", "target/warehouse")
          .getOrCreate();

  private SharedSpark() {}

  /** A session with views of its own. */
  public static SparkSession session() {
    return SESSION.newSession();
  }
}
