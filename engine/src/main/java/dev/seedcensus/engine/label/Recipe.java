package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Expression.Target;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/** A compiled recipe of a right-hand side: makes a label from a site. */
public abstract class Recipe {

  Recipe() {}

  /**
   * The label that the recipe makes.
   *
   * @throws dev.seedcensus.engine.expr.ExpressionException if an expression of it fails, or it
   *     writes into a value that is no object
   */
  public abstract Value evaluate(RecipeScope scope);

  /** Like {@link #evaluate}, and tells whether the result is, or lies within, a matched label. */
  Target evaluateTarget(RecipeScope scope) {
    return new Target(evaluate(scope), -1, List.of());
  }

  /** Whether it looks at the host graph, beside the labels of its match. */
  public abstract boolean mentionsGraph();

  /** The matched element whose label this recipe keeps as it is, or -1. */
  public int keptElement() {
    return -1;
  }

  /** Whether the label it makes is that of a matched element with nothing changed at a key. */
  public boolean keeps(int element, String key) {
    return keptElement() == element;
  }

  /** Whether what it makes is certainly an object. */
  boolean makesObject() {
    return false;
  }

  /**
   * The recipe of what stands at a key of the object that it makes.
   *
   * @return one that makes nothing where nothing ever stands there, Java's null where it is not
   *     known
   */
  Recipe field(String key) {
    return null;
  }

  /** Whether evaluating it may update a matched label. */
  boolean writesLabels() {
    return false;
  }

  /** Whether, written over a label, the value it makes leaves a key alone. */
  boolean leavesOut(String key) {
    return false;
  }

  /** Makes the same value every time. */
  static final class Constant extends Recipe {

    /** Makes no label. */
    static final Constant NONE = new Constant(Undefined.UNDEFINED);

    final Value value;

    Constant(Value value) {
      this.value = value;
    }

    @Override
    public Value evaluate(RecipeScope scope) {
      return value;
    }

    @Override
    public boolean mentionsGraph() {
      return false;
    }

    @Override
    boolean makesObject() {
      return value instanceof Obj;
    }

    @Override
    Recipe field(String key) {
      return new Constant(value.get(key));
    }

    @Override
    boolean leavesOut(String key) {
      return value instanceof Obj object && object.shape().indexOf(key) < 0;
    }
  }
}
