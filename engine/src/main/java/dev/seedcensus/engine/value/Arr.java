package dev.seedcensus.engine.value;

import java.util.Arrays;
import java.util.List;

/** An array. Items may be {@link Undefined#UNDEFINED}. */
public final class Arr extends Value {

  public static final Arr EMPTY = new Arr(new Value[0]);

  private final Value[] items;
  private final int extent;
  private final int depth;

  private Arr(Value[] items) {
    this.items = items;
    int sum = 1;
    int deepest = 0;
    for (Value item : items) {
      sum = sum(sum, item.extent());
      deepest = Math.max(deepest, item.depth());
    }
    this.extent = sum;
    this.depth = deepest + 1;
  }

  /** An array of these items, which are copied. */
  public static Arr of(Value... items) {
    return items.length == 0 ? EMPTY : new Arr(items.clone());
  }

  public static Arr of(List<? extends Value> items) {
    return items.isEmpty() ? EMPTY : new Arr(items.toArray(new Value[0]));
  }

  public int length() {
    return items.length;
  }

  /** The item at an index in [0, length). */
  public Value at(int index) {
    return items[index];
  }

  @Override
  public int extent() {
    return extent;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean truthy() {
    return true;
  }

  @Override
  public Value get(String key) {
    if (key.equals("length")) {
      return Num.of(items.length);
    }
    int index = arrayIndex(key);
    return index >= 0 && index < items.length ? items[index] : Undefined.UNDEFINED;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Arr a && Arrays.equals(a.items, items);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(items);
  }
}
