package dev.seedcensus.jobs.experiment.matching;

import static dev.seedcensus.jobs.experiment.ColumnValue.ofPart;
import static dev.seedcensus.jobs.experiment.ColumnValue.truth;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;
import static dev.seedcensus.jobs.experiment.ColumnValue.wholeOrNull;

import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.LargestGain;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.jobs.experiment.ColumnValue;
import dev.seedcensus.jobs.experiment.RunColumn;

/** The columns of the record of a puzzle. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum MatchingColumn implements RunColumn<MatchingRunner> {
  N("things to be matched [things]", whole(MatchingRunner::n)),
  CLUES("clues of the puzzle [clues]", whole(run -> run.puzzle().clues().size())),
  POS("clues that say that an atom holds [clues]", form(Form.POS)),
  NEG("clues that say that an atom does not hold [clues]", form(Form.NEG)),
  OR_CLUES("clues of which at least one of two atoms holds [clues]", form(Form.OR)),
  IF_CLUES("clues of which one atom implies another [clues]", form(Form.IF)),
  REL("clues that compare the kinds of two targets [clues]", form(Form.REL)),
  DROPPED(
      "clues that the generator took and then dropped as needless [clues]",
      whole(run -> run.puzzle().dropped())),
  MINIMUM(
      "size of the smallest isolating set of true clues; null for n above 8 [clues]",
      wholeOrNull(MatchingRunner::minimum)),
  LARGEST_GAIN(
      "size of the set that the largest gain chooses for the solution; null for n above 8 [clues]",
      gain(whole(LargestGain::size))),
  UNIT_DIRECT(
      "whether unit propagation solves it", truth(run -> Propagator.UNIT.solves(run.puzzle()))),
  ARC_DIRECT(
      "whether arc consistency solves it", truth(run -> Propagator.ARC.solves(run.puzzle()))),
  STEPS(
      "steps in which arc consistency with case splits solves it and proves the solution unique:"
          + " rule applications that changed something, plus targets tried [steps]",
      whole(MatchingRunner::solverSteps)),
  LARGEST_GAIN_UNIT_DIRECT(
      "whether unit propagation solves the largest gain's set",
      gain(truth(LargestGain::unitDirect))),
  LARGEST_GAIN_ARC_DIRECT(
      "whether arc consistency solves the largest gain's set", gain(truth(LargestGain::arcDirect))),
  LARGEST_GAIN_STEPS("steps of the largest gain's set [steps]", gain(whole(LargestGain::steps)));

  private final String comment;
  private final ColumnValue<MatchingRunner> value;

  MatchingColumn(String comment, ColumnValue<MatchingRunner> value) {
    this.comment = comment;
    this.value = value;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public ColumnValue<MatchingRunner> value() {
    return value;
  }

  private static ColumnValue<MatchingRunner> form(Form form) {
    return whole(run -> run.puzzle().count(form));
  }

  private static ColumnValue<MatchingRunner> gain(ColumnValue<LargestGain> value) {
    return ofPart(run -> run.largestGain().orElse(null), value);
  }
}
