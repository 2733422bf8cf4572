package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Scope;
import dev.seedcensus.engine.value.Value;

/** What a recipe is evaluated in: a scope whose labels it may update. */
public interface RecipeScope extends Scope {

  /**
   * Replaces the label of a matched element for the recipes that are evaluated later in the same
   * rewrite.
   */
  void update(int element, Value label);
}
