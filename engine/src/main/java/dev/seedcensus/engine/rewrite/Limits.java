package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionLimits;

/**
 * What one run may use before it is given up as a failed seed.
 *
 * @param iterations rewrites of the whole run, all stages
 * @param nodes nodes of the host graph at any time
 * @param labelExtent characters and values of one label ({@link
 *     dev.seedcensus.engine.value.Value#extent})
 * @param expression limits of a single evaluation
 */
public record Limits(int iterations, int nodes, int labelExtent, ExpressionLimits expression) {

  /** How deep the objects and arrays of a label may lie in each other. */
  static final int LABEL_DEPTH = 200;

  private static final Limits DEFAULTS =
      new Limits(1_000_000, 1_000_000, 1 << 20, ExpressionLimits.defaults());

  public Limits {
    if (iterations < 1 || nodes < 1 || labelExtent < 1) {
      throw new IllegalArgumentException(
          "Cannot limit a run to "
              + iterations
              + " iterations and "
              + nodes
              + " nodes: each must be at least 1");
    }
  }

  /** Far more than a generator of puzzles needs: a million iterations and a million nodes. */
  public static Limits defaults() {
    return DEFAULTS;
  }
}
