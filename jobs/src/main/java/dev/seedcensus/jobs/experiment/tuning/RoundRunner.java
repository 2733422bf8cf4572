package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Writes the yields of one seed after the other. */
final class RoundRunner implements SeedRunner {

  private final Yield yield;
  private final List<String> columns;

  RoundRunner(Yield yield, List<String> columns) {
    this.yield = yield;
    this.columns = columns;
  }

  @Override
  public void run(long seed) {
    yield.run(seed);
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    switch (columns.get(column)) {
      case RoundExperiment.MEASURES -> write(yield.values(), row, ordinal);
      case RoundExperiment.FIRINGS -> write(yield.firings(), row, ordinal);
      default -> write(yield.expected(), row, ordinal);
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
    return yield.iterations();
  }
}
