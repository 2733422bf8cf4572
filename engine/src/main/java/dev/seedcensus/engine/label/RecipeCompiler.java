package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Element;
import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Turns the values that a rule's right-hand side gives into compiled recipes. */
public final class RecipeCompiler {

  private final ExpressionCompiler expressions;
  private final List<Element> elements;

  /**
   * Creates a compiler for one rule.
   *
   * @param elements the elements of its left-hand side: nodes, then edges
   */
  public RecipeCompiler(ExpressionCompiler expressions, List<Element> elements) {
    this.expressions = expressions;
    this.elements = List.copyOf(elements);
  }

  /**
   * Compiles a recipe; undefined makes no label.
   *
   * @throws dev.seedcensus.engine.expr.ExpressionException if an expression does not parse
   */
  public Recipe compile(Value recipe) {
    if (recipe instanceof Text text && TemplateRecipe.isTemplate(text.value())) {
      return new TemplateRecipe(text.value(), elements);
    }
    if (recipe instanceof Arr array) {
      return compileArray(array, this::compile);
    }
    if (recipe instanceof Obj object) {
      boolean special = object.size() == 1 && object.shape().key(0).startsWith("$");
      return special
          ? compileSpecial(object.shape().key(0), object.at(0))
          : compileObject(object, this::compile);
    }
    return recipe.isUndefined() ? Recipe.Constant.NONE : new Recipe.Constant(recipe);
  }

  private Recipe compileSpecial(String name, Value argument) {
    return switch (name) {
      case "$eval" -> compileEval(argument);
      case "$assign" -> compileWriting(WritingRecipe.Manner.ASSIGN, argument);
      case "$extend" -> compileWriting(WritingRecipe.Manner.EXTEND, argument);
      case "$merge" -> compileWriting(WritingRecipe.Manner.MERGE, argument);
      default ->
          throw new IllegalArgumentException(
              "Cannot compile the recipe " + name + ": there is no function of that name");
    };
  }

  private Recipe compileEval(Value source) {
    if (source instanceof Text text) {
      int kept = keptElement(text.value().strip());
      return kept >= 0
          ? new KeptRecipe(kept)
          : new EvalRecipe(expressions.compile(text.value(), elements));
    }
    if (source instanceof Arr array) {
      return compileArray(array, this::compileEval);
    }
    if (source instanceof Obj object) {
      return compileObject(object, this::compileEval);
    }
    return new Recipe.Constant(source);
  }

  /** The element whose label an expression reads and nothing else, or -1. */
  private int keptElement(String expression) {
    for (int i = 0; i < elements.size(); i++) {
      if (expression.equals("$" + elements.get(i).id() + ".label")) {
        return i;
      }
    }
    return -1;
  }

  private Recipe compileWriting(WritingRecipe.Manner manner, Value argument) {
    if (!(argument instanceof Arr array) || array.length() == 0) {
      return new WritingRecipe(manner, compile(argument), new Recipe[0]);
    }
    Recipe[] sources = new Recipe[array.length() - 1];
    for (int i = 0; i < sources.length; i++) {
      sources[i] = compile(array.at(i + 1));
    }
    return new WritingRecipe(manner, compile(array.at(0)), sources);
  }

  private static Recipe compileObject(Obj object, Function<Value, Recipe> compiler) {
    Recipe[] fields = new Recipe[object.size()];
    Arrays.setAll(fields, i -> compiler.apply(object.at(i)));
    return allConstant(fields)
        ? new Recipe.Constant(Obj.ofShape(object.shape(), constants(fields)))
        : new StructuredRecipes.OfObject(object.shape(), fields);
  }

  private static Recipe compileArray(Arr array, Function<Value, Recipe> compiler) {
    Recipe[] items = new Recipe[array.length()];
    Arrays.setAll(items, i -> compiler.apply(array.at(i)));
    return allConstant(items)
        ? new Recipe.Constant(Arr.of(constants(items)))
        : new StructuredRecipes.OfArray(items);
  }

  private static boolean allConstant(Recipe[] recipes) {
    return Arrays.stream(recipes).allMatch(Recipe.Constant.class::isInstance);
  }

  private static Value[] constants(Recipe[] recipes) {
    return Arrays.stream(recipes)
        .map(recipe -> ((Recipe.Constant) recipe).value)
        .toArray(Value[]::new);
  }
}
