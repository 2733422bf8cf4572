package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.RecordWriter;
import dev.seedcensus.jobs.experiment.SeedSet;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.PartitionReader;

/**
 * Runs a task's seeds in ascending order, each for all the records that it has. The row it gives is
 * reused.
 */
final class CensusReader implements PartitionReader<InternalRow> {

  private final RecordWriter records;
  private final SeedSet seeds;
  private final boolean again = TaskContext.get() != null && TaskContext.get().attemptNumber() > 0;
  private int range = -1;
  private long seed;
  private long last = -1;
  private int record;
  private InternalRow row;
  private long done;
  private long failed;
  private long rewrites;

  CensusReader(RecordWriter records, SeedSet seeds) {
    this.records = records;
    this.seeds = seeds;
  }

  @Override
  public boolean next() {
    if (range >= 0 && record + 1 < records.recordsPerSeed()) {
      record++;
    } else if (nextSeed()) {
      record = 0;
      done++;
    } else {
      return false;
    }
    row = records.record(seed, record);
    failed += records.failed() ? 1 : 0;
    rewrites += records.steps();
    return true;
  }

  private boolean nextSeed() {
    if (range >= 0 && seed < last) {
      seed++;
      return true;
    }
    if (++range >= seeds.ranges()) {
      return false;
    }
    seed = seeds.first(range);
    last = seeds.last(range);
    return true;
  }

  @Override
  public InternalRow get() {
    return row;
  }

  @Override
  public CustomTaskMetric[] currentMetricsValues() {
    return CensusMetrics.values(done, failed, again ? done : 0, rewrites);
  }

  @Override
  public void close() {}
}
