package dev.seedcensus.jobs.experiment.levels;

import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.jobs.experiment.Column;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** The columns of the record of a level. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum LevelsColumn {
  LEVEL("id of the level in its file", text(LevelsRunner::level)),
  MUTATION(
      "0 for the level as authored; else which of its mutations, one random object moved to a random"
          + " free cell",
      new Value(DataTypes.IntegerType, (run, row, at) -> row.write(at, run.mutation()))),
  RESULT(
      "solved, exhausted (no route exists), already won, or limit (the search was capped and says"
          + " nothing)",
      text(run -> run.solution().result().toString())),
  LENGTH(
      "turns of a shortest route; 0 if already won, null if there is none or none was found [turns]",
      found((run, row, at) -> row.write(at, run.solution().route().size()), DataTypes.IntegerType)),
  EXPANSIONS("states whose successors were made [states]", count(Solution::expansions)),
  VISITED("different states met [states]", count(Solution::visited)),
  BYTES_PER_STATE(
      "memory of the search per state met, all told [bytes]",
      new Value(
          DataTypes.DoubleType, (run, row, at) -> row.write(at, run.solution().bytesPerState()))),
  BYPASS(
      "whether the player never pushes a word on the route found; null without one",
      flag(Solution::bypass)),
  HANDS_OFF(
      "whether no word moves on the route found, by whatever cause; null without one",
      flag(Solution::handsOff));

  private final String comment;
  private final Value value;

  LevelsColumn(String comment, Value value) {
    this.comment = comment;
    this.value = value;
  }

  static List<Column> columns() {
    return Arrays.stream(values()).map(LevelsColumn::column).toList();
  }

  static LevelsColumn named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  private Column column() {
    return new Column(name().toLowerCase(Locale.ROOT), value.type(), comment);
  }

  /** Whether the level has to be searched for it. */
  boolean searches() {
    return this != LEVEL && this != MUTATION;
  }

  void write(LevelsRunner run, UnsafeRowWriter row, int ordinal) {
    value.writer().write(run, row, ordinal);
  }

  private record Value(DataType type, Writer writer) {}

  /** Puts a value into a row as it is, without an object for it. */
  @FunctionalInterface
  private interface Writer {
    void write(LevelsRunner run, UnsafeRowWriter row, int ordinal);
  }

  @FunctionalInterface
  private interface Text {
    String of(LevelsRunner run);
  }

  private static Value text(Text text) {
    return new Value(
        DataTypes.StringType, (run, row, at) -> row.write(at, UTF8String.fromString(text.of(run))));
  }

  private static Value count(ToLongFunction<Solution> count) {
    return new Value(
        DataTypes.LongType, (run, row, at) -> row.write(at, count.applyAsLong(run.solution())));
  }

  private static Value flag(Predicate<Solution> flag) {
    return found((run, row, at) -> row.write(at, flag.test(run.solution())), DataTypes.BooleanType);
  }

  private static Value found(Writer writer, DataType type) {
    return new Value(
        type,
        (run, row, at) -> {
          if (run.solution().isFound()) {
            writer.write(run, row, at);
          } else {
            row.setNullAt(at);
          }
        });
  }
}
