package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Expression.Target;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * Keeps the label of a matched element: what {@code {"$eval": "$x.label"}} means, without an
 * expression.
 */
final class KeptRecipe extends Recipe {

  private final int element;

  KeptRecipe(int element) {
    this.element = element;
  }

  @Override
  public Value evaluate(RecipeScope scope) {
    return scope.label(element);
  }

  @Override
  Target evaluateTarget(RecipeScope scope) {
    return new Target(scope.label(element), element, List.of());
  }

  @Override
  public boolean mentionsGraph() {
    return false;
  }

  @Override
  public int keptElement() {
    return element;
  }
}
