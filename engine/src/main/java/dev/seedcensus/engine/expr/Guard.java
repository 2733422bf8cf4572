package dev.seedcensus.engine.expr;

import org.mozilla.javascript.Callable;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.Undefined;

/**
 * Stands between a script and a library function: charges for the call, refuses it, or does it in
 * the function's place.
 */
@FunctionalInterface
interface Guard {

  /** Nothing beyond what every call is charged. */
  Guard NONE = Call::proceed;

  Object call(Call call);

  /** One call of a library function. */
  final class Call {

    private final Meter meter;
    private final Context context;
    private final Scriptable scope;
    private final Scriptable self;
    private final Object[] args;
    private final Callable function;

    Call(
        Meter meter,
        Context context,
        Scriptable scope,
        Scriptable self,
        Object[] args,
        Callable function) {
      this.meter = meter;
      this.context = context;
      this.scope = scope;
      this.self = self;
      this.args = args;
      this.function = function;
    }

    Meter meter() {
      return meter;
    }

    Context context() {
      return context;
    }

    Scriptable scope() {
      return scope;
    }

    /** What the function is called on. */
    Scriptable self() {
      return self;
    }

    Object[] args() {
      return args;
    }

    /** An argument; undefined where it is not given. */
    Object arg(int index) {
      return index < args.length ? args[index] : Undefined.instance;
    }

    Object proceed() {
      return function.call(context, scope, self, args);
    }

    /** This call with an argument replaced; arguments that were not given stay so. */
    Call withArg(int index, Object value) {
      if (index >= args.length || args[index] == value) {
        return this;
      }
      Object[] changed = args.clone();
      changed[index] = value;
      return new Call(meter, context, scope, self, changed, function);
    }

    Call withSelf(Scriptable other) {
      return other == self ? this : new Call(meter, context, scope, other, args, function);
    }
  }
}
