package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Expression;
import dev.seedcensus.engine.expr.Expression.Target;
import dev.seedcensus.engine.value.Value;

/** Makes the value of an expression ({@code $eval}). */
final class EvalRecipe extends Recipe {

  private final Expression expression;

  EvalRecipe(Expression expression) {
    this.expression = expression;
  }

  @Override
  public Value evaluate(RecipeScope scope) {
    return expression.evaluate(scope);
  }

  @Override
  Target evaluateTarget(RecipeScope scope) {
    return expression.evaluateTarget(scope);
  }

  @Override
  public boolean mentionsGraph() {
    return expression.mentionsGraph();
  }
}
