package dev.seedcensus.engine.rulepush.play;

/**
 * A number that a mechanic keeps per object and that changes in play.
 *
 * @param name unique among all mechanics
 * @param values how many values it has: they lie in [0, values)
 * @param usual the value where a level gives none
 */
public record DynamicField(String name, int values, int usual) {

  private static final int MOST_VALUES = 1 << 16;

  /**
   * @throws IllegalArgumentException unless 1 ≤ values ≤ 65536 and 0 ≤ usual &lt; values
   */
  public DynamicField {
    if (values < 1 || values > MOST_VALUES || usual < 0 || usual >= values) {
      throw new IllegalArgumentException(
          "The dynamic field '%s' has %d values and usually %d: give 1 to %d values, and one of them"
              .formatted(name, values, usual, MOST_VALUES));
    }
  }
}
