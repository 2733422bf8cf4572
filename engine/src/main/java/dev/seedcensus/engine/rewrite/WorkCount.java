package dev.seedcensus.engine.rewrite;

/** Counts what matching costs, in steps instead of time. */
final class WorkCount {

  /** Host nodes tried as the image of a pattern node. */
  long candidates;

  /** Occurrences found. */
  long occurrences;

  /** Sites dropped because a rewrite replaced one of their nodes. */
  long dropped;

  /** Sites whose condition or weight was evaluated. */
  long judged;
}
