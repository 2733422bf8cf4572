package dev.seedcensus.jobs.run;

import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.parquet.ParquetWriteSupport;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;

/**
 * Hands records to a Parquet file. Schema and metadata are Spark's; the values go through {@link
 * ParquetFields}, where Spark boxes every number and makes several calls for each: a record of the
 * grammar census has some seven hundred.
 */
public final class RecordWriteSupport extends ParquetWriteSupport {

  private StructType columns;
  private ParquetFields fields;

  @Override
  public WriteContext init(Configuration configuration) {
    WriteContext context = super.init(configuration);
    columns = (StructType) DataType.fromJson(configuration.get(SPARK_ROW_SCHEMA()));
    return context;
  }

  @Override
  public void prepareForWrite(RecordConsumer consumer) {
    super.prepareForWrite(consumer);
    fields = ParquetFields.of(columns, consumer);
  }

  @Override
  public void write(InternalRow row) {
    fields.writeMessage(row);
  }
}
