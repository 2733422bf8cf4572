package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.OptionalLong;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.types.StructType;

/** One reading of the table: these seeds, these columns. */
final class CensusScan implements SupportsReportStatistics, Batch {

  private final Setup setup;
  private final SeedSet seeds;
  private final StructType columns;
  private final TaskCut taskCut;

  CensusScan(Setup setup, SeedSet seeds, StructType columns, TaskCut taskCut) {
    this.taskCut = taskCut;
    this.setup = setup;
    this.seeds = seeds;
    this.columns = columns;
  }

  @Override
  public StructType readSchema() {
    return columns;
  }

  @Override
  public String description() {
    return "seedcensus %s %s, seeds %s".formatted(setup.experiment(), setup.label(), seeds);
  }

  @Override
  public Statistics estimateStatistics() {
    long rows = seeds.size() * setup.recordsPerSeed();
    return new Statistics() {
      @Override
      public OptionalLong sizeInBytes() {
        return OptionalLong.of(rows * columns.defaultSize());
      }

      @Override
      public OptionalLong numRows() {
        return OptionalLong.of(rows);
      }
    };
  }

  @Override
  public CustomMetric[] supportedCustomMetrics() {
    return new CustomMetric[] {
      new CensusMetrics.SeedsDone(),
      new CensusMetrics.SeedsFailed(),
      new CensusMetrics.SeedsRetried(),
      new CensusMetrics.Rewrites()
    };
  }

  @Override
  public Batch toBatch() {
    return this;
  }

  @Override
  public InputPartition[] planInputPartitions() {
    return taskCut.of(seeds, setup, columns).stream()
        .map(SeedPartition::new)
        .toArray(InputPartition[]::new);
  }

  @Override
  public PartitionReaderFactory createReaderFactory() {
    return new CensusReaderFactory(setup.experiment(), setup.definition(), columns);
  }
}
