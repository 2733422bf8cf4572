package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.jobs.experiment.Column;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** The columns of a record of a widened board. */
@SuppressWarnings(
    "ImmutableEnumChecker") // The functions keep nothing; Spark's types are immutable.
enum DialColumn {
  WIDENINGS(
      "random widenings; each seed has a record for every number of them",
      DataTypes.IntegerType,
      (run, row, ordinal) -> row.write(ordinal, run.widenings())),
  BOARD(
      "the widened board: numbers, dots for cells without one, rows ended by slashes",
      DataTypes.StringType,
      (run, row, ordinal) -> row.write(ordinal, UTF8String.fromString(run.stop().board().text()))),
  UNIQUE(
      "whether it has exactly one answer",
      DataTypes.BooleanType,
      (run, row, ordinal) -> row.write(ordinal, run.stop().answers() == 1)),
  ANSWERS(
      "its answers, counted up to the cap",
      DataTypes.IntegerType,
      (run, row, ordinal) -> row.write(ordinal, run.stop().answers()));

  /** Puts a value into a row. */
  @FunctionalInterface
  private interface Writer {
    void write(DialRunner run, UnsafeRowWriter row, int ordinal);
  }

  private final String comment;
  private final DataType type;
  private final Writer writer;

  DialColumn(String comment, DataType type, Writer writer) {
    this.comment = comment;
    this.type = type;
    this.writer = writer;
  }

  static List<Column> columns() {
    return Arrays.stream(values())
        .map(c -> new Column(c.name().toLowerCase(Locale.ROOT), c.type, c.comment))
        .toList();
  }

  static DialColumn named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  void write(DialRunner run, UnsafeRowWriter row, int ordinal) {
    writer.write(run, row, ordinal);
  }
}
