package dev.seedcensus.engine.value;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys of an object, in JavaScript's order: integer-like keys ascending, then the others as
 * inserted.
 *
 * <p>Objects that come from one recipe share one shape, so what depends on the keys alone (the
 * order in print, where a key stands) is known once. Shapes are not interned: two shapes with the
 * same keys may exist.
 */
public final class Shape {

  /** Up to this many keys, looking at each beats hashing. */
  private static final int SCANNED = 8;

  public static final Shape EMPTY = new Shape(new String[0]);

  private final String[] keys;
  private final int[] printOrder;
  private final Map<String, Integer> index;

  private Shape(String[] keys) {
    this.keys = keys;
    this.printOrder = sortedByCodeUnit(keys);
    if (keys.length > SCANNED) {
      this.index = new HashMap<>();
      for (int i = 0; i < keys.length; i++) {
        index.put(keys[i], i);
      }
    } else {
      this.index = null;
    }
  }

  /** A shape of keys that are already distinct and in JavaScript's order. */
  static Shape ofOrdered(String[] keys) {
    return keys.length == 0 ? EMPTY : new Shape(keys);
  }

  /** A shape of distinct keys, inserted in this order. Linear in their number, but for sorting. */
  public static Shape of(List<String> keys) {
    String[] ordered = keys.toArray(new String[0]);
    Arrays.sort(ordered, (a, b) -> Long.compareUnsigned(integerKey(a), integerKey(b)));
    return ofOrdered(ordered);
  }

  public int size() {
    return keys.length;
  }

  /** The key at a position, in JavaScript's order. */
  public String key(int position) {
    return keys[position];
  }

  public List<String> keys() {
    return List.of(keys);
  }

  /** The position of a key, or -1. */
  public int indexOf(String key) {
    if (index != null) {
      return index.getOrDefault(key, -1);
    }
    for (int i = 0; i < keys.length; i++) {
      if (keys[i].equals(key)) {
        return i;
      }
    }
    return -1;
  }

  /** Positions of the keys sorted by code unit: the order in which canonical JSON prints them. */
  int printPosition(int rank) {
    return printOrder[rank];
  }

  /** The position at which a new key would stand. */
  int insertionPoint(String key) {
    long number = integerKey(key);
    if (number < 0) {
      return keys.length;
    }
    int at = 0;
    while (at < keys.length) {
      long there = integerKey(keys[at]);
      if (there < 0 || there > number) {
        break;
      }
      at++;
    }
    return at;
  }

  /** This shape with one more key, at its insertion point. */
  Shape insert(int at, String key) {
    String[] more = new String[keys.length + 1];
    System.arraycopy(keys, 0, more, 0, at);
    more[at] = key;
    System.arraycopy(keys, at, more, at + 1, keys.length - at);
    return new Shape(more);
  }

  /** The number that a key spells as a JavaScript array index (0 to 2^32-2), or -1. */
  private static long integerKey(String key) {
    int length = key.length();
    if (length == 0 || length > 10 || (length > 1 && key.charAt(0) == '0')) {
      return -1;
    }
    long number = 0;
    for (int i = 0; i < length; i++) {
      char c = key.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      number = number * 10 + (c - '0');
    }
    return number <= 4294967294L ? number : -1;
  }

  private static int[] sortedByCodeUnit(String[] keys) {
    Integer[] order = new Integer[keys.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> keys[a].compareTo(keys[b]));
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }
}
