package dev.seedcensus.jobs.experiment.search;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.SparkReason;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.catalyst.expressions.BasePredicate;
import org.apache.spark.sql.catalyst.expressions.Predicate;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Asks of a seed that was run whether a part of the condition holds. For one thread. */
final class Question {

  private static final int IS_SEED = -1;

  private final Conjunct part;
  private final SeedRunner runner;

  /** Per column of the part, its position among those of the runner. */
  private final int[] positions;

  private final UnsafeRowWriter row;
  private final BasePredicate predicate;

  /**
   * @param runner what is run; null if the part reads nothing that a run gives
   * @param columns the columns that the runner was opened with
   */
  Question(Conjunct part, SeedRunner runner, List<String> columns) {
    this.part = part;
    this.runner = runner;
    this.positions =
        part.columns().stream()
            .mapToInt(name -> name.equals(Records.SEED) ? IS_SEED : columns.indexOf(name))
            .toArray();
    this.row = new UnsafeRowWriter(positions.length);
    this.predicate = Predicate.create(part.expression().freshCopyIfContainsStatefulExpression());
  }

  /**
   * Whether the part is true of the last run; computes only the columns that it reads.
   *
   * @throws SeedException if it has no value there, as where it divides by nothing
   */
  boolean holds(long seed) {
    row.reset();
    row.zeroOutNullBytes();
    for (int i = 0; i < positions.length; i++) {
      if (positions[i] == IS_SEED) {
        row.write(i, seed);
      } else {
        runner.write(positions[i], row, i);
      }
    }
    try {
      return predicate.eval(row.getRow());
    } catch (RuntimeException e) {
      if (e instanceof SparkThrowable) {
        String reason = SparkReason.of(e.getMessage());
        throw new SeedException(
            "'%s' has no value here: %s".formatted(SparkReason.shortened(part.text()), reason), e);
      }
      throw e;
    }
  }
}
