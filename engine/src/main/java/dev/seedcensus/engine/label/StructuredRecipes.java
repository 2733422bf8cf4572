package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Shape;
import dev.seedcensus.engine.value.Value;

/** Recipes that are evaluated item by item. */
final class StructuredRecipes {

  private StructuredRecipes() {}

  /** Makes an object with a recipe per key. */
  static final class OfObject extends Recipe {
    private final Shape shape;
    private final Recipe[] fields;

    OfObject(Shape shape, Recipe[] fields) {
      this.shape = shape;
      this.fields = fields;
    }

    @Override
    public Value evaluate(RecipeScope scope) {
      Value[] values = new Value[fields.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = fields[i].evaluate(scope);
      }
      return Obj.ofShape(shape, values);
    }

    @Override
    public boolean mentionsGraph() {
      return anyMentionsGraph(fields);
    }

    @Override
    boolean makesObject() {
      return true;
    }

    @Override
    Recipe field(String key) {
      int at = shape.indexOf(key);
      return at < 0 ? Recipe.Constant.NONE : fields[at];
    }

    @Override
    boolean writesLabels() {
      return anyWritesLabels(fields);
    }

    @Override
    boolean leavesOut(String key) {
      return shape.indexOf(key) < 0;
    }
  }

  /** Makes an array with a recipe per item. */
  static final class OfArray extends Recipe {
    private final Recipe[] items;

    OfArray(Recipe[] items) {
      this.items = items;
    }

    @Override
    public Value evaluate(RecipeScope scope) {
      Value[] values = new Value[items.length];
      for (int i = 0; i < values.length; i++) {
        values[i] = items[i].evaluate(scope);
      }
      return Arr.of(values);
    }

    @Override
    public boolean mentionsGraph() {
      return anyMentionsGraph(items);
    }

    @Override
    boolean writesLabels() {
      return anyWritesLabels(items);
    }
  }

  static boolean anyMentionsGraph(Recipe[] recipes) {
    for (Recipe recipe : recipes) {
      if (recipe.mentionsGraph()) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyWritesLabels(Recipe[] recipes) {
    for (Recipe recipe : recipes) {
      if (recipe.writesLabels()) {
        return true;
      }
    }
    return false;
  }
}
