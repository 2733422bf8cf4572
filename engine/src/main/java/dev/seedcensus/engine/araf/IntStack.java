package dev.seedcensus.engine.araf;

import java.util.Arrays;

/** A growing list of integers. */
final class IntStack {

  private int[] values = new int[64];
  private int size;

  void clear() {
    size = 0;
  }

  void push(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  void set(int index, int value) {
    values[index] = value;
  }

  int get(int index) {
    return values[index];
  }

  int size() {
    return size;
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
