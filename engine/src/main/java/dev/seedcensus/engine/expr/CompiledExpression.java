package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Value;

/** An expression that runs as plain Java where it can, else in the interpreter. */
final class CompiledExpression implements Expression {

  private final String source;
  private final Usage usage;
  private final Op op;
  private final InterpretedExpression interpreted;

  /** With null for the plain Java, everything goes to the interpreter. */
  CompiledExpression(String source, Usage usage, Op op, InterpretedExpression interpreted) {
    this.source = source;
    this.usage = usage;
    this.op = op;
    this.interpreted = interpreted;
  }

  @Override
  public Value evaluate(Scope scope) {
    if (op != null) {
      try {
        return op.value(scope);
      } catch (Op.Bail e) {
        // The interpreter knows.
      }
    }
    return interpreted.evaluate(scope);
  }

  @Override
  public Target evaluateTarget(Scope scope) {
    if (op != null) {
      try {
        return op.target(scope);
      } catch (Op.Bail e) {
        // The interpreter knows.
      }
    }
    return interpreted.evaluateTarget(scope);
  }

  @Override
  public boolean test(Scope scope) {
    if (op != null) {
      try {
        return op.test(scope);
      } catch (Op.Bail e) {
        // The interpreter knows.
      }
    }
    return interpreted.evaluate(scope).truthy();
  }

  @Override
  public double number(Scope scope) {
    if (op != null && op.kind() == Op.Kind.NUMBER) {
      try {
        return op.number(scope);
      } catch (Op.Bail e) {
        // The interpreter knows.
      }
    }
    return evaluate(scope) instanceof Num number ? number.value() : Double.NaN;
  }

  @Override
  public Reads reads() {
    return usage.reads();
  }

  @Override
  public boolean mentionsGraph() {
    return usage.mentionsGraph();
  }

  @Override
  public boolean mentionsIds() {
    return usage.mentionsIds();
  }

  @Override
  public String source() {
    return source;
  }

  /** Whether it runs as plain Java, where nothing unusual comes up. */
  boolean isNative() {
    return op != null;
  }
}
