package dev.seedcensus.jobs.experiment.araf;

import static dev.seedcensus.jobs.experiment.ColumnValue.list;
import static dev.seedcensus.jobs.experiment.ColumnValue.ofPart;
import static dev.seedcensus.jobs.experiment.ColumnValue.real;
import static dev.seedcensus.jobs.experiment.ColumnValue.text;
import static dev.seedcensus.jobs.experiment.ColumnValue.truth;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;

import dev.seedcensus.engine.araf.BoardSurvey;
import dev.seedcensus.engine.araf.Grading;
import dev.seedcensus.engine.araf.PairScreen.Fate;
import dev.seedcensus.engine.araf.Rigidity;
import dev.seedcensus.jobs.experiment.ColumnValue;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.StructArray;
import java.util.function.ToDoubleFunction;

/** The columns of the record of a board. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum ArafColumn implements RunColumn<ArafRunner> {
  ROWS("rows of the board [rows]", whole(run -> run.terms().rows())),
  COLS("columns of the board [columns]", whole(run -> run.terms().cols())),
  MAX_GIVEN("largest given that widening could make [cells]", whole(run -> run.terms().maxGiven())),
  BOARD(
      "the board: numbers, dots for cells without one, rows ended by slashes",
      ofBoard(text(survey -> survey.generated().board().text()))),
  ANSWER(
      "its only answer: a name for the room of each cell",
      ofBoard(text(survey -> survey.generated().answer().toString()))),
  ROOMS(
      "rooms of the answer [rooms]", ofBoard(whole(survey -> survey.generated().answer().count()))),
  DRAWS(
      "boards drawn until one had exactly one answer [boards]",
      ofBoard(whole(survey -> survey.generated().draws()))),
  PAIRS("pairs of givens [pairs]", ofBoard(whole(survey -> survey.screen().pairs()))),
  NO_SIZE("pairs between whose numbers no area lies [pairs]", fate(Fate.NO_SIZE)),
  TOO_FAR("of the others, pairs too far apart for the largest room [pairs]", fate(Fate.TOO_FAR)),
  BLOCKED(
      "of the others, pairs whose ways a third given makes too long [pairs]", fate(Fate.BLOCKED)),
  BLOCKED_ONLY(
      "pairs that would be alive without third givens; the order of the screen makes it equal"
          + " blocked [pairs]",
      ofBoard(whole(survey -> survey.screen().blockedOnly()))),
  ALIVE("pairs that can share a room [pairs]", fate(Fate.ALIVE)),
  CATALOGUE("candidate rooms [rooms]", ofBoard(whole(survey -> survey.grading().rooms()))),
  KEPT("widenings kept [widenings]", ofBoard(whole(survey -> survey.generated().kept()))),
  TRIED("widenings tried [widenings]", ofBoard(whole(survey -> survey.generated().tried()))),
  SHARE_PAIR("share of cells that the rung pair names [1]", share(Grading::pair)),
  SHARE_CELL("share of cells that the rung cell names [1]", share(Grading::cell)),
  SHARE_RATION("share of cells that the rung ration names [1]", share(Grading::ration)),
  TIGHT_CELL(
      "whether the rung cell alone solves the board before it is widened",
      ofBoard(truth(BoardSurvey::tightCell))),
  DONATIONS(
      "ways to hand a cell without a given to a room that it touches [donations]",
      rigid(whole(Rigidity::donations))),
  FLOOR("donations that the donor's least area stops [donations]", rigid(whole(Rigidity::floor))),
  CEILING(
      "donations that the receiver's largest area stops [donations]",
      rigid(whole(Rigidity::ceiling))),
  BROKEN("donations that take the donor apart [donations]", rigid(whole(Rigidity::broken))),
  LEGAL_DONATIONS(
      "donations that nothing stops [donations]", rigid(whole(Rigidity::legalDonations))),
  TRADES(
      "ways to move one cell each way between two rooms [trades]", rigid(whole(Rigidity::trades))),
  TRADES_BROKEN(
      "trades after which a room falls apart [trades]", rigid(whole(Rigidity::brokenTrades))),
  LEGAL_TRADES("trades that nothing stops [trades]", rigid(whole(Rigidity::legalTrades))),
  ONLY_TAKE(
      "rooms below their largest area and at their least [rooms]",
      rigid(whole(r -> r.rooms(true, false)))),
  ONLY_GIVE(
      "rooms above their least area and at their largest [rooms]",
      rigid(whole(r -> r.rooms(false, true)))),
  BOTH("rooms that can take and give [rooms]", rigid(whole(r -> r.rooms(true, true)))),
  NEITHER("rooms that can neither take nor give [rooms]", rigid(whole(r -> r.rooms(false, false)))),
  GIVE_TAKE_PAIRS(
      "pairs of adjacent rooms of which one can give and the other take [pairs]",
      rigid(whole(Rigidity::giveTakePairs))),
  MOVABLE_PAIRS(
      "of those, pairs with a cell that could move without taking the donor apart [pairs]",
      rigid(whole(Rigidity::movablePairs))),
  SLACK(
      "legal areas of all rooms together, less one for each room [cells]",
      rigid(whole(Rigidity::slack))),
  KILLERS(
      "donations and trades by the slack of the two rooms: those that shape stops, and those that"
          + " only a number does",
      rigid(killers()));

  private final String comment;
  private final ColumnValue<ArafRunner> value;

  ArafColumn(String comment, ColumnValue<ArafRunner> value) {
    this.comment = comment;
    this.value = value;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public ColumnValue<ArafRunner> value() {
    return value;
  }

  /** Whether a board must be made to know it. */
  boolean needsBoard() {
    return this != ROWS && this != COLS && this != MAX_GIVEN;
  }

  private static ColumnValue<ArafRunner> ofBoard(ColumnValue<BoardSurvey> value) {
    return ofPart(ArafRunner::survey, value);
  }

  private static ColumnValue<ArafRunner> rigid(ColumnValue<Rigidity> value) {
    return ofBoard(ofPart(BoardSurvey::rigidity, value));
  }

  private static ColumnValue<ArafRunner> fate(Fate fate) {
    return ofBoard(whole(survey -> survey.screen().count(fate)));
  }

  private static ColumnValue<ArafRunner> share(ToDoubleFunction<Grading> named) {
    return ofBoard(
        real(
            survey -> {
              Grading grading = survey.grading();
              return named.applyAsDouble(grading) / grading.cells();
            }));
  }

  private static ColumnValue<Rigidity> killers() {
    return list(
        StructArray.of("slack INT, shape INT, number INT"),
        Rigidity::killers,
        (killers, struct) -> {
          struct.write(0, killers.slack());
          struct.write(1, killers.shape());
          struct.write(2, killers.number());
        });
  }
}
