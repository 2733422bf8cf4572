package dev.seedcensus.jobs.run;

import java.nio.file.Path;

/** Paths as Spark writes them. */
public final class SparkPath {

  private SparkPath() {}

  /** A path in Spark's spelling, whatever characters are in its names. */
  public static String of(Path path) {
    return new org.apache.hadoop.fs.Path(path.toUri()).toString();
  }
}
