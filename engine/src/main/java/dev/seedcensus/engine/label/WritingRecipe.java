package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Expression.Target;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;
import java.util.List;

/**
 * Writes values into a first one: {@code $assign}, {@code $extend}, {@code $merge}.
 *
 * <p>Where the first is a matched label, or lies within one, the label is updated for the recipes
 * that come later.
 */
final class WritingRecipe extends Recipe {

  /** How a source is written over a target. */
  enum Manner {
    ASSIGN("$assign"),
    EXTEND("$extend"),
    MERGE("$merge");

    private final String spelling;

    Manner(String spelling) {
      this.spelling = spelling;
    }

    Obj write(Obj target, Value source) {
      return switch (this) {
        case ASSIGN -> Merging.assign(target, source);
        case EXTEND -> Merging.extend(target, source);
        case MERGE -> Merging.merge(target, source);
      };
    }
  }

  private final Manner manner;
  private final Recipe first;
  private final Recipe[] sources;

  WritingRecipe(Manner manner, Recipe first, Recipe[] sources) {
    this.manner = manner;
    this.first = first;
    this.sources = sources;
  }

  @Override
  public Value evaluate(RecipeScope scope) {
    int kept = first.keptElement();
    if (kept >= 0) {
      Value[] values = sourceValues(scope);
      Value written = write(scope.label(kept), values);
      scope.update(kept, written);
      return written;
    }
    return evaluateTarget(scope).value();
  }

  @Override
  Target evaluateTarget(RecipeScope scope) {
    Target target = first.evaluateTarget(scope);
    Value[] values = sourceValues(scope);
    if (target.element() < 0) {
      return new Target(write(target.value(), values), -1, List.of());
    }
    // A source may itself have updated the label meanwhile, so it is read again.
    Value root = scope.label(target.element());
    Value written = write(at(root, target.path()), values);
    scope.update(target.element(), replaced(root, target.path(), written));
    return new Target(written, target.element(), target.path());
  }

  @Override
  public boolean mentionsGraph() {
    return first.mentionsGraph() || StructuredRecipes.anyMentionsGraph(sources);
  }

  @Override
  public boolean keeps(int element, String key) {
    return first.keeps(element, key)
        && Arrays.stream(sources)
            .allMatch(source -> source.leavesOut(key) && !source.writesLabels());
  }

  @Override
  boolean makesObject() {
    return true;
  }

  @Override
  Recipe field(String key) {
    for (int i = sources.length - 1; i >= 0; i--) {
      Recipe written = manner == Manner.ASSIGN ? sources[i].field(key) : null;
      if (written == null || !sources[i].leavesOut(key)) {
        return written;
      }
    }
    return first.field(key);
  }

  @Override
  boolean writesLabels() {
    return true;
  }

  private Value[] sourceValues(RecipeScope scope) {
    Value[] values = new Value[sources.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = sources[i].evaluate(scope);
    }
    return values;
  }

  private Value write(Value target, Value[] values) {
    if (!target.isUndefined() && !(target instanceof Obj)) {
      throw new ExpressionException(
          manner.spelling + " cannot write into " + target + ", which is no object");
    }
    Obj result = target instanceof Obj object ? object : Obj.EMPTY;
    for (Value value : values) {
      result = manner.write(result, value);
    }
    return result;
  }

  private static Value at(Value root, List<String> path) {
    Value value = root;
    for (String key : path) {
      value = value.get(key);
    }
    return value;
  }

  private static Value replaced(Value root, List<String> path, Value leaf) {
    if (path.isEmpty()) {
      return leaf;
    }
    Value inner = replaced(root.get(path.get(0)), path.subList(1, path.size()), leaf);
    if (root instanceof Arr array) {
      Value[] items = new Value[array.length()];
      for (int i = 0; i < items.length; i++) {
        items[i] = Integer.toString(i).equals(path.get(0)) ? inner : array.at(i);
      }
      return Arr.of(items);
    }
    return root instanceof Obj object ? object.with(path.get(0), inner) : root;
  }
}
