package dev.seedcensus.engine.value;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An object. A key may hold {@link Undefined#UNDEFINED}; it then keeps its place in the order of
 * keys and counts as absent for queries, templates and print.
 */
public final class Obj extends Value {

  public static final Obj EMPTY = new Obj(Shape.EMPTY, new Value[0]);

  private final Shape shape;
  private final Value[] values;
  private final int extent;
  private final int depth;

  private Obj(Shape shape, Value[] values) {
    this.shape = shape;
    this.values = values;
    int sum = sum(1, shape.keyCharacters());
    int deepest = 0;
    for (Value value : values) {
      sum = sum(sum, value.extent());
      deepest = Math.max(deepest, value.depth());
    }
    this.extent = sum;
    this.depth = deepest + 1;
  }

  /**
   * An object of a shape with these values, one per key. The array belongs to the object from now
   * on: it must not be written to again.
   */
  public static Obj ofShape(Shape shape, Value[] values) {
    if (shape.size() != values.length) {
      throw new IllegalArgumentException(
          "Cannot make an object: " + values.length + " values for " + shape.size() + " keys");
    }
    return new Obj(shape, values);
  }

  /** An object with the entries of a map, put in its order. */
  public static Obj of(Map<String, ? extends Value> entries) {
    Builder builder = new Builder();
    entries.forEach(builder::put);
    return builder.build();
  }

  public static Obj of(String key, Value value) {
    return new Builder().put(key, value).build();
  }

  public Shape shape() {
    return shape;
  }

  /** How many keys it has, those that hold undefined included. */
  public int size() {
    return values.length;
  }

  @Override
  public int extent() {
    return extent;
  }

  @Override
  public int depth() {
    return depth;
  }

  /** The value at a position of the shape. */
  public Value at(int position) {
    return values[position];
  }

  @Override
  public boolean truthy() {
    return true;
  }

  @Override
  public Value get(String key) {
    int at = shape.indexOf(key);
    return at < 0 ? Undefined.UNDEFINED : values[at];
  }

  /** This object with a key set, as assignment in JavaScript would: a known key keeps its place. */
  public Obj with(String key, Value value) {
    int at = shape.indexOf(key);
    if (at >= 0) {
      if (values[at] == value) {
        return this;
      }
      Value[] changed = values.clone();
      changed[at] = value;
      return new Obj(shape, changed);
    }
    int insertion = shape.insertionPoint(key);
    Value[] more = new Value[values.length + 1];
    System.arraycopy(values, 0, more, 0, insertion);
    more[insertion] = value;
    System.arraycopy(values, insertion, more, insertion + 1, values.length - insertion);
    return new Obj(shape.insert(insertion, key), more);
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Obj o) || definedKeys() != o.definedKeys()) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if (!values[i].isUndefined() && !values[i].equals(o.get(shape.key(i)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      if (!values[i].isUndefined()) {
        sum += shape.key(i).hashCode() ^ values[i].hashCode();
      }
    }
    return sum;
  }

  private int definedKeys() {
    int n = 0;
    for (Value value : values) {
      if (!value.isUndefined()) {
        n++;
      }
    }
    return n;
  }

  /**
   * Puts an object together, key by key, in JavaScript's order. Takes O(n log n) for n keys, where
   * setting them one after the other would take O(n²).
   */
  public static final class Builder {
    private final Map<String, Value> entries = new LinkedHashMap<>();

    public Builder put(String key, Value value) {
      entries.put(key, value);
      return this;
    }

    public Obj build() {
      if (entries.isEmpty()) {
        return EMPTY;
      }
      Shape shape = Shape.of(entries.keySet());
      Value[] values = new Value[shape.size()];
      Arrays.setAll(values, i -> entries.get(shape.key(i)));
      return new Obj(shape, values);
    }
  }
}
