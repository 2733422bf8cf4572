package dev.seedcensus.engine.value;

/**
 * An immutable JavaScript value: a label, a part of one, or the result of an expression.
 *
 * <p>An absent label is {@link Undefined#UNDEFINED}, which is not JSON {@link Null#NULL}. Java's
 * {@code null} is never a value. Two values are {@linkplain Object#equals equal} when they have the
 * same content; the order of an object's keys does not count.
 */
public abstract sealed class Value permits Undefined, Null, Bool, Num, Text, Arr, Obj {

  Value() {}

  /** Whether JavaScript's {@code if} would take this value for true. */
  public abstract boolean truthy();

  /**
   * The value at a property: of an object by key, of an array by index or {@code length}, of a text
   * likewise.
   *
   * @return {@link Undefined#UNDEFINED} where there is none
   */
  public abstract Value get(String key);

  /**
   * How large the value is when it is written out: characters of texts and keys, and one for every
   * value. Known without looking inside, also of values that share parts; at most {@link
   * Integer#MAX_VALUE}.
   */
  public int extent() {
    return 1;
  }

  /** How deep objects and arrays lie in each other; 0 for other values. */
  public int depth() {
    return 0;
  }

  static int sum(int extent, int more) {
    return (int) Math.min(Integer.MAX_VALUE, (long) extent + more);
  }

  /** Whether this is the absence of a value. */
  public final boolean isUndefined() {
    return this == Undefined.UNDEFINED;
  }

  /** The canonical JSON text of this value (see {@link CanonicalJson}). */
  @Override
  public final String toString() {
    return CanonicalJson.FULL.write(this);
  }

  /** The array index that a key spells in JavaScript's canonical way, or -1. */
  static int arrayIndex(String key) {
    int length = key.length();
    if (length == 0 || length > 9) {
      return -1;
    }
    int index = 0;
    for (int i = 0; i < length; i++) {
      char c = key.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      index = index * 10 + (c - '0');
    }
    return length > 1 && key.charAt(0) == '0' ? -1 : index;
  }
}
