package dev.seedcensus.engine.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A census whose means are a formula: no chance in it, gradients by small differences. */
final class FormulaCensus implements Census {

  private static final double STEP = 1e-6;

  private final UnaryOperator<double[]> means;
  private final double whole;
  private final List<Long> measured = new ArrayList<>();
  private int checks;
  private double offOnCheck;

  /**
   * @param means by goal, from weights by knob
   */
  FormulaCensus(double whole, UnaryOperator<double[]> means) {
    this.whole = whole;
    this.means = means;
  }

  /** Lets the first check of all miss by so much: what looked good was chance. */
  FormulaCensus offOnFirstCheck(double off) {
    offOnCheck = off;
    return this;
  }

  List<Long> measured() {
    return measured;
  }

  @Override
  public Sample measure(Trial trial) {
    double[] weights = trial.weights().stream().mapToDouble(Double::doubleValue).toArray();
    if (trial.check()) {
      return sample(weights, checks++ == 0 ? offOnCheck : 0);
    }
    measured.add(trial.seeds());
    return sample(weights, 0);
  }

  private Sample sample(double[] weights, double off) {
    double[] here = means.apply(weights);
    double[][] gradient = new double[here.length][weights.length];
    for (int k = 0; k < weights.length; k++) {
      double[] moved = weights.clone();
      moved[k] *= Math.exp(STEP);
      double[] there = means.apply(moved);
      for (int g = 0; g < here.length; g++) {
        gradient[g][k] = (there[g] - here[g]) / STEP;
      }
    }
    for (int g = 0; g < here.length; g++) {
      here[g] += off;
    }
    double[] exposure = new double[weights.length];
    for (int k = 0; k < weights.length; k++) {
      exposure[k] = k < here.length ? here[k] : 1;
    }
    return Sample.exact(here, gradient, whole, exposure);
  }
}
