package dev.seedcensus.jobs.experiment.levels;

import static dev.seedcensus.jobs.experiment.ColumnValue.large;
import static dev.seedcensus.jobs.experiment.ColumnValue.ofPart;
import static dev.seedcensus.jobs.experiment.ColumnValue.real;
import static dev.seedcensus.jobs.experiment.ColumnValue.text;
import static dev.seedcensus.jobs.experiment.ColumnValue.truth;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;

import dev.seedcensus.engine.rulepush.Mutation;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.jobs.experiment.ColumnValue;
import dev.seedcensus.jobs.experiment.RunColumn;

/** The columns of the record of a level. */
@SuppressWarnings("ImmutableEnumChecker") // The values keep nothing; Spark's types are immutable.
enum LevelsColumn implements RunColumn<LevelsRunner> {
  LEVEL("id of the level in its file", text(LevelsRunner::level)),
  MUTATION(
      "0 for the level as authored; else which of its mutations, one random object moved to a random"
          + " free cell [none]",
      whole(LevelsRunner::mutation)),
  MOVED(
      "the object that was moved: the noun of a thing, or 'word' and the word; null for the level as"
          + " authored",
      moved(text(m -> (m.before().word() ? "word " : "") + m.before().text()))),
  FROM_X("column it was moved from, from 0 at the left [none]", moved(whole(m -> m.before().x()))),
  FROM_Y("row it was moved from, from 0 at the top [none]", moved(whole(m -> m.before().y()))),
  TO_X("column it was moved to [none]", moved(whole(m -> m.after().x()))),
  TO_Y("row it was moved to [none]", moved(whole(m -> m.after().y()))),
  RESULT(
      "solved, exhausted (no route exists), already won, limit (the search gave up and says"
          + " nothing), or no mutation (the level has no free cell for an object to be moved to, and"
          + " nothing was searched)",
      text(LevelsRunner::result)),
  GAVE_UP_AT(
      "the limit that the search came up against: expansions (the run's cap) or memory; null unless"
          + " the result is limit",
      ofPart(
          run -> run.solution() == null ? null : run.solution().limit(),
          text(Solution.Limit::toString))),
  LENGTH(
      "turns of a shortest route; 0 if already won, null if there is none or none was found [turns]",
      found(whole(solution -> solution.route().size()))),
  EXPANSIONS("states whose successors were made [states]", searched(large(Solution::expansions))),
  VISITED("different states met [states]", searched(large(Solution::visited))),
  BYTES_PER_STATE(
      "memory of the search per state met, all told [bytes]",
      searched(real(Solution::bytesPerState))),
  BYPASS(
      "whether the player never pushes a word on the route found; null without one",
      found(truth(Solution::bypass))),
  HANDS_OFF(
      "whether no word moves on the route found, by whatever cause; null without one",
      found(truth(Solution::handsOff)));

  private final String comment;
  private final ColumnValue<LevelsRunner> value;

  LevelsColumn(String comment, ColumnValue<LevelsRunner> value) {
    this.comment = comment;
    this.value = value;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public ColumnValue<LevelsRunner> value() {
    return value;
  }

  /** Whether the object has to be moved for it: so it is from {@link #MOVED} on. */
  boolean moves() {
    return compareTo(MOVED) >= 0;
  }

  /** Whether the level has to be searched for it: so it is from {@link #RESULT} on. */
  boolean searches() {
    return compareTo(RESULT) >= 0;
  }

  /** Null where nothing was moved. */
  private static ColumnValue<LevelsRunner> moved(ColumnValue<Mutation> value) {
    return ofPart(LevelsRunner::moved, value);
  }

  /** Null where nothing was searched. */
  private static ColumnValue<LevelsRunner> searched(ColumnValue<Solution> value) {
    return ofPart(LevelsRunner::solution, value);
  }

  /** Null where no route was found. */
  private static ColumnValue<LevelsRunner> found(ColumnValue<Solution> value) {
    return ofPart(
        run -> run.solution() != null && run.solution().isFound() ? run.solution() : null, value);
  }
}
