package dev.seedcensus.jobs.experiment.battle;

import static dev.seedcensus.jobs.experiment.ColumnValue.large;
import static dev.seedcensus.jobs.experiment.ColumnValue.utf8;

import dev.seedcensus.jobs.experiment.ColumnValue;
import dev.seedcensus.jobs.experiment.RunColumn;

/** The columns of a record of battles. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum BattleColumn implements RunColumn<BattleRunner> {
  POLICY("the policy; each block has a record for every one", utf8(BattleRunner::policy)),
  TRIALS("battles fought in the block [battles]", large(BattleRunner::trials)),
  WINS("battles won [battles]", large(run -> run.tally().wins())),
  DEATHS("battles lost [battles]", large(run -> run.tally().deaths())),
  ROLLS("rolls of all battles together [rolls]", large(run -> run.tally().rolls())),
  ROLLS_SQUARED(
      "the squares of each battle's rolls, added up [rolls²]",
      large(run -> run.tally().rollsSquared())),
  MOVES("edges walked in all battles together [edges]", large(run -> run.tally().moves()));

  private final String comment;
  private final ColumnValue<BattleRunner> value;

  BattleColumn(String comment, ColumnValue<BattleRunner> value) {
    this.comment = comment;
    this.value = value;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public ColumnValue<BattleRunner> value() {
    return value;
  }

  /** Whether battles must be fought to know it. */
  boolean fights() {
    return this != POLICY && this != TRIALS;
  }
}
