package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/** Marks the nodes that a search takes for new. */
final class FreshMarks {

  private int[] markedAt = {};
  private int stamp = 1;

  /** Marks some nodes, and no others. */
  void mark(int[] nodes, int count, int slots) {
    clear();
    if (markedAt.length < slots) {
      markedAt = Arrays.copyOf(markedAt, Math.max(slots, markedAt.length * 2));
    }
    for (int i = 0; i < count; i++) {
      markedAt[nodes[i]] = stamp;
    }
  }

  void clear() {
    stamp++;
  }

  boolean has(int slot) {
    return slot < markedAt.length && markedAt[slot] == stamp;
  }
}
