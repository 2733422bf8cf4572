package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/** What a grammar may declare a budget of, and how it is measured on a finished graph. */
public enum BudgetField {
  /** {@linkplain GraphMeasures#places Places}: the budget says rooms, and counts all of them. */
  ROOMS("rooms"),
  KEYS("keys"),
  NESTING_DEPTH("nestingDepth"),
  /** Suspects. */
  NPCS("npcs"),
  /** Battles and puzzles, each counted once. */
  MINIGAMES("minigames");

  private final String key;

  BudgetField(String key) {
    this.key = key;
  }

  /** Its name in grammar files. */
  public String key() {
    return key;
  }

  /** How much of it a graph has. */
  public int measured(GraphMeasures graph) {
    return switch (this) {
      case ROOMS -> graph.places();
      case KEYS -> graph.keys();
      case NESTING_DEPTH -> graph.nestingDepth();
      case NPCS -> graph.suspects();
      case MINIGAMES -> graph.minigames();
    };
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
