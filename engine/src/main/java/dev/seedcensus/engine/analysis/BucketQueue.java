package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * A priority queue of numbers with small priorities that never fall below that of the last number
 * taken; of equal ones, the last put is taken first. Both operations take O(1) on average.
 */
final class BucketQueue {

  static final int EMPTY = -1;

  /** By priority: the last entry put, or {@link #EMPTY}. */
  private int[] last = {};

  private int[] values = new int[64];
  private int[] before = new int[64];
  private int entries;
  private int current;
  private int highest;

  void clear() {
    Arrays.fill(last, EMPTY);
    entries = 0;
    current = 0;
    highest = 0;
  }

  void put(int value, int priority) {
    if (priority >= last.length) {
      int size = last.length;
      last = Arrays.copyOf(last, 2 * priority + 16);
      Arrays.fill(last, size, last.length, EMPTY);
    }
    if (entries == values.length) {
      values = Arrays.copyOf(values, 2 * entries);
      before = Arrays.copyOf(before, 2 * entries);
    }
    values[entries] = value;
    before[entries] = last[priority];
    last[priority] = entries++;
    highest = Math.max(highest, priority);
  }

  /** Takes out a number of the smallest priority; {@link #EMPTY} if there is none. */
  int take() {
    while (current <= highest) {
      int entry = current < last.length ? last[current] : EMPTY;
      if (entry != EMPTY) {
        last[current] = before[entry];
        return values[entry];
      }
      current++;
    }
    return EMPTY;
  }

  /** The priority of the number taken last. */
  int priority() {
    return current;
  }
}
