package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;

/** The three ways in which one value is written over another. */
final class Merging {

  private Merging() {}

  /** Takes an entry of a source into an object. */
  @FunctionalInterface
  private interface Step {
    Obj take(Obj target, String key, Value value);
  }

  /** Shallow, keeps undefined: JavaScript's {@code Object.assign}. */
  static Obj assign(Obj target, Value source) {
    return fold(target, source, Obj::with);
  }

  /** Shallow, skips undefined. */
  static Obj extend(Obj target, Value source) {
    return fold(
        target,
        source,
        (object, key, value) -> value.isUndefined() ? object : object.with(key, value));
  }

  /**
   * Deep, by lodash's rules: objects and arrays of the source are merged into what stands at the
   * key where that is an object or array too, and otherwise taken over; other values replace;
   * undefined never replaces a key that is there.
   */
  static Obj merge(Obj target, Value source) {
    return fold(
        target,
        source,
        (object, key, value) -> {
          boolean keeps = value.isUndefined() && object.shape().indexOf(key) >= 0;
          return keeps ? object : object.with(key, merged(object.get(key), value));
        });
  }

  private static Value merged(Value there, Value value) {
    if (value instanceof Arr array) {
      return mergeArray(there instanceof Arr old ? old : Arr.EMPTY, array);
    }
    if (value instanceof Obj object) {
      return there instanceof Arr old
          ? mergeIndexes(old, object)
          : merge(there instanceof Obj o ? o : Obj.EMPTY, object);
    }
    return value;
  }

  private static Arr mergeArray(Arr target, Arr source) {
    Value[] items = new Value[Math.max(target.length(), source.length())];
    for (int i = 0; i < items.length; i++) {
      Value old = i < target.length() ? target.at(i) : Undefined.UNDEFINED;
      Value fresh = i < source.length() ? source.at(i) : Undefined.UNDEFINED;
      items[i] = fresh.isUndefined() ? old : merged(old, fresh);
    }
    return Arr.of(items);
  }

  /**
   * An object merged into an array: its keys that are indexes of the array count, the others would
   * not print.
   */
  private static Arr mergeIndexes(Arr target, Obj source) {
    Value[] items = new Value[target.length()];
    for (int i = 0; i < items.length; i++) {
      Value fresh = source.get(Integer.toString(i));
      items[i] = fresh.isUndefined() ? target.at(i) : merged(target.at(i), fresh);
    }
    return Arr.of(items);
  }

  private static Obj fold(Obj target, Value source, Step step) {
    Obj result = target;
    if (source instanceof Obj object) {
      for (int i = 0; i < object.size(); i++) {
        result = step.take(result, object.shape().key(i), object.at(i));
      }
    } else if (source instanceof Arr array) {
      for (int i = 0; i < array.length(); i++) {
        result = step.take(result, Integer.toString(i), array.at(i));
      }
    } else if (source instanceof Text text) {
      for (int i = 0; i < text.value().length(); i++) {
        result = step.take(result, Integer.toString(i), Text.of(text.value().substring(i, i + 1)));
      }
    }
    return result;
  }
}
