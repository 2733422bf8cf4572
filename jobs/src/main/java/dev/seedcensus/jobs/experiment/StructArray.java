package dev.seedcensus.jobs.experiment;

import java.util.List;
import java.util.function.BiConsumer;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * A column that holds a list of structs, and how it is written in the layout that Spark's own code
 * generates.
 *
 * @param element the struct
 */
public record StructArray(StructType element) {

  private static final int LONG_BYTES = 8;

  /** Structs with these fields, as in a table's definition. */
  public static StructArray of(String fields) {
    return new StructArray(StructType.fromDDL(fields));
  }

  /** The column's type. */
  public DataType type() {
    return DataTypes.createArrayType(element, false);
  }

  /**
   * Writes the items into a cleared row.
   *
   * @param writing writes all fields of an item that are not null
   */
  public <T> void write(
      List<T> items, BiConsumer<T, UnsafeRowWriter> writing, UnsafeRowWriter row, int ordinal) {
    int start = row.cursor();
    UnsafeArrayWriter array = new UnsafeArrayWriter(row, LONG_BYTES);
    array.initialize(items.size());
    UnsafeRowWriter struct = new UnsafeRowWriter(array, element.length());
    for (int i = 0; i < items.size(); i++) {
      int structStart = array.cursor();
      struct.resetRowWriter();
      writing.accept(items.get(i), struct);
      array.setOffsetAndSizeFromPreviousCursor(i, structStart);
    }
    row.setOffsetAndSizeFromPreviousCursor(ordinal, start);
  }

  /** Writes a number that may be null. */
  public static void write(Integer value, UnsafeRowWriter struct, int field) {
    if (value == null) {
      struct.setNullAt(field);
    } else {
      struct.write(field, value.intValue());
    }
  }
}
