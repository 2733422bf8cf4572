package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;

/** Operators that choose, compare or negate. */
final class LogicOps {

  private static final Text STRING = Text.of("string");
  private static final Text NUMBER = Text.of("number");
  private static final Text BOOLEAN = Text.of("boolean");
  private static final Text UNDEFINED = Text.of("undefined");
  private static final Text OBJECT = Text.of("object");

  private LogicOps() {}

  /** An operator whose value is true or false: evaluating it makes no object. */
  abstract static class Condition extends Op {
    @Override
    abstract boolean test(Scope scope);

    @Override
    final Value value(Scope scope) {
      return Bool.of(test(scope));
    }

    @Override
    final double number(Scope scope) {
      return test(scope) ? 1 : 0;
    }

    @Override
    final Kind kind() {
      return Kind.BOOLEAN;
    }
  }

  static Op not(Op operand) {
    return condition(scope -> !operand.test(scope));
  }

  /** {@code ===}, or its opposite. */
  static Op strictlyEqual(Op left, Op right, boolean wanted) {
    if (left instanceof PathOps.NodeId a && right instanceof PathOps.NodeId b) {
      return condition(scope -> (scope.nodeId(a.element) == scope.nodeId(b.element)) == wanted);
    }
    if (left.kind() == Op.Kind.NUMBER && right.kind() == Op.Kind.NUMBER) {
      return condition(scope -> (left.number(scope) == right.number(scope)) == wanted);
    }
    return condition(
        scope -> Coercion.strictlyEqual(left.value(scope), right.value(scope)) == wanted);
  }

  /** {@code ==}, or its opposite. */
  static Op looselyEqual(Op left, Op right, boolean wanted) {
    if (left.kind() == right.kind() && left.kind() != Op.Kind.ANY) {
      return strictlyEqual(left, right, wanted);
    }
    return condition(
        scope -> Coercion.looselyEqual(left.value(scope), right.value(scope)) == wanted);
  }

  /** Which outcomes of a comparison an operator takes for true. */
  record Order(boolean below, boolean equal, boolean above) {
    boolean holds(int outcome) {
      return outcome < 0 ? below : outcome == 0 ? equal : outcome == 1 && above;
    }
  }

  static Op compare(Op left, Op right, Order order) {
    if (left instanceof PathOps.NodeId a && right instanceof PathOps.NodeId b) {
      return condition(
          scope ->
              order.holds(
                  Coercion.compareAsText(scope.nodeId(a.element), scope.nodeId(b.element))));
    }
    if (left.kind() == Op.Kind.NUMBER || right.kind() == Op.Kind.NUMBER) {
      return condition(
          scope -> order.holds(Coercion.compare(left.number(scope), right.number(scope))));
    }
    return condition(scope -> order.holds(Coercion.compare(left.value(scope), right.value(scope))));
  }

  static Op typeOf(Op operand) {
    return new Op() {
      @Override
      Value value(Scope scope) {
        return typeOf(operand.value(scope));
      }

      @Override
      Kind kind() {
        return Kind.TEXT;
      }
    };
  }

  private static Text typeOf(Value value) {
    if (value instanceof Text) {
      return STRING;
    }
    if (value instanceof Num) {
      return NUMBER;
    }
    if (value instanceof Bool) {
      return BOOLEAN;
    }
    return value.isUndefined() ? UNDEFINED : OBJECT;
  }

  private interface Predicate {
    boolean holds(Scope scope);
  }

  private static Op condition(Predicate predicate) {
    return new Condition() {
      @Override
      boolean test(Scope scope) {
        return predicate.holds(scope);
      }
    };
  }

  /** {@code &&} and {@code ||}. */
  static final class Junction extends Op {
    private final Op left;
    private final Op right;
    private final boolean goesOnIf;

    /** Goes on to the right side where the left one is truthy (and), or is not (or). */
    Junction(Op left, Op right, boolean goesOnIf) {
      this.left = left;
      this.right = right;
      this.goesOnIf = goesOnIf;
    }

    @Override
    Value value(Scope scope) {
      Value value = left.value(scope);
      return value.truthy() == goesOnIf ? right.value(scope) : value;
    }

    @Override
    boolean test(Scope scope) {
      boolean first = left.test(scope);
      return first == goesOnIf ? right.test(scope) : first;
    }

    @Override
    Kind kind() {
      return left.kind() == right.kind() ? left.kind() : Kind.ANY;
    }

    @Override
    Expression.Target target(Scope scope) {
      return left.test(scope) == goesOnIf ? right.target(scope) : left.target(scope);
    }
  }

  /** {@code ??}. */
  static final class Fallback extends Op {
    private final Op left;
    private final Op right;

    Fallback(Op left, Op right) {
      this.left = left;
      this.right = right;
    }

    @Override
    Value value(Scope scope) {
      Value value = left.value(scope);
      return Coercion.isNullish(value) ? right.value(scope) : value;
    }

    @Override
    Expression.Target target(Scope scope) {
      return Coercion.isNullish(left.value(scope)) ? right.target(scope) : left.target(scope);
    }
  }

  /** {@code ? :}. */
  static final class Choice extends Op {
    private final Op condition;
    private final Op yes;
    private final Op no;

    Choice(Op condition, Op yes, Op no) {
      this.condition = condition;
      this.yes = yes;
      this.no = no;
    }

    @Override
    Value value(Scope scope) {
      return chosen(scope).value(scope);
    }

    @Override
    boolean test(Scope scope) {
      return chosen(scope).test(scope);
    }

    @Override
    double number(Scope scope) {
      return chosen(scope).number(scope);
    }

    @Override
    Kind kind() {
      return yes.kind() == no.kind() ? yes.kind() : Kind.ANY;
    }

    @Override
    Expression.Target target(Scope scope) {
      return chosen(scope).target(scope);
    }

    private Op chosen(Scope scope) {
      return condition.test(scope) ? yes : no;
    }
  }
}
