package dev.seedcensus.engine.rewrite;

/** What a caller wants to know of a run; whatever nobody needs is not computed. */
public enum Need {
  /** How many rewrites the run took. */
  ITERATIONS,
  /** The finished graph's shape, node ids apart: which nodes and edges there are. */
  STRUCTURE,
  /** The {@code type} of every label of the finished graph, with its structure. */
  TYPES,
  /** Every label of the finished graph, and its node ids. */
  LABELS,
  /** Which rules fired, among how many sites: {@link Observer} calls for all stages. */
  TRACE
}
