package dev.seedcensus.jobs.run;

import org.apache.hadoop.mapreduce.Job;
import org.apache.parquet.hadoop.ParquetOutputFormat;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructType;
import scala.collection.immutable.Map;

/**
 * Spark's Parquet, with records handed to the file by {@link RecordWriteSupport}. The files are the
 * same; making them takes half the time.
 */
public final class RecordParquet extends ParquetFileFormat {

  private static final long serialVersionUID = 1;

  @Override
  public String shortName() {
    return "seedcensus-parquet";
  }

  @Override
  public OutputWriterFactory prepareWrite(
      SparkSession session, Job job, Map<String, String> options, StructType columns) {
    OutputWriterFactory factory = super.prepareWrite(session, job, options, columns);
    ParquetOutputFormat.setWriteSupportClass(job, RecordWriteSupport.class);
    return factory;
  }
}
