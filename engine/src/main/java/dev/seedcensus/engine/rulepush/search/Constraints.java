package dev.seedcensus.engine.rulepush.search;

import java.util.List;

/**
 * What a route may not do, or must.
 *
 * @param forbidden rules that must hold in no phase of any turn, nor at the start
 * @param mustForm rules that must each hold in some phase of some turn, or at the start; at most 8
 * @param find what else is asked of the route
 */
public record Constraints(List<String> forbidden, List<String> mustForm, Find find) {

  private static final int MOST_MUST_FORM = 8;

  /** Which routes are looked for. */
  public enum Find {
    /** Any. */
    ANY,
    /** Routes on which the player never pushes a word. */
    BYPASS,
    /** Routes on which no word moves, by whatever cause. */
    HANDS_OFF
  }

  /** No constraints. */
  public static final Constraints NONE = new Constraints(List.of(), List.of(), Find.ANY);

  /**
   * @throws IllegalArgumentException if there are too many rules to form
   */
  public Constraints {
    forbidden = List.copyOf(forbidden);
    mustForm = List.copyOf(mustForm);
    if (mustForm.size() > MOST_MUST_FORM) {
      throw new IllegalArgumentException(
          "A route can be made to form at most %d rules, not %d"
              .formatted(MOST_MUST_FORM, mustForm.size()));
    }
  }
}
