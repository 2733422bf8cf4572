package dev.seedcensus.engine.tuning;

/**
 * A mean that is to come out.
 *
 * @param name for people
 * @param target what the mean shall be
 * @param tolerance how far it may be off, in the target's own units; above 0
 * @param knob the knob whose rule's firings (or share of firings) this is the mean of, above 0
 *     then; {@link #NO_KNOB} for anything else
 */
public record Goal(String name, double target, double tolerance, int knob) {

  /** The knob of a goal that is not about one rule's firings. */
  public static final int NO_KNOB = -1;

  /** How far a mean is off, in tolerances; positive where it is too large. */
  double miss(double mean) {
    return (mean - target) / tolerance;
  }
}
