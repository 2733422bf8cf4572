package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.CanonicalJson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mozilla.javascript.Callable;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;

/**
 * {@code JSON.stringify}, charged for each value and character as it goes: one small object can be
 * part of another in many ways, and its text grows with all of them.
 */
final class JsonWriter {

  private final Guard.Call call;
  private final Callable replacer;
  private final List<Object> chosenKeys;
  private final String gap;
  private final StringBuilder out = new StringBuilder();
  private String indent = "";
  private int charged;

  JsonWriter(Guard.Call call) {
    this.call = call;
    Object choice = call.arg(1);
    this.replacer = choice instanceof Callable function ? function : null;
    this.chosenKeys = choice instanceof NativeArray keys ? chosen(keys) : null;
    this.gap = gap(call.arg(2));
  }

  /** The text, or undefined for what JSON does not know. */
  Object write() {
    Scriptable holder = call.context().newObject(call.scope());
    holder.put("", holder, call.arg(0));
    Object value = prepared(holder, "", call.arg(0));
    if (!isJson(value)) {
      return Undefined.instance;
    }
    write(value);
    return out.toString();
  }

  private void write(Object value) {
    call.meter().steps(1);
    if (value == null) {
      out.append("null");
    } else if (value instanceof Boolean bool) {
      out.append(bool.booleanValue());
    } else if (value instanceof Number number) {
      double d = number.doubleValue();
      out.append(Double.isFinite(d) ? CanonicalJson.numberText(d) : "null");
    } else if (value instanceof CharSequence text) {
      call.meter().fits(6.0 * text.length());
      CanonicalJson.appendString(text.toString(), out);
    } else {
      writeInside((Scriptable) value);
    }
    charge();
  }

  private void writeInside(Scriptable object) {
    if (!call.meter().begin(object)) {
      throw ScriptRuntime.typeError("Converting circular structure to JSON");
    }
    call.meter().enter();
    String outer = indent;
    indent += gap;
    if (object instanceof NativeArray array) {
      writeArray(array, outer);
    } else {
      writeObject(object, outer);
    }
    indent = outer;
    call.meter().leave();
    call.meter().end(object);
  }

  private void writeArray(NativeArray array, String outer) {
    long length = array.getLength();
    call.meter().steps(length);
    out.append('[');
    for (int i = 0; i < length; i++) {
      separate(i == 0);
      Object value = prepared(array, i, Keys.get(array, i));
      if (isJson(value)) {
        write(value);
      } else {
        out.append("null");
      }
    }
    close(length == 0, outer, ']');
  }

  private void writeObject(Scriptable object, String outer) {
    out.append('{');
    boolean first = true;
    for (Object key : chosenKeys != null ? chosenKeys : List.of(object.getIds())) {
      Object value = prepared(object, key, Keys.get(object, key));
      if (!isJson(value)) {
        continue;
      }
      separate(first);
      first = false;
      CanonicalJson.appendString(ScriptRuntime.toString(key), out);
      out.append(gap.isEmpty() ? ":" : ": ");
      charge();
      write(value);
    }
    close(first, outer, '}');
  }

  private void separate(boolean first) {
    if (!first) {
      out.append(',');
    }
    newLine(indent);
  }

  private void close(boolean empty, String outer, char bracket) {
    if (!empty) {
      newLine(outer);
    }
    out.append(bracket);
  }

  private void newLine(String indentation) {
    if (!gap.isEmpty()) {
      out.append('\n').append(indentation);
    }
    charge();
  }

  /** The result is charged once more as a whole, like that of any function. */
  private void charge() {
    call.meter().size(out.length() - charged);
    charged = out.length();
  }

  /** What is written for a property: after toJSON, the replacer, and unboxing. */
  private Object prepared(Scriptable holder, Object key, Object given) {
    Object value = given;
    if (value instanceof ScriptableObject object
        && ScriptableObject.getProperty(object, "toJSON") instanceof Callable toJson) {
      value = invoke(toJson, object, ScriptRuntime.toString(key));
    }
    if (replacer != null) {
      value = invoke(replacer, holder, ScriptRuntime.toString(key), value);
    }
    return value instanceof ScriptableObject object ? unboxed(object) : value;
  }

  /** What is in an object around a text, number or truth value. */
  static Object unboxed(ScriptableObject object) {
    return switch (object.getClassName()) {
      case "String" -> ScriptRuntime.toString(object);
      case "Number" -> ScriptRuntime.toNumber(object);
      case "Boolean" -> object.getDefaultValue(ScriptRuntime.BooleanClass);
      default -> object;
    };
  }

  private Object invoke(Callable function, Scriptable self, Object... args) {
    return function.call(call.context(), call.scope(), self, args);
  }

  private static boolean isJson(Object value) {
    return value == null
        || value instanceof Boolean
        || value instanceof Number
        || value instanceof CharSequence
        || (value instanceof ScriptableObject
            && !Undefined.isUndefined(value)
            && !(value instanceof Callable));
  }

  private List<Object> chosen(NativeArray keys) {
    call.meter().steps(keys.getLength());
    Set<Object> chosen = new LinkedHashSet<>();
    for (int i = 0; i < keys.getLength(); i++) {
      Object key = Keys.get(keys, i);
      if (key instanceof CharSequence || key instanceof Number) {
        chosen.add(ScriptRuntime.toString(key));
      }
    }
    return new ArrayList<>(chosen);
  }

  private static String gap(Object space) {
    if (space instanceof Number number) {
      return " ".repeat(Math.max(0, Math.min(10, number.intValue())));
    }
    return space instanceof CharSequence text
        ? text.subSequence(0, Math.min(10, text.length())).toString()
        : "";
  }
}
