package dev.seedcensus.engine.expr;

import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;
import org.mozilla.javascript.regexp.NativeRegExp;

/** Guards of the string functions: what they make is measured before it is made. */
final class TextGuards {

  /** Characters compared per step when a text is searched for another. */
  private static final int COMPARED_PER_STEP = 64;

  /** A text may get longer by this factor in normal form or when its case changes. */
  private static final int LONGER = 4;

  private TextGuards() {}

  static Object plain(Guard.Call call) {
    return onText(call).proceed();
  }

  static Object reshaped(Guard.Call call) {
    Guard.Call on = onText(call);
    on.meter().fits((double) LONGER * GuardedFunction.weight(on.self()));
    return on.proceed();
  }

  static Object concat(Guard.Call call) {
    StringBuilder text = new StringBuilder(ScriptRuntime.toString(onText(call).self()));
    for (Object arg : call.args()) {
      String next = ScriptRuntime.toString(arg);
      call.meter().fits((double) text.length() + next.length());
      text.append(next);
    }
    return text.toString();
  }

  static Object repeat(Guard.Call call) {
    Guard.Call on = onText(call);
    double times = ScriptRuntime.toInteger(on.arg(0));
    on.meter().fits(times * GuardedFunction.weight(on.self()));
    return on.withArg(0, times).proceed();
  }

  static Object pad(Guard.Call call) {
    Guard.Call on = onText(call);
    double width = ScriptRuntime.toInteger(on.arg(0));
    on.meter().fits(width);
    Object filler = on.arg(1);
    Object fixed = filler instanceof Scriptable ? ScriptRuntime.toString(filler) : filler;
    return on.withArg(0, width).withArg(1, fixed).proceed();
  }

  static Object search(Guard.Call call) {
    Guard.Call on = onText(call);
    Object wanted = on.arg(0);
    if (wanted instanceof Scriptable && !(wanted instanceof NativeRegExp)) {
      wanted = ScriptRuntime.toString(wanted);
    }
    chargeSearch(on, wanted);
    return on.withArg(0, wanted).proceed();
  }

  static void chargeSearch(Guard.Call call, Object wanted) {
    double pairs = (double) GuardedFunction.weight(call.self()) * GuardedFunction.weight(wanted);
    call.meter().steps((long) (pairs / COMPARED_PER_STEP));
  }

  /** {@code encodeURIComponent} and its like. */
  static Object encode(Guard.Call call) {
    String text = ScriptRuntime.toString(call.arg(0));
    call.meter().fits(9.0 * text.length());
    return call.withArg(0, text).proceed();
  }

  /**
   * The call on a string object whose text is settled: an object of the script's own could convert
   * to another text each time it is asked.
   */
  static Guard.Call onText(Guard.Call call) {
    Scriptable self = call.self();
    if (self == null || Undefined.isUndefined(self) || isPlainString(self)) {
      return call;
    }
    String text = ScriptRuntime.toString(self);
    return call.withSelf(ScriptRuntime.toObject(call.context(), call.scope(), text));
  }

  private static boolean isPlainString(Scriptable self) {
    return self instanceof ScriptableObject object
        && object.getClassName().equals("String")
        && !object.has("toString", object)
        && object.getPrototype() instanceof ScriptableObject library
        && library.isSealed();
  }
}
