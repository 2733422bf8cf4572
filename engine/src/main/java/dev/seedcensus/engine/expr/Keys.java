package dev.seedcensus.engine.expr;

import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;

/** Properties by name. The interpreter keeps those that spell an array index by their number. */
final class Keys {

  private Keys() {}

  /** A property, own or inherited; undefined where there is none. */
  static Object get(Scriptable object, Object key) {
    Object value;
    if (key instanceof Number index) {
      value = ScriptableObject.getProperty(object, index.intValue());
    } else {
      String name = key.toString();
      int index = index(name);
      value =
          index >= 0
              ? ScriptableObject.getProperty(object, index)
              : ScriptableObject.getProperty(object, name);
    }
    return value == Scriptable.NOT_FOUND ? Undefined.instance : value;
  }

  /** Puts an own property. */
  static void put(Scriptable object, String name, Object value) {
    int index = index(name);
    if (index >= 0) {
      object.put(index, object, value);
    } else {
      object.put(name, object, value);
    }
  }

  /** The int that a name spells without sign or leading zero, or -1. */
  private static int index(String name) {
    int length = name.length();
    if (length == 0 || length > 10 || (length > 1 && name.charAt(0) == '0')) {
      return -1;
    }
    long number = 0;
    for (int i = 0; i < length; i++) {
      char c = name.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      number = number * 10 + (c - '0');
    }
    return number <= Integer.MAX_VALUE ? (int) number : -1;
  }
}
