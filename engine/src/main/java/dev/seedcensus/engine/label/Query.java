package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;

/** A compiled query of a left-hand side: matches a label or not, and leaves a record of how. */
public abstract class Query {

  /** Matches every label, also an absent one. */
  public static final Query ANY = new Any();

  Query() {}

  /** Whether the label matches. */
  public abstract boolean matches(Value label);

  /**
   * The record that a matching leaves, undefined where the query leaves none; Java's null where the
   * label does not match.
   */
  public abstract Value match(Value label);

  /**
   * Whether testing a label can end in an exception, so that it matters which labels are tested.
   */
  public boolean canThrow() {
    return false;
  }

  /** Whether the record is the label itself, as it is now. */
  public final boolean recordsLabel() {
    return this == ANY;
  }

  /** Whether the query matches what a recipe makes, as far as the recipe's constant parts tell. */
  public final Foresight foresee(Recipe recipe) {
    if (canThrow()) {
      return Foresight.DEPENDS;
    }
    return recipe instanceof Recipe.Constant constant
        ? Foresight.of(matches(constant.value))
        : foreseeParts(recipe);
  }

  /** As {@link #foresee}, for a query that cannot throw and a recipe that is not constant. */
  Foresight foreseeParts(Recipe recipe) {
    return Foresight.DEPENDS;
  }

  static Value noneIf(boolean matches) {
    return matches ? Undefined.UNDEFINED : null;
  }

  private static final class Any extends Query {
    @Override
    public boolean matches(Value label) {
      return true;
    }

    @Override
    public Value match(Value label) {
      return label;
    }
  }
}
