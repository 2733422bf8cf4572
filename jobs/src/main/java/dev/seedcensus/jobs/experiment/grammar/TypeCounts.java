package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Counts labels by their {@code type} and writes the counts as a map, keys ascending. A type that
 * is no text counts under its JSON; a label without one does not count. Types are remembered from
 * seed to seed, so that counting makes no objects.
 */
final class TypeCounts {

  static final DataType TYPE =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.IntegerType, false);

  /** A grammar that makes up types as it goes would otherwise fill the memory. */
  private static final int MOST_REMEMBERED = 1000;

  private static final int LONG_BYTES = 8;

  private static final class Slot {
    final UTF8String name;
    int count;

    Slot(String name) {
      this.name = UTF8String.fromString(name);
    }
  }

  private final Map<String, Slot> slots = new HashMap<>();
  private Slot[] ascending = {};

  /** Begins a new count. */
  void reset() {
    if (slots.size() > MOST_REMEMBERED) {
      slots.clear();
      ascending = new Slot[0];
    }
    for (Slot slot : ascending) {
      slot.count = 0;
    }
  }

  void add(Value label) {
    Value type = label.get("type");
    if (!type.isUndefined()) {
      slot(type instanceof Text text ? text.value() : type.toString()).count++;
    }
  }

  private Slot slot(String name) {
    Slot slot = slots.get(name);
    if (slot == null) {
      slot = new Slot(name);
      slots.put(name, slot);
      ascending = new TreeMap<>(slots).values().toArray(Slot[]::new);
    }
    return slot;
  }

  /**
   * Writes the counts above zero, in the layout of Spark's unsafe maps: size of keys, keys, values.
   */
  void write(UnsafeRowWriter row, int ordinal) {
    int start = row.cursor();
    row.grow(LONG_BYTES);
    row.increaseCursor(LONG_BYTES);
    int keysStart = row.cursor();
    int used = used();
    UnsafeArrayWriter keys = new UnsafeArrayWriter(row, LONG_BYTES);
    keys.initialize(used);
    int at = 0;
    for (Slot slot : ascending) {
      if (slot.count > 0) {
        keys.write(at++, slot.name);
      }
    }
    Platform.putLong(row.getBuffer(), start, row.cursor() - keysStart);
    writeValues(row, used);
    row.setOffsetAndSizeFromPreviousCursor(ordinal, start);
  }

  private void writeValues(UnsafeRowWriter row, int used) {
    UnsafeArrayWriter values = new UnsafeArrayWriter(row, Integer.BYTES);
    values.initialize(used);
    int at = 0;
    for (Slot slot : ascending) {
      if (slot.count > 0) {
        values.write(at++, slot.count);
      }
    }
  }

  private int used() {
    int used = 0;
    for (Slot slot : ascending) {
      used += slot.count > 0 ? 1 : 0;
    }
    return used;
  }
}
