package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Writes the yields of one seed after the other. */
final class RoundRunner implements SeedRunner {

  private final Yield yields;
  private final List<String> columns;

  RoundRunner(Yield yields, List<String> columns) {
    this.yields = yields;
    this.columns = columns;
  }

  @Override
  public void run(long seed) {
    yields.run(seed);
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    switch (columns.get(column)) {
      case RoundExperiment.MEASURES -> write(yields.values(), row, ordinal);
      case RoundExperiment.FIRINGS -> write(yields.firings(), row, ordinal);
      default -> write(yields.expected(), row, ordinal);
    }
  }

  private static void write(double[] numbers, UnsafeRowWriter row, int ordinal) {
    int start = row.cursor();
    UnsafeArrayWriter array = new UnsafeArrayWriter(row, Double.BYTES);
    array.initialize(numbers.length);
    for (int i = 0; i < numbers.length; i++) {
      array.write(i, numbers[i]);
    }
    row.setOffsetAndSizeFromPreviousCursor(ordinal, start);
  }

  @Override
  public long steps() {
    return yields.iterations();
  }
}
