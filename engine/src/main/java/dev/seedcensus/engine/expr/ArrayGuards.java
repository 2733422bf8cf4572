package dev.seedcensus.engine.expr;

import java.util.ArrayList;
import java.util.List;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.SymbolKey;
import org.mozilla.javascript.Undefined;

/** Guards of the array functions: work is charged by the length that an array claims to have. */
final class ArrayGuards {

  /** How deep arrays may lie in arrays for {@code flat}. */
  private static final int DEEPEST = 500;

  private ArrayGuards() {}

  /** A function that goes through the array it is called on. */
  static Object overItems(Guard.Call call) {
    refuseLibrary(call.self());
    call.meter().steps(length(call.self()));
    return call.proceed();
  }

  /** A function that goes through an array or array-like object that it is given. */
  static Object overFirstArgument(Guard.Call call) {
    return overArgument(call, 0);
  }

  /** {@code Function.prototype.apply}. */
  static Object apply(Guard.Call call) {
    return overArgument(call, 1);
  }

  private static Object overArgument(Guard.Call call, int index) {
    if (call.arg(index) instanceof Scriptable list) {
      call.meter().steps(length(list));
    }
    return call.proceed();
  }

  static Object concat(Guard.Call call) {
    refuseLibrary(call.self());
    call.meter().steps(length(call.self()));
    for (Object arg : call.args()) {
      if (arg instanceof NativeArray array) {
        call.meter().steps(array.getLength());
      } else if (arg instanceof ScriptableObject object
          && ScriptableObject.hasProperty(object, SymbolKey.IS_CONCAT_SPREADABLE)) {
        throw ScriptRuntime.typeError("Only arrays can be spread by concat here");
      }
    }
    return call.proceed();
  }

  static Object join(Guard.Call call) {
    Object separator = call.arg(0);
    String between = Undefined.isUndefined(separator) ? "," : ScriptRuntime.toString(separator);
    return joined(call, between);
  }

  static Object asText(Guard.Call call) {
    return call.self() instanceof NativeArray ? joined(call, ",") : call.proceed();
  }

  private static String joined(Guard.Call call, String between) {
    Scriptable list = call.self();
    long length = length(list);
    call.meter().steps(length);
    if (!call.meter().begin(list)) {
      return "";
    }
    try {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < length; i++) {
        String next = i == 0 ? "" : between;
        call.meter().fits((double) text.length() + next.length());
        text.append(next);
        Object item = item(list, i);
        if (item != null && !Undefined.isUndefined(item)) {
          String shown = ScriptRuntime.toString(item);
          call.meter().fits((double) text.length() + shown.length());
          text.append(shown);
        }
      }
      return text.toString();
    } finally {
      call.meter().end(list);
    }
  }

  static Object flat(Guard.Call call) {
    Object given = call.arg(0);
    double levels = Undefined.isUndefined(given) ? 1 : ScriptRuntime.toInteger(given);
    return flattened(call, call.self(), levels);
  }

  /** {@code flatMap}, where the function called is {@code map}. */
  static Object flatMap(Guard.Call call) {
    refuseLibrary(call.self());
    call.meter().steps(length(call.self()));
    return flattened(call, (Scriptable) call.proceed(), 1);
  }

  private static Object flattened(Guard.Call call, Scriptable list, double levels) {
    List<Object> items = new ArrayList<>();
    flatten(call.meter(), list, levels, 0, items);
    return call.context().newArray(call.scope(), items.toArray());
  }

  private static void flatten(
      Meter meter, Scriptable list, double levels, int depth, List<Object> items) {
    if (depth > DEEPEST) {
      throw new LimitError("recurses too deep");
    }
    long length = length(list);
    meter.steps(length);
    for (int i = 0; i < length; i++) {
      Object item = ScriptableObject.getProperty(list, i);
      if (item instanceof NativeArray inner && levels >= 1) {
        flatten(meter, inner, levels - 1, depth + 1, items);
      } else if (item != Scriptable.NOT_FOUND) {
        meter.fits(items.size() + 1.0);
        items.add(item);
      }
    }
  }

  private static Object item(Scriptable list, int index) {
    Object item = ScriptableObject.getProperty(list, index);
    return item == Scriptable.NOT_FOUND ? Undefined.instance : item;
  }

  /**
   * The length that a library function will go by.
   *
   * @throws org.mozilla.javascript.EcmaError if it is computed, and so may be another one when
   *     asked again
   */
  static long length(Scriptable list) {
    if (list instanceof NativeArray array) {
      return array.getLength();
    }
    Scriptable owner = list;
    while (owner != null && !owner.has("length", owner)) {
      owner = owner.getPrototype();
    }
    if (owner == null || list instanceof Function) {
      return 0;
    }
    boolean computed =
        owner instanceof ScriptableObject object
            && object.getGetterOrSetter("length", 0, object, false) instanceof Function;
    Object length = computed ? null : owner.get("length", list);
    if (length == null || length instanceof Scriptable) {
      throw ScriptRuntime.typeError("An array-like object needs a plain length here");
    }
    return (long) Math.max(0, Math.min(ScriptRuntime.toInteger(length), 1L << 53));
  }

  /** {@code Array.prototype} is an array too; writing into it would outlive the evaluation. */
  private static void refuseLibrary(Scriptable list) {
    if (list instanceof ScriptableObject object && object.isSealed()) {
      throw ScriptRuntime.typeError("Cannot change a built-in object");
    }
  }
}
