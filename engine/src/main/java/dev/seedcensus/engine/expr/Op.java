package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * A part of an expression that runs as plain Java.
 *
 * <p>It gives exactly what JavaScript gives, or throws {@link Bail} where that would take an
 * object's conversion, identity or an error message: the interpreter then evaluates the whole
 * expression again, which is safe since nothing here has effects.
 */
abstract class Op {

  /** What is known of the value before it is there. */
  enum Kind {
    NUMBER,
    TEXT,
    BOOLEAN,
    ANY
  }

  abstract Value value(Scope scope);

  /** Whether the value is truthy. */
  boolean test(Scope scope) {
    return value(scope).truthy();
  }

  /** The value converted to a number. */
  double number(Scope scope) {
    return Coercion.toNumber(value(scope));
  }

  Kind kind() {
    return Kind.ANY;
  }

  /** The value, and the matched label that it is or lies within. */
  Expression.Target target(Scope scope) {
    return new Expression.Target(value(scope), -1, List.of());
  }

  /** Hands over to the interpreter. */
  static final class Bail extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Bail() {
      super("left to the interpreter", null, false, false);
    }
  }
}
