package dev.seedcensus.jobs.experiment;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The shape of every record: the seed, the experiment's columns, the time it took and what went
 * wrong.
 */
public final class Records {

  public static final String SEED = "seed";
  public static final String MICROS = "micros";
  public static final String ERROR = "error";

  private Records() {}

  /** All columns of an experiment's records, with comments. */
  public static StructType schema(Experiment experiment) {
    List<StructField> fields = new ArrayList<>();
    fields.add(field(SEED, DataTypes.LongType, false, "the seed, unsigned 32 bit [none]"));
    for (Column column : experiment.columns()) {
      fields.add(field(column.name(), column.type(), true, column.comment()));
    }
    fields.add(field(MICROS, DataTypes.LongType, true, "time spent on this seed [microseconds]"));
    fields.add(field(ERROR, DataTypes.StringType, true, "what went wrong; null where all is well"));
    return new StructType(fields.toArray(StructField[]::new));
  }

  private static StructField field(String name, DataType type, boolean nullable, String comment) {
    return DataTypes.createStructField(name, type, nullable).withComment(comment);
  }
}
