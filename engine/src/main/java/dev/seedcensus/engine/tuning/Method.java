package dev.seedcensus.engine.tuning;

/** Ways to go from measured means to the next weights, from the simplest on. */
public enum Method {
  /**
   * Holds the match sites for fixed: with {@code e_i = firings_i / w_i} as the effective sites of a
   * rule, solves {@code w_i e_i / sum_j w_j e_j = target_i} and measures again, since sites change
   * with the weights. Only where each goal is about the firings of a rule of its own that may move.
   */
  FIXPOINT,

  /** The same, going only part of the way, on a logarithmic scale. */
  DAMPED,

  /**
   * Gauss-Newton with Levenberg's damping on logarithms of weights, with the gradient that {@link
   * Sample#gradient} reads off the very seeds that were measured. For any goals.
   */
  NEWTON
}
