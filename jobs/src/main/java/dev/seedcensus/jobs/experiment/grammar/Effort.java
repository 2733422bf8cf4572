package dev.seedcensus.jobs.experiment.grammar;

/** How much work on the finished graph a column is, from the least to the most. */
enum Effort {
  /** Known when the run ends. */
  NONE(0),

  /** Labels are counted, once each. */
  COUNT(1),

  /** The graph is walked through a few times. */
  WALK(2),

  /** Distances or ways between many nodes, or the text of the whole graph. */
  PAIRS(3),

  /** A search that is given up at some size. */
  SEARCH(4);

  private final int rank;

  Effort(int rank) {
    this.rank = rank;
  }

  /** Higher for more work. */
  int rank() {
    return rank;
  }
}
