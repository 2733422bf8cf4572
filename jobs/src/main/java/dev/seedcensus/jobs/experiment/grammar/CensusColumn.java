package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.jobs.experiment.Column;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;

/** A column of the grammar census. */
interface CensusColumn {

  /** The constant's name, of which the column's is made. */
  String name();

  DataType type();

  /** What it means, for people who look at the table's description. */
  String comment();

  /** What a run must keep for this column. */
  Need need();

  /** How much work on the finished graph it is. */
  Effort effort();

  /** Writes the value of the last run into a cleared row. */
  void write(GrammarRunner run, UnsafeRowWriter row, int ordinal);

  /** The column as a table shows it. */
  default Column column() {
    return new Column(name().toLowerCase(Locale.ROOT), type(), comment());
  }

  /** All columns, in the order of a record. */
  static List<CensusColumn> all() {
    return Stream.<CensusColumn>concat(
            Stream.of(GrammarColumn.values()), Stream.of(PlayColumn.values()))
        .toList();
  }

  /** The column of a name, which must be one. */
  static CensusColumn named(String name) {
    return all().stream()
        .filter(column -> column.column().name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no column " + name));
  }
}
