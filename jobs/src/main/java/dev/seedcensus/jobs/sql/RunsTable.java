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
          run_id STRING COMMENT 'the run''s id: a hash of what decides its result',
          grammar STRING COMMENT 'name of the grammar, or of another experiment''s setup',
          experiment STRING COMMENT 'name of the experiment',
          seeds BIGINT COMMENT 'how many seeds the run holds [seeds]',
          failed BIGINT COMMENT 'records with an error [records]',
          first_seed BIGINT COMMENT 'lowest seed it holds [none]',
          last_seed BIGINT COMMENT 'highest seed it holds [none]',
          chunk_size BIGINT COMMENT 'seeds that are committed together [seeds]',
          version STRING COMMENT 'version of Seedcensus that made it',
          spark STRING COMMENT 'version of Spark that began it',
          started STRING COMMENT 'when it was begun, ISO 8601 in UTC',
          finished STRING COMMENT 'when its last chunk was committed, ISO 8601 in UTC',
          hosts ARRAY<STRING> COMMENT 'machines that ran it',
          folder STRING COMMENT 'where it is',
          definition STRING COMMENT 'JSON of what decides its result: the canonical grammar, the options'
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
