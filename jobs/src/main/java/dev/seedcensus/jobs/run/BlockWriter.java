package dev.seedcensus.jobs.run;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;

import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.source.SeedcensusSource;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructType;

/** Computes the records of a block and writes them as Parquet: one Spark job. */
final class BlockWriter {

  private static final String ROWS = "rows";
  private static final String FAILED = "failed";

  private final SparkSession session;
  private final Setup setup;
  private final Column[] columns;
  private final OptionalInt tasks;

  /**
   * Writes with these columns.
   *
   * @param tasks how many tasks a block is cut into; empty to cut by the measured rate
   */
  BlockWriter(SparkSession session, Setup setup, StructType columns, OptionalInt tasks) {
    this.tasks = tasks;
    this.session = session;
    this.setup = setup;
    this.columns = Arrays.stream(columns.fieldNames()).map(functions::col).toArray(Column[]::new);
  }

  /** How many records were written, and how many of them hold an error. */
  record Count(long rows, long failed) {}

  /** Counting rides along with the write, so that nothing is computed or read twice. */
  Count write(Chunks.Block block, Path folder) {
    Observation observed = new Observation();
    SeedcensusSource.readToWrite(session, setup, block.seeds(), tasks)
        .select(columns)
        .observe(observed, count(lit(1)).as(ROWS), count(col(Records.ERROR)).as(FAILED))
        .write()
        .mode(SaveMode.Overwrite)
        .format(RecordParquet.class.getName())
        .save(SparkPath.of(folder));
    return counted(observed);
  }

  private static Count counted(Observation observed) {
    try {
      Map<String, ?> counts = observed.getAsJava();
      return new Count((Long) counts.get(ROWS), (Long) counts.get(FAILED));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    }
  }
}
