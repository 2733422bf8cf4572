package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/** Operators that make numbers and texts. */
final class ArithmeticOps {

  private ArithmeticOps() {}

  /** An operator whose value is a number. */
  abstract static class Numeric extends Op {
    @Override
    abstract double number(Scope scope);

    @Override
    final Value value(Scope scope) {
      return Num.of(number(scope));
    }

    @Override
    final boolean test(Scope scope) {
      double number = number(scope);
      return number != 0 && !Double.isNaN(number);
    }

    @Override
    final Kind kind() {
      return Kind.NUMBER;
    }
  }

  static Op binary(Op left, Op right, DoubleBinaryOperator operator) {
    return new Numeric() {
      @Override
      double number(Scope scope) {
        return operator.applyAsDouble(left.number(scope), right.number(scope));
      }
    };
  }

  static Op negated(Op operand) {
    return new Numeric() {
      @Override
      double number(Scope scope) {
        return -operand.number(scope);
      }
    };
  }

  static Op asNumber(Op operand) {
    return new Numeric() {
      @Override
      double number(Scope scope) {
        return operand.number(scope);
      }
    };
  }

  static Op add(Op left, Op right) {
    if (left.kind() == Op.Kind.NUMBER && right.kind() == Op.Kind.NUMBER) {
      return binary(left, right, Double::sum);
    }
    if (left instanceof PathOps.Constant && left.kind() == Op.Kind.TEXT) {
      return right.kind() == Op.Kind.NUMBER
          ? new Numbered(left.value(null), right, "")
          : new Joined(List.of(left, right));
    }
    if (left instanceof Numbered numbered && right instanceof PathOps.Constant) {
      return numbered.followedBy(right.value(null));
    }
    return new Sum(left, right);
  }

  /** {@code +} of what may be texts or numbers. */
  private static final class Sum extends Op {
    private final Op left;
    private final Op right;
    private final boolean text;

    Sum(Op left, Op right) {
      this.left = left;
      this.right = right;
      this.text = left.kind() == Kind.TEXT || right.kind() == Kind.TEXT;
    }

    @Override
    Value value(Scope scope) {
      return Coercion.add(left.value(scope), right.value(scope));
    }

    @Override
    Kind kind() {
      return text ? Kind.TEXT : Kind.ANY;
    }
  }

  /** Texts put together, as by a template. */
  static final class Joined extends Op {
    private final List<Op> parts;

    Joined(List<Op> parts) {
      this.parts = parts;
    }

    @Override
    Value value(Scope scope) {
      StringBuilder text = new StringBuilder();
      for (Op part : parts) {
        text.append(Coercion.toText(part.value(scope)));
      }
      return Text.of(text.toString());
    }

    @Override
    Kind kind() {
      return Kind.TEXT;
    }
  }

  /**
   * A number between constant texts, such as {@code "room_" + ($$iter + 1)} or {@code "[room#" +
   * $$iter + "]"}. The texts of small integers are kept; threads that race make equal ones.
   */
  static final class Numbered extends Op {
    private static final int KEPT = 1024;

    private final String prefix;
    private final Op number;
    private final String suffix;
    private final Text[] kept = new Text[KEPT];

    Numbered(Value prefix, Op number, String suffix) {
      this.prefix = Coercion.toText(prefix);
      this.number = number;
      this.suffix = suffix;
    }

    /** This text with another constant behind it. */
    Numbered followedBy(Value constant) {
      return new Numbered(Text.of(prefix), number, suffix + Coercion.toText(constant));
    }

    @Override
    Value value(Scope scope) {
      double value = number.number(scope);
      int small = (int) value;
      if (small != value || small < 0 || small >= KEPT) {
        return Text.of(prefix + Coercion.numberText(value) + suffix);
      }
      Text text = kept[small];
      if (text == null) {
        text = Text.of(prefix + small + suffix);
        kept[small] = text;
      }
      return text;
    }

    @Override
    Kind kind() {
      return Kind.TEXT;
    }
  }
}
