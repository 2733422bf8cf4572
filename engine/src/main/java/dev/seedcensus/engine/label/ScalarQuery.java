package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Value;

/** Matches a value that equals a number, a boolean or null. */
final class ScalarQuery extends Query {

  private final Value wanted;

  ScalarQuery(Value wanted) {
    this.wanted = wanted;
  }

  @Override
  public boolean matches(Value label) {
    return wanted.equals(label);
  }

  @Override
  public Value match(Value label) {
    return matches(label) ? label : null;
  }

  @Override
  Foresight foreseeParts(Recipe recipe) {
    return recipe.makesObject() ? Foresight.NEVER : Foresight.DEPENDS;
  }
}
