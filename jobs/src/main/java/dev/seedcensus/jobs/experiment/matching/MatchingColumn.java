package dev.seedcensus.jobs.experiment.matching;

import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.LargestGain;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.jobs.experiment.Column;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** The columns of the record of a puzzle. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum MatchingColumn {
  N("things to be matched", count(MatchingRunner::n)),
  CLUES("clues of the puzzle", count(run -> run.puzzle().clues().size())),
  POS("clues that say that an atom holds", form(Form.POS)),
  NEG("clues that say that an atom does not hold", form(Form.NEG)),
  OR_CLUES("clues of which at least one of two atoms holds", form(Form.OR)),
  IF_CLUES("clues of which one atom implies another", form(Form.IF)),
  REL("clues that compare the kinds of two targets", form(Form.REL)),
  DROPPED(
      "clues that the generator took and then dropped as needless",
      count(run -> run.puzzle().dropped())),
  MINIMUM("size of the smallest isolating set of true clues; null for n above 8", minimum()),
  LARGEST_GAIN(
      "size of the set that the largest gain chooses for the solution; null for n above 8",
      gain(LargestGain::size)),
  UNIT_DIRECT(
      "whether unit propagation solves it", flag(run -> Propagator.UNIT.solves(run.puzzle()))),
  ARC_DIRECT("whether arc consistency solves it", flag(run -> Propagator.ARC.solves(run.puzzle()))),
  STEPS(
      "steps in which arc consistency with case splits solves it and proves the solution unique:"
          + " rule applications that changed something, plus targets tried",
      count(MatchingRunner::solverSteps)),
  LARGEST_GAIN_UNIT_DIRECT(
      "whether unit propagation solves the largest gain's set", gainFlag(LargestGain::unitDirect)),
  LARGEST_GAIN_ARC_DIRECT(
      "whether arc consistency solves the largest gain's set", gainFlag(LargestGain::arcDirect)),
  LARGEST_GAIN_STEPS("steps of the largest gain's set", gain(LargestGain::steps));

  private final String comment;
  private final Value value;

  MatchingColumn(String comment, Value value) {
    this.comment = comment;
    this.value = value;
  }

  static List<Column> columns() {
    return Arrays.stream(values()).map(MatchingColumn::column).toList();
  }

  static MatchingColumn named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  private Column column() {
    return new Column(name().toLowerCase(Locale.ROOT), value.type(), comment);
  }

  void write(MatchingRunner run, UnsafeRowWriter row, int ordinal) {
    value.writer().write(run, row, ordinal);
  }

  private record Value(DataType type, Writer writer) {}

  /** Puts a value into a row as it is, without an object for it. */
  @FunctionalInterface
  private interface Writer {
    void write(MatchingRunner run, UnsafeRowWriter row, int ordinal);
  }

  private static Value count(ToIntFunction<MatchingRunner> count) {
    return new Value(
        DataTypes.IntegerType, (run, row, ordinal) -> row.write(ordinal, count.applyAsInt(run)));
  }

  private static Value form(Form form) {
    return count(run -> run.puzzle().count(form));
  }

  private static Value flag(Predicate<MatchingRunner> flag) {
    return new Value(
        DataTypes.BooleanType, (run, row, ordinal) -> row.write(ordinal, flag.test(run)));
  }

  private static Value minimum() {
    return new Value(
        DataTypes.IntegerType,
        (run, row, ordinal) -> {
          OptionalInt minimum = run.minimum();
          if (minimum.isPresent()) {
            row.write(ordinal, minimum.getAsInt());
          } else {
            row.setNullAt(ordinal);
          }
        });
  }

  private static Value gain(ToIntFunction<LargestGain> count) {
    return ofGain(
        DataTypes.IntegerType, (gain, row, ordinal) -> row.write(ordinal, count.applyAsInt(gain)));
  }

  private static Value gainFlag(Predicate<LargestGain> flag) {
    return ofGain(
        DataTypes.BooleanType, (gain, row, ordinal) -> row.write(ordinal, flag.test(gain)));
  }

  @FunctionalInterface
  private interface GainWriter {
    void write(LargestGain gain, UnsafeRowWriter row, int ordinal);
  }

  private static Value ofGain(DataType type, GainWriter writer) {
    return new Value(
        type,
        (run, row, ordinal) -> {
          Optional<LargestGain> gain = run.largestGain();
          if (gain.isPresent()) {
            writer.write(gain.get(), row, ordinal);
          } else {
            row.setNullAt(ordinal);
          }
        });
  }
}
