package dev.seedcensus.engine.analysis;

import java.util.Arrays;
import java.util.function.ToIntFunction;

/** What a grammar may declare a budget of, and how it is measured on a finished graph. */
public enum BudgetField {
  /** {@linkplain GraphMeasures#places Places}: the budget says rooms, and counts all of them. */
  ROOMS("rooms", GraphMeasures::places),
  KEYS("keys", GraphMeasures::keys),
  NESTING_DEPTH("nestingDepth", GraphMeasures::nestingDepth),
  /** Suspects. */
  NPCS("npcs", GraphMeasures::suspects),
  /** Battles and puzzles, each counted once. */
  MINIGAMES("minigames", GraphMeasures::minigames);

  private final String key;
  private final ToIntFunction<GraphMeasures> measure;

  BudgetField(String key, ToIntFunction<GraphMeasures> measure) {
    this.key = key;
    this.measure = measure;
  }

  /** Its name in grammar files. */
  public String key() {
    return key;
  }

  /** How much of it a graph has. */
  public int measured(GraphMeasures graph) {
    return measure.applyAsInt(graph);
  }

  /**
   * The field of a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static BudgetField of(String key) {
    return Arrays.stream(values())
        .filter(field -> field.key.equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no budget of \""
                        + key
                        + "\"; the fields are rooms, keys, nestingDepth, npcs and minigames"));
  }
}
