package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * A grammar in canonical form: shorthand expanded, inheritance of {@code induced} resolved,
 * everything checked.
 *
 * @param name the grammar's name, or null
 * @param start label of the node that a run starts from; undefined for none
 * @param limit cap on the iterations of a whole run, all stages together; 0 allows none, {@link
 *     #UNLIMITED} where the file gives no limit
 * @param staged whether the file lists stages; otherwise there is one unnamed stage without a limit
 *     of its own
 * @param stages in the order in which they run, at least one
 * @param budget an object of declared budgets, whole numbers of at least 0; undefined for none
 */
public record Grammar(
    String name, Value start, double limit, boolean staged, List<Stage> stages, Value budget) {

  /** A limit that is never reached. */
  public static final double UNLIMITED = Double.POSITIVE_INFINITY;

  public Grammar {
    stages = List.copyOf(stages);
  }
}
