package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.engine.araf.BoardGenerator;
import dev.seedcensus.engine.araf.BoardSurvey;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Makes boards; what is measured on one is measured when its column is written. */
final class ArafRunner implements SeedRunner {

  private final BoardTerms terms;
  private final List<ArafColumn> columns;
  private final BoardGenerator generator;
  private final boolean makesBoards;
  private BoardSurvey survey;

  ArafRunner(BoardTerms terms, List<ArafColumn> columns, boolean whole) {
    this.terms = terms;
    this.columns = columns;
    generator = terms.generator();
    makesBoards = whole || columns.stream().anyMatch(ArafColumn::needsBoard);
  }

  @Override
  public void run(long seed) {
    if (!makesBoards) {
      return;
    }
    try {
      survey = new BoardSurvey(generator.generate(seed));
    } catch (IllegalStateException e) {
      throw new SeedException("seed %d: %s".formatted(seed, e.getMessage()), e);
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  /** Widenings tried. */
  @Override
  public long steps() {
    return survey == null ? 0 : survey.generated().tried();
  }

  BoardTerms terms() {
    return terms;
  }

  BoardSurvey survey() {
    return survey;
  }
}
