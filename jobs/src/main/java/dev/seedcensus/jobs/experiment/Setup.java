package dev.seedcensus.jobs.experiment;

import java.util.List;

/** An experiment with its options read, checked and compiled. Immutable, safe for threads. */
public interface Setup {

  /** The experiment's name. */
  String experiment();

  /** A short name for people, for example the grammar's; the {@code grammar} column of views. */
  String label();

  /**
   * The JSON text of everything that decides what a seed gives. Two setups with one definition give
   * the same record for every seed, and {@link Experiment#restore} makes an equal one from it.
   */
  String definition();

  /**
   * How many records each seed has. Most setups make one. One that makes more has a column that
   * tells them apart, and makes as many for every seed: so a seed is there as a whole or not at
   * all.
   */
  default int recordsPerSeed() {
    return 1;
  }

  /**
   * What a column costs, also of those that every record has. Setups that do not say take the same
   * for all.
   *
   * @param column a column's name
   */
  default Cost cost(String column) {
    return column.equals(Records.SEED) ? Cost.NONE : Cost.WHOLE_RUN;
  }

  /**
   * A runner for one thread.
   *
   * @param columns names among the experiment's columns, which are the only ones computed
   * @param whole whether a run must go through to the end although none of the columns may ask for
   *     it, so that whatever can fail does
   */
  SeedRunner open(List<String> columns, boolean whole);
}
