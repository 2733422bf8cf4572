package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code seedcensus}, for {@code spark.read().format("seedcensus")} and {@code
 * CREATE TEMPORARY VIEW … USING seedcensus OPTIONS (…)}. Options: {@code experiment} (default
 * {@code grammar}), {@code seeds} ({@code A..B}, both inclusive) and the experiment's own, for
 * {@code grammar} the file {@code grammar} and changes {@code set.stages.<name>.limit} and limits
 * of a seed {@code limits.iterations}.
 */
public final class SeedcensusSource implements TableProvider, DataSourceRegister {

  /** The name by which Spark finds this source. */
  public static final String NAME = "seedcensus";

  /** More tasks than this cannot be asked for: they would cost the driver more than they bring. */
  public static final int MOST_TASKS = TaskSizes.MOST_TASKS;

  /**
   * The records of a setup for a range of seeds, to be written to files: tasks are as few as let
   * each last seconds, since each makes a file.
   *
   * @param tasks how many tasks there are instead, at most one per seed
   */
  public static Dataset<Row> readToWrite(
      SparkSession session, Setup setup, SeedSet seeds, OptionalInt tasks) {
    DataFrameReader reader = reader(session, setup, seeds);
    tasks.ifPresent(asked -> reader.option(SourceOptions.TASKS, asked));
    return reader.option(SourceOptions.SHORTEST_TASK, TaskSizes.WRITING_TASK_SECONDS).load();
  }

  /**
   * The records of a setup for a range of seeds, to be looked at: each task has seeds that follow
   * each other and gives them in ascending order.
   */
  public static Dataset<Row> read(SparkSession session, Setup setup, SeedSet seeds) {
    return reader(session, setup, seeds).load();
  }

  private static DataFrameReader reader(SparkSession session, Setup setup, SeedSet seeds) {
    return session
        .read()
        .format(NAME)
        .option(SourceOptions.EXPERIMENT, setup.experiment())
        .option(SourceOptions.DEFINITION, setup.definition())
        .option(SourceOptions.SEEDS, seeds.toString());
  }

  @Override
  public String shortName() {
    return NAME;
  }

  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    SourceOptions given = new SourceOptions(options.asCaseSensitiveMap());
    return Records.schema(Experiments.named(given.experiment()));
  }

  @Override
  public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> options) {
    return new CensusTable(schema, options);
  }
}
