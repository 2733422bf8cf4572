package dev.seedcensus.engine.tuning;

/**
 * A trial that was made.
 *
 * @param trial the weights
 * @param sample what they gave
 * @param worst the largest distance of a mean from its target, in tolerances; of a check, of the
 *     plain means
 */
public record Round(Trial trial, Sample sample, double worst) {

  /** Whether all targets are met. */
  public boolean met() {
    return worst <= 1;
  }
}
