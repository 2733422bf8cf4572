package dev.seedcensus.jobs.experiment.tuning;

/**
 * A mean over seeds that is to come out.
 *
 * @param name for people
 * @param kind what is averaged
 * @param rule position of the rule in the plan's stage, where it is about one
 * @param measure the measure, where it is about one; null otherwise
 * @param value the measure's value that is counted, for {@link Kind#SEEDS}
 * @param wanted what the mean shall be
 * @param tolerance how far it may be off, in the same units
 */
public record Target(
    String name, Kind kind, int rule, Measure measure, int value, double wanted, double tolerance) {

  /** What is averaged. */
  public enum Kind {
    /** Firings of a rule. */
    FIRINGS,
    /** Firings of a rule, divided by those of all rules of the stage; 0 where none fired. */
    SHARE,
    /** A measure of the finished graph. */
    MEAN,
    /** 1 where a measure has the value, 0 where it has another: a share of seeds. */
    SEEDS;

    /** Whether the finished graph decides it, and not a stage's firings alone. */
    boolean isOfGraph() {
      return this == MEAN || this == SEEDS;
    }
  }
}
