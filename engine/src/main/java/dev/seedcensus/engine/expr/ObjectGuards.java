package dev.seedcensus.engine.expr;

import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.ScriptableObject;

/** Guards of the functions that change an object: the library itself must stay as it is. */
final class ObjectGuards {

  private ObjectGuards() {}

  static Object changesFirstArgument(Guard.Call call) {
    if (call.arg(0) instanceof ScriptableObject object && object.isSealed()) {
      throw ScriptRuntime.typeError("Cannot change a built-in object");
    }
    return call.proceed();
  }

  /** {@code JSON.parse}: each character may become an object. */
  static Object parseJson(Guard.Call call) {
    String text = ScriptRuntime.toString(call.arg(0));
    call.meter().size(8L * text.length());
    return call.withArg(0, text).proceed();
  }

  static Object writeJson(Guard.Call call) {
    return new JsonWriter(call).write();
  }
}
