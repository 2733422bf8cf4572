package dev.seedcensus.jobs.run;

import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Writes the fields of a record, or of a struct within one, as Parquet events: the types that
 * columns of experiments have, lists and maps in the three-level form of the Parquet specification,
 * a null as an absent field.
 */
final class ParquetFields {

  /** Writes one value that is not null. */
  @FunctionalInterface
  private interface Value {
    void write(SpecializedGetters holder, int ordinal);
  }

  private final RecordConsumer consumer;
  private final String[] names;
  private final Value[] values;

  private ParquetFields(RecordConsumer consumer, String[] names, Value[] values) {
    this.consumer = consumer;
    this.names = names;
    this.values = values;
  }

  /**
   * The fields of records with these columns.
   *
   * @throws IllegalArgumentException for a type that no column of an experiment has
   */
  static ParquetFields of(StructType columns, RecordConsumer consumer) {
    Value[] values = new Value[columns.length()];
    for (int i = 0; i < values.length; i++) {
      StructField field = columns.fields()[i];
      values[i] = value(field.dataType(), consumer);
    }
    return new ParquetFields(consumer, columns.fieldNames(), values);
  }

  /** Writes a whole record. */
  void writeMessage(InternalRow row) {
    consumer.startMessage();
    write(row);
    consumer.endMessage();
  }

  private void write(InternalRow row) {
    for (int i = 0; i < values.length; i++) {
      if (!row.isNullAt(i)) {
        consumer.startField(names[i], i);
        values[i].write(row, i);
        consumer.endField(names[i], i);
      }
    }
  }

  private static Value value(DataType type, RecordConsumer consumer) {
    if (type instanceof IntegerType) {
      return (holder, ordinal) -> consumer.addInteger(holder.getInt(ordinal));
    }
    if (type instanceof LongType) {
      return (holder, ordinal) -> consumer.addLong(holder.getLong(ordinal));
    }
    if (type instanceof DoubleType) {
      return (holder, ordinal) -> consumer.addDouble(holder.getDouble(ordinal));
    }
    if (type instanceof BooleanType) {
      return (holder, ordinal) -> consumer.addBoolean(holder.getBoolean(ordinal));
    }
    if (type instanceof StringType) {
      return (holder, ordinal) ->
          consumer.addBinary(Binary.fromReusedByteArray(holder.getUTF8String(ordinal).getBytes()));
    }
    if (type instanceof StructType struct) {
      return struct(of(struct, consumer), struct.length());
    }
    if (type instanceof ArrayType array) {
      return new Elements(consumer, value(array.elementType(), consumer));
    }
    if (type instanceof MapType map) {
      return new Entries(
          consumer, value(map.keyType(), consumer), value(map.valueType(), consumer));
    }
    throw new IllegalArgumentException("No column of an experiment has the type " + type.sql());
  }

  private static Value struct(ParquetFields fields, int length) {
    return (holder, ordinal) -> {
      fields.consumer.startGroup();
      fields.write(holder.getStruct(ordinal, length));
      fields.consumer.endGroup();
    };
  }

  /** A list: a repeated group {@code list} that holds an {@code element}. */
  private record Elements(RecordConsumer consumer, Value element) implements Value {

    private static final String REPEATED = "list";
    private static final String ELEMENT = "element";

    @Override
    public void write(SpecializedGetters holder, int ordinal) {
      ArrayData array = holder.getArray(ordinal);
      int length = array.numElements();
      consumer.startGroup();
      if (length > 0) {
        consumer.startField(REPEATED, 0);
        for (int i = 0; i < length; i++) {
          consumer.startGroup();
          if (!array.isNullAt(i)) {
            consumer.startField(ELEMENT, 0);
            element.write(array, i);
            consumer.endField(ELEMENT, 0);
          }
          consumer.endGroup();
        }
        consumer.endField(REPEATED, 0);
      }
      consumer.endGroup();
    }
  }

  /** A map: a repeated group {@code key_value} that holds a {@code key} and a {@code value}. */
  private record Entries(RecordConsumer consumer, Value key, Value value) implements Value {

    private static final String REPEATED = "key_value";
    private static final String KEY = "key";
    private static final String VALUE = "value";

    @Override
    public void write(SpecializedGetters holder, int ordinal) {
      MapData map = holder.getMap(ordinal);
      ArrayData keys = map.keyArray();
      ArrayData values = map.valueArray();
      int length = map.numElements();
      consumer.startGroup();
      if (length > 0) {
        consumer.startField(REPEATED, 0);
        for (int i = 0; i < length; i++) {
          consumer.startGroup();
          consumer.startField(KEY, 0);
          key.write(keys, i);
          consumer.endField(KEY, 0);
          if (!values.isNullAt(i)) {
            consumer.startField(VALUE, 1);
            value.write(values, i);
            consumer.endField(VALUE, 1);
          }
          consumer.endGroup();
        }
        consumer.endField(REPEATED, 0);
      }
      consumer.endGroup();
    }
  }
}
