package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.RecordWriter;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.StructType;

/** Travels to the executors once per stage, with the definition that they compile once per JVM. */
record CensusReaderFactory(String experiment, String definition, StructType columns)
    implements PartitionReaderFactory {

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    RecordWriter records = new RecordWriter(Experiments.restore(experiment, definition), columns);
    return new CensusReader(records, ((SeedPartition) partition).seeds());
  }
}
