package dev.seedcensus.jobs.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/**
 * A column of an experiment whose columns are the constants of an enumeration.
 *
 * @param <R> what a run leaves behind, of which the value is read
 */
public interface RunColumn<R> {

  /** The constant's name: the column's, in capitals. */
  String name();

  /** What it means, as in {@link Column}. */
  String comment();

  /** Its type, and how it is read and written. */
  ColumnValue<R> value();

  /** Writes the value of a run into a cleared row. */
  default void write(R run, UnsafeRowWriter row, int ordinal) {
    value().writer().write(run, row, ordinal);
  }

  /** The column as a table shows it. */
  default Column column() {
    return new Column(name().toLowerCase(Locale.ROOT), value().type(), comment());
  }

  /** Columns as a table shows them. */
  static List<Column> columns(RunColumn<?>[] columns) {
    return Arrays.stream(columns).map(RunColumn::column).toList();
  }

  /**
   * The constants of some columns, which must exist.
   *
   * @throws IllegalArgumentException for a name that no constant has
   */
  static <C extends Enum<C> & RunColumn<?>> List<C> named(Class<C> type, List<String> names) {
    return names.stream().map(name -> Enum.valueOf(type, name.toUpperCase(Locale.ROOT))).toList();
  }
}
