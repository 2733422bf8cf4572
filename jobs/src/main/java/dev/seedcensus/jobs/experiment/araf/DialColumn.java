package dev.seedcensus.jobs.experiment.araf;

import static dev.seedcensus.jobs.experiment.ColumnValue.text;
import static dev.seedcensus.jobs.experiment.ColumnValue.truth;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;

import dev.seedcensus.jobs.experiment.ColumnValue;
import dev.seedcensus.jobs.experiment.RunColumn;

/** The columns of a record of a widened board. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum DialColumn implements RunColumn<DialRunner> {
  WIDENINGS(
      "random widenings; each seed has a record for every number of them [widenings]",
      whole(DialRunner::widenings)),
  BOARD(
      "the widened board: numbers, dots for cells without one, rows ended by slashes",
      text(run -> run.stop().board().text())),
  UNIQUE("whether it has exactly one answer", truth(run -> run.stop().answers() == 1)),
  ANSWERS("its answers, counted up to the cap [answers]", whole(run -> run.stop().answers()));

  private final String comment;
  private final ColumnValue<DialRunner> value;

  DialColumn(String comment, ColumnValue<DialRunner> value) {
    this.comment = comment;
    this.value = value;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public ColumnValue<DialRunner> value() {
    return value;
  }
}
