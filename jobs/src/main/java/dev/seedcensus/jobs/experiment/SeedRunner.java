package dev.seedcensus.jobs.experiment;

import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/**
 * Runs seeds one after the other and writes their columns. For one thread, reused for all seeds.
 */
public interface SeedRunner {

  /**
   * Runs a seed.
   *
   * @param seed unsigned 32 bit
   * @throws dev.seedcensus.engine.rewrite.SeedException if the seed fails; its message becomes the
   *     record's {@code error}. So does any other runtime exception, marked as an internal error.
   *     After an {@code OutOfMemoryError} the runner is dropped and another one opened
   */
  void run(long seed);

  /**
   * Runs a seed for one of the records that it has.
   *
   * @param record in [0, {@link Setup#recordsPerSeed})
   */
  default void run(long seed, int record) {
    run(seed);
  }

  /**
   * Writes a column of the seed that was run last into a cleared row.
   *
   * @param column position in the list of columns that the runner was opened with
   * @param ordinal the row's field to write
   */
  void write(int column, UnsafeRowWriter row, int ordinal);

  /**
   * Whether a column is known without a run, so that the record of a run that failed has it, too:
   * what tells the records of a seed apart.
   *
   * @param column position in the list of columns that the runner was opened with
   */
  default boolean isKnownBefore(int column) {
    return false;
  }

  /** Steps of work the last run took (rewrites, trials, …): what the metrics count. */
  long steps();
}
