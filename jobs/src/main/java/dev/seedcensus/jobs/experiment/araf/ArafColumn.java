package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.engine.araf.BoardSurvey;
import dev.seedcensus.engine.araf.Grading;
import dev.seedcensus.engine.araf.PairScreen.Fate;
import dev.seedcensus.engine.araf.Rigidity;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.StructArray;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** The columns of the record of a board. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum ArafColumn {
  ROWS("rows of the board", count(run -> run.terms().rows())),
  COLS("columns of the board", count(run -> run.terms().cols())),
  MAX_GIVEN("largest given that widening could make", count(run -> run.terms().maxGiven())),
  BOARD(
      "the board: numbers, dots for cells without one, rows ended by slashes",
      text(survey -> survey.generated().board().text())),
  ANSWER(
      "its only answer: a name for the room of each cell",
      text(survey -> survey.generated().answer().toString())),
  ROOMS("rooms of the answer", ofBoard(survey -> survey.generated().answer().count())),
  DRAWS(
      "boards drawn until one had exactly one answer [boards]",
      ofBoard(survey -> survey.generated().draws())),
  PAIRS("pairs of givens", ofBoard(survey -> survey.screen().pairs())),
  NO_SIZE("pairs between whose numbers no area lies", fate(Fate.NO_SIZE)),
  TOO_FAR("of the others, pairs too far apart for the largest room", fate(Fate.TOO_FAR)),
  BLOCKED("of the others, pairs whose ways a third given makes too long", fate(Fate.BLOCKED)),
  BLOCKED_ONLY(
      "pairs that would be alive without third givens; the order of the screen makes it equal"
          + " blocked",
      ofBoard(survey -> survey.screen().blockedOnly())),
  ALIVE("pairs that can share a room", fate(Fate.ALIVE)),
  CATALOGUE("candidate rooms", graded(Grading::rooms)),
  KEPT("widenings kept", ofBoard(survey -> survey.generated().kept())),
  TRIED("widenings tried", ofBoard(survey -> survey.generated().tried())),
  SHARE_PAIR("share of cells that the rung pair names", share(Grading::pair)),
  SHARE_CELL("share of cells that the rung cell names", share(Grading::cell)),
  SHARE_RATION("share of cells that the rung ration names", share(Grading::ration)),
  TIGHT_CELL(
      "whether the rung cell alone solves the board before it is widened",
      new Value(
          DataTypes.BooleanType,
          (run, row, ordinal) -> row.write(ordinal, run.survey().tightCell()))),
  DONATIONS(
      "ways to hand a cell without a given to a room that it touches", rigid(Rigidity::donations)),
  FLOOR("donations that the donor's least area stops", rigid(Rigidity::floor)),
  CEILING("donations that the receiver's largest area stops", rigid(Rigidity::ceiling)),
  BROKEN("donations that take the donor apart", rigid(Rigidity::broken)),
  LEGAL_DONATIONS("donations that nothing stops", rigid(Rigidity::legalDonations)),
  TRADES("ways to move one cell each way between two rooms", rigid(Rigidity::trades)),
  TRADES_BROKEN("trades after which a room falls apart", rigid(Rigidity::brokenTrades)),
  LEGAL_TRADES("trades that nothing stops", rigid(Rigidity::legalTrades)),
  ONLY_TAKE("rooms below their largest area and at their least", rigid(r -> r.rooms(true, false))),
  ONLY_GIVE("rooms above their least area and at their largest", rigid(r -> r.rooms(false, true))),
  BOTH("rooms that can take and give", rigid(r -> r.rooms(true, true))),
  NEITHER("rooms that can neither take nor give", rigid(r -> r.rooms(false, false))),
  GIVE_TAKE_PAIRS(
      "pairs of adjacent rooms of which one can give and the other take",
      rigid(Rigidity::giveTakePairs)),
  MOVABLE_PAIRS(
      "of those, pairs with a cell that could move without taking the donor apart",
      rigid(Rigidity::movablePairs)),
  SLACK("legal areas of all rooms together, less one for each room", rigid(Rigidity::slack)),
  KILLERS(
      "donations and trades by the slack of the two rooms: those that shape stops, and those that"
          + " only a number does",
      killers());

  private final String comment;
  private final Value value;

  ArafColumn(String comment, Value value) {
    this.comment = comment;
    this.value = value;
  }

  static List<Column> columns() {
    return Arrays.stream(values()).map(ArafColumn::column).toList();
  }

  static ArafColumn named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** Whether a board must be made to know it. */
  boolean needsBoard() {
    return this != ROWS && this != COLS && this != MAX_GIVEN;
  }

  private Column column() {
    return new Column(name().toLowerCase(Locale.ROOT), value.type(), comment);
  }

  void write(ArafRunner run, UnsafeRowWriter row, int ordinal) {
    value.writer().write(run, row, ordinal);
  }

  private record Value(DataType type, Writer writer) {}

  /** Puts a value into a row as it is, without an object for it. */
  @FunctionalInterface
  private interface Writer {
    void write(ArafRunner run, UnsafeRowWriter row, int ordinal);
  }

  private static Value count(ToIntFunction<ArafRunner> count) {
    return new Value(
        DataTypes.IntegerType, (run, row, ordinal) -> row.write(ordinal, count.applyAsInt(run)));
  }

  private static Value ofBoard(ToIntFunction<BoardSurvey> count) {
    return count(run -> count.applyAsInt(run.survey()));
  }

  private static Value fate(Fate fate) {
    return ofBoard(survey -> survey.screen().count(fate));
  }

  private static Value graded(ToIntFunction<Grading> count) {
    return ofBoard(survey -> count.applyAsInt(survey.grading()));
  }

  private static Value rigid(ToIntFunction<Rigidity> count) {
    return ofBoard(survey -> count.applyAsInt(survey.rigidity()));
  }

  private static Value share(ToDoubleFunction<Grading> named) {
    return new Value(
        DataTypes.DoubleType,
        (run, row, ordinal) -> {
          Grading grading = run.survey().grading();
          row.write(ordinal, named.applyAsDouble(grading) / grading.cells());
        });
  }

  private static Value text(Function<BoardSurvey, String> text) {
    return new Value(
        DataTypes.StringType,
        (run, row, ordinal) -> row.write(ordinal, UTF8String.fromString(text.apply(run.survey()))));
  }

  private static Value killers() {
    StructArray killers = StructArray.of("slack INT, shape INT, number INT");
    return new Value(
        killers.type(),
        (run, row, ordinal) ->
            killers.write(
                run.survey().rigidity().killers(), ArafColumn::writeKillers, row, ordinal));
  }

  private static void writeKillers(Rigidity.Killers killers, UnsafeRowWriter struct) {
    struct.write(0, killers.slack());
    struct.write(1, killers.shape());
    struct.write(2, killers.number());
  }
}
