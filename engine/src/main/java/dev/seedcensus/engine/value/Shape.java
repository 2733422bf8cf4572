package dev.seedcensus.engine.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
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
  private final int[] hashes;
  private final int keyCharacters;
  private final int[] printOrder;
  private final Map<String, Integer> index;

  /**
   * The last shape that was made of this one by inserting a key; labels are mostly extended by the
   * same key.
   */
  private Insertion lastInsertion;

  /** What one writer prints of this shape. */
  private PrintPlan printPlan;

  private Shape(String[] keys) {
    this.keys = keys;
    this.hashes = new int[keys.length];
    Arrays.setAll(hashes, i -> keys[i].hashCode());
    this.keyCharacters = Arrays.stream(keys).mapToInt(String::length).reduce(0, Value::sum);
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

  /**
   * The shape that an object gets when these distinct keys are set one after the other. Linear in
   * their number, but for sorting.
   */
  public static Shape of(Collection<String> keys) {
    String[] ordered = keys.toArray(new String[0]);
    // Integer-like keys by number; the others, which rank -1, alike behind them.
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
    int hash = key.hashCode();
    for (int i = 0; i < hashes.length; i++) {
      if (hashes[i] == hash && keys[i].equals(key)) {
        return i;
      }
    }
    return -1;
  }

  /** Characters of all keys together. */
  int keyCharacters() {
    return keyCharacters;
  }

  /** How a writer prints objects of this shape. */
  PrintPlan printPlan(CanonicalJson writer) {
    PrintPlan plan = printPlan;
    if (plan == null || plan.writer != writer) {
      plan = PrintPlan.of(writer, keys, printOrder);
      // Several threads may make the same plan; any of them will do.
      printPlan = plan;
    }
    return plan;
  }

  /** Which keys a writer prints, in which order. */
  static final class PrintPlan {

    private final CanonicalJson writer;
    private final int[] positions;
    private final byte[][] names;

    private PrintPlan(CanonicalJson writer, int[] positions, byte[][] names) {
      this.writer = writer;
      this.positions = positions;
      this.names = names;
    }

    private static PrintPlan of(CanonicalJson writer, String[] keys, int[] order) {
      int[] kept = Arrays.stream(order).filter(position -> writer.keeps(keys[position])).toArray();
      byte[][] names = new byte[kept.length][];
      for (int i = 0; i < kept.length; i++) {
        String name = CanonicalJson.quoted(keys[kept[i]]) + ':';
        names[i] = name.getBytes(StandardCharsets.UTF_8);
      }
      return new PrintPlan(writer, kept, names);
    }

    /** How many keys it prints. */
    int size() {
      return positions.length;
    }

    /** The position in the shape of the key of a rank, sorted by code unit. */
    int position(int rank) {
      return positions[rank];
    }

    /** The UTF-8 bytes of that key as it stands in print: quoted, with a colon. */
    byte[] name(int rank) {
      return names[rank];
    }
  }

  /** A shape with a key inserted. */
  private record Insertion(int at, String key, Shape shape) {}

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
    Insertion last = lastInsertion;
    if (last == null || last.at() != at || !last.key().equals(key)) {
      last = new Insertion(at, key, inserted(at, key));
      lastInsertion = last;
    }
    return last.shape();
  }

  private Shape inserted(int at, String key) {
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
