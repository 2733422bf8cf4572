package dev.seedcensus.jobs.cluster;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.Views;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/** What the grammar census in a folder holds, to be compared with another's. */
public final class RunContents {

  private RunContents() {}

  /** Every record in every column but the time it took, in the order of the seeds. */
  public static List<String> of(Path out) {
    return session(out)
        .table("census")
        .drop(Records.MICROS)
        .orderBy(Records.SEED)
        .selectExpr("concat_ws(' ', seed, xxhash64(to_json(struct(*))))")
        .as(org.apache.spark.sql.Encoders.STRING())
        .collectAsList();
  }

  /** How many of its graphs are different. */
  public static long graphs(Path out) {
    return session(out).table("census").select("digest").distinct().count();
  }

  private static SparkSession session(Path out) {
    SparkSession spark = SharedSpark.session();
    Views.create(spark, Runs.below(out));
    return spark;
  }
}
