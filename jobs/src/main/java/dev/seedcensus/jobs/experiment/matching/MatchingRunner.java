package dev.seedcensus.jobs.experiment.matching;

import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.LargestGain;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.engine.matching.Puzzle;
import dev.seedcensus.engine.matching.PuzzleSurvey;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Makes puzzles; what is measured on one is measured when its column is written. */
final class MatchingRunner implements SeedRunner {

  private final int n;
  private final Optional<Propagator> declared;
  private final List<MatchingColumn> columns;
  private final PuzzleSurvey survey;
  private final boolean makesPuzzles;
  private Puzzle puzzle;

  MatchingRunner(
      CluePool pool, Optional<Propagator> declared, List<MatchingColumn> columns, boolean whole) {
    this.n = pool.n();
    this.declared = declared;
    this.columns = columns;
    this.survey = new PuzzleSurvey(pool, declared);
    this.makesPuzzles = whole || columns.stream().anyMatch(column -> column != MatchingColumn.N);
  }

  @Override
  public void run(long seed) {
    if (!makesPuzzles) {
      return;
    }
    try {
      puzzle = survey.puzzle(seed);
    } catch (IllegalStateException e) {
      if (declared.isEmpty()) {
        throw e;
      }
      throw new SeedException("seed %d: %s".formatted(seed, e.getMessage()), e);
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  /** Puzzles made, rejected ones too. */
  @Override
  public long steps() {
    return puzzle == null ? 0 : puzzle.attempts();
  }

  int n() {
    return n;
  }

  Puzzle puzzle() {
    return puzzle;
  }

  /** Null for n above 8. */
  Integer minimum() {
    OptionalInt minimum = survey.minimum();
    return minimum.isPresent() ? minimum.getAsInt() : null;
  }

  Optional<LargestGain> largestGain() {
    return survey.largestGain(puzzle);
  }

  int solverSteps() {
    return survey.steps(puzzle);
  }
}
