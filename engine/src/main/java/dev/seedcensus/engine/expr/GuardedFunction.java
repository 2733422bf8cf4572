package dev.seedcensus.engine.expr;

import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Callable;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** A library function behind its guard, charged for each call and for what it returns. */
final class GuardedFunction extends BaseFunction {

  private static final long serialVersionUID = 1L;

  /** Steps of a call, beside a step for each few characters or items handed in. */
  private static final int CALL = 4;

  private static final int UNITS_PER_STEP = 8;

  private final String name;
  private final int length;
  private final transient Callable function;
  private final transient Guard guard;

  GuardedFunction(Context cx, Scriptable scope, BaseFunction function, Guard guard) {
    this.name = function.getFunctionName();
    this.length = function.getLength();
    this.function = function;
    this.guard = guard;
    ScriptRuntime.setFunctionProtoAndParent(this, cx, scope);
  }

  @Override
  public Object call(Context cx, Scriptable scope, Scriptable self, Object[] args) {
    Meter meter = SandboxContext.meter(cx);
    meter.enter();
    try {
      meter.steps(CALL + (weight(self) + weight(args)) / UNITS_PER_STEP);
      Object result = guard.call(new Guard.Call(meter, cx, scope, self, args, function));
      if (result instanceof CharSequence || result instanceof NativeArray) {
        meter.size(weight(result));
      }
      return result;
    } finally {
      meter.leave();
    }
  }

  @Override
  public Scriptable construct(Context cx, Scriptable scope, Object[] args) {
    throw ScriptRuntime.typeError(name + " is not a constructor");
  }

  private static long weight(Object[] values) {
    long sum = 0;
    for (Object value : values) {
      sum += weight(value);
    }
    return sum;
  }

  /** How many characters, items or keys a value has, not counting what is inside those. */
  static long weight(Object value) {
    if (value instanceof CharSequence text) {
      return text.length();
    }
    if (value instanceof NativeArray array) {
      return array.getLength();
    }
    return value instanceof ScriptableObject object ? weightOf(object) : 0;
  }

  private static long weightOf(ScriptableObject object) {
    if (object.getClassName().equals("String")
        && object.get("length", object) instanceof Number length) {
      return length.longValue();
    }
    return object.size();
  }

  @Override
  public String getFunctionName() {
    return name;
  }

  @Override
  public int getLength() {
    return length;
  }

  @Override
  public int getArity() {
    return length;
  }
}
