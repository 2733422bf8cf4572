package dev.seedcensus.engine.tuning;

import java.util.Optional;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;

/**
 * The step of Levenberg's method for the least sum of squared misses, by logarithms of weights and
 * within their bounds.
 */
final class Newton {

  /** The gradient does not reach farther than this. */
  private static final double FARTHEST = Math.log(4);

  /** A step that promises less than this is none. */
  private static final double LEAST_GAIN = 0.01;

  private static final double ROUNDING = 1e-9;

  private final Problem problem;

  Newton(Problem problem) {
    this.problem = problem;
  }

  /**
   * The next weights.
   *
   * @param damping relative to the mean curvature, above 0
   * @return empty where no step within the bounds promises to bring the means nearer
   */
  Optional<double[]> step(Point from, double damping) {
    RealMatrix slopes = slopes(from.sample());
    RealVector misses = new ArrayRealVector(from.misses());
    boolean[] blocked = new boolean[problem.knobs().size()];
    RealVector step;
    do {
      Optional<RealVector> solved = solve(slopes, misses, damping, blocked);
      if (solved.isEmpty()) {
        return Optional.empty();
      }
      step = solved.get();
    } while (block(from.logs(), step, blocked));
    RealVector promised = misses.add(slopes.operate(step));
    if (promised.getNorm() > (1 - LEAST_GAIN / (1 + damping)) * misses.getNorm()) {
      return Optional.empty();
    }
    double longest = step.getLInfNorm();
    RealVector kept = longest > FARTHEST ? step.mapMultiply(FARTHEST / longest) : step;
    return Optional.of(new ArrayRealVector(from.logs()).add(kept).toArray());
  }

  /** Derivatives of the misses. */
  private RealMatrix slopes(Sample sample) {
    RealMatrix slopes = new Array2DRowRealMatrix(problem.goals().size(), problem.knobs().size());
    for (int g = 0; g < problem.goals().size(); g++) {
      for (int k = 0; k < problem.knobs().size(); k++) {
        slopes.setEntry(g, k, sample.gradient(g, k) / problem.goals().get(g).tolerance());
      }
    }
    return slopes;
  }

  private static Optional<RealVector> solve(
      RealMatrix slopes, RealVector misses, double damping, boolean[] blocked) {
    RealMatrix open = slopes.copy();
    for (int k = 0; k < blocked.length; k++) {
      if (blocked[k]) {
        open.setColumn(k, new double[open.getRowDimension()]);
      }
    }
    RealMatrix curvature = open.transpose().multiply(open);
    double ridge = damping * curvature.getTrace() / blocked.length;
    if (!(ridge > 0)) {
      return Optional.empty();
    }
    for (int k = 0; k < blocked.length; k++) {
      curvature.addToEntry(k, k, ridge);
    }
    RealVector downhill = open.preMultiply(misses).mapMultiply(-1);
    return Optional.of(new LUDecomposition(curvature).getSolver().solve(downhill));
  }

  /** Holds knobs that stand at a bound and would leave it; whether there were any. */
  private boolean block(double[] logs, RealVector step, boolean[] blocked) {
    boolean found = false;
    for (int k = 0; k < blocked.length; k++) {
      Knob knob = problem.knobs().get(k);
      double change = step.getEntry(k);
      boolean leaves =
          (change < 0 && logs[k] <= Math.log(knob.low()) + ROUNDING)
              || (change > 0 && logs[k] >= Math.log(knob.high()) - ROUNDING);
      if (leaves && !blocked[k]) {
        blocked[k] = true;
        found = true;
      }
    }
    return found;
  }
}
