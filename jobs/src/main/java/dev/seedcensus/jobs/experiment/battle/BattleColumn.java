package dev.seedcensus.jobs.experiment.battle;

import dev.seedcensus.jobs.experiment.Column;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataTypes;

/** The columns of a record of battles. */
@SuppressWarnings("ImmutableEnumChecker") // The functions keep nothing.
enum BattleColumn {
  POLICY("the policy; each block has a record for every one", null),
  TRIALS("battles fought in the block", BattleRunner::trials),
  WINS("battles won", run -> run.tally().wins()),
  DEATHS("battles lost", run -> run.tally().deaths()),
  ROLLS("rolls of all battles together", run -> run.tally().rolls()),
  ROLLS_SQUARED("the squares of each battle's rolls, added up", run -> run.tally().rollsSquared()),
  MOVES("edges walked in all battles together", run -> run.tally().moves());

  private final String comment;

  /** Null for the policy's name. */
  private final ToLongFunction<BattleRunner> count;

  BattleColumn(String comment, ToLongFunction<BattleRunner> count) {
    this.comment = comment;
    this.count = count;
  }

  static List<Column> columns() {
    return Arrays.stream(values()).map(BattleColumn::column).toList();
  }

  static BattleColumn named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  private Column column() {
    return new Column(
        name().toLowerCase(Locale.ROOT),
        count == null ? DataTypes.StringType : DataTypes.LongType,
        comment);
  }

  /** Whether battles must be fought to know it. */
  boolean fights() {
    return this != POLICY && this != TRIALS;
  }

  void write(BattleRunner run, UnsafeRowWriter row, int ordinal) {
    if (count == null) {
      row.write(ordinal, run.policy());
    } else {
      row.write(ordinal, count.applyAsLong(run));
    }
  }
}
