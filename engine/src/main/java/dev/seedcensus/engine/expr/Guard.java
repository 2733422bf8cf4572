package dev.seedcensus.engine.expr;

import org.mozilla.javascript.Callable;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;

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
  record Call(
      Meter meter,
      Context context,
      Scriptable scope,
      Scriptable self,
      Object[] args,
      Callable function) {

    Object proceed() {
      return function.call(context, scope, self, args);
    }

    Object arg(int index) {
      return index < args.length ? args[index] : org.mozilla.javascript.Undefined.instance;
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
