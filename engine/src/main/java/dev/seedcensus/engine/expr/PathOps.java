package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;

/** What an expression reads from its scope, and members of it. */
final class PathOps {

  private PathOps() {}

  static final class Constant extends Op {
    private final Value value;
    private final Kind kind;

    Constant(Value value) {
      this.value = value;
      this.kind = kindOf(value);
    }

    private static Kind kindOf(Value value) {
      if (value instanceof Num) {
        return Kind.NUMBER;
      }
      if (value instanceof Text) {
        return Kind.TEXT;
      }
      return value instanceof Bool ? Kind.BOOLEAN : Kind.ANY;
    }

    @Override
    Value value(Scope scope) {
      return value;
    }

    @Override
    Kind kind() {
      return kind;
    }
  }

  /** {@code $$iter}. */
  static final class Iteration extends Op {
    @Override
    Value value(Scope scope) {
      return Num.of(scope.iteration());
    }

    @Override
    boolean test(Scope scope) {
      return scope.iteration() != 0;
    }

    @Override
    double number(Scope scope) {
      return scope.iteration();
    }

    @Override
    Kind kind() {
      return Kind.NUMBER;
    }
  }

  /** {@code $x.id} of a node: a text. */
  static final class NodeId extends Op {
    final int element;

    NodeId(int element) {
      this.element = element;
    }

    @Override
    Value value(Scope scope) {
      return Text.of(Integer.toString(scope.nodeId(element)));
    }

    @Override
    boolean test(Scope scope) {
      return true;
    }

    @Override
    double number(Scope scope) {
      return scope.nodeId(element);
    }

    @Override
    Kind kind() {
      return Kind.TEXT;
    }
  }

  static final class Label extends Op {
    private final int element;

    Label(int element) {
      this.element = element;
    }

    @Override
    Value value(Scope scope) {
      return scope.label(element);
    }

    @Override
    Expression.Target target(Scope scope) {
      Value label = scope.label(element);
      int of = Coercion.isObject(label) ? element : -1;
      return new Expression.Target(label, of, List.of());
    }
  }

  static final class Match extends Op {
    private final int element;

    Match(int element) {
      this.element = element;
    }

    @Override
    Value value(Scope scope) {
      return scope.match(element);
    }
  }

  /**
   * A member under a fixed key.
   *
   * <p>Within an optional chain the value is Java's null where the chain was cut short.
   */
  static final class Member extends Op {
    private final Op base;
    private final String key;
    private final boolean optional;

    Member(Op base, String key, boolean optional) {
      this.base = base;
      this.key = key;
      this.optional = optional;
    }

    @Override
    Value value(Scope scope) {
      Value of = base.value(scope);
      if (of == null) {
        return null;
      }
      if (Coercion.isNullish(of)) {
        if (optional) {
          return null;
        }
        throw new Bail();
      }
      return of.get(key);
    }

    @Override
    Expression.Target target(Scope scope) {
      Expression.Target of = base.target(scope);
      Value value = of.value() == null ? null : of.value().get(key);
      if (value == null || !Coercion.isObject(value) || of.element() < 0) {
        return new Expression.Target(value(scope), -1, List.of());
      }
      List<String> path = new ArrayList<>(of.path());
      path.add(key);
      return new Expression.Target(value, of.element(), List.copyOf(path));
    }
  }

  /** Where an optional chain ends: cut short, it is undefined. */
  static final class Chain extends Op {
    private final Op chain;

    Chain(Op chain) {
      this.chain = chain;
    }

    @Override
    Value value(Scope scope) {
      Value value = chain.value(scope);
      return value == null ? Undefined.UNDEFINED : value;
    }

    @Override
    Expression.Target target(Scope scope) {
      Expression.Target target = chain.target(scope);
      return target.value() == null
          ? new Expression.Target(Undefined.UNDEFINED, -1, List.of())
          : target;
    }
  }

  /** {@code .length}, without a box where it is asked as a number. */
  static final class Length extends Op {
    private final Op base;

    Length(Op base) {
      this.base = base;
    }

    @Override
    Value value(Scope scope) {
      Value of = base.value(scope);
      if (Coercion.isNullish(of)) {
        throw new Bail();
      }
      return of.get("length");
    }

    @Override
    double number(Scope scope) {
      Value of = base.value(scope);
      if (of instanceof Arr array) {
        return array.length();
      }
      return of instanceof Text text ? text.value().length() : Coercion.toNumber(value(scope));
    }
  }
}
