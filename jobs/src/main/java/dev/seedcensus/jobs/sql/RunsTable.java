package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.Runs.Run;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** The view {@code runs}: one row per run, from the manifests. */
final class RunsTable {

  private static final StructType SCHEMA =
      StructType.fromDDL(
          """
          run_id STRING, grammar STRING, experiment STRING, seeds BIGINT, failed BIGINT,
          first_seed BIGINT, last_seed BIGINT, chunk_size BIGINT, version STRING, spark STRING,
          started STRING, finished STRING, hosts ARRAY<STRING>, folder STRING, definition STRING
          """);

  private RunsTable() {}

  static Dataset<Row> of(SparkSession session, List<Run> runs) {
    return session.createDataFrame(runs.stream().map(RunsTable::row).toList(), SCHEMA);
  }

  private static Row row(Run run) {
    Manifest manifest = run.manifest();
    SeedSet seeds = manifest.seeds();
    List<Manifest.Block> blocks = manifest.blocks();
    return RowFactory.create(
        manifest.runId(),
        manifest.grammar(),
        manifest.experiment(),
        seeds.size(),
        manifest.failed(),
        seeds.isEmpty() ? null : seeds.first(0),
        seeds.isEmpty() ? null : seeds.last(seeds.ranges() - 1),
        manifest.chunkSize(),
        manifest.version(),
        manifest.spark(),
        manifest.started(),
        blocks.stream().map(Manifest.Block::finished).max(String::compareTo).orElse(null),
        blocks.stream().map(Manifest.Block::host).distinct().toArray(String[]::new),
        run.folder().path().toString(),
        manifest.definition().toString());
  }
}
