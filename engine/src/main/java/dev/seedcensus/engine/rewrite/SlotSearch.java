package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * What a search through a graph has come by: each slot once, in the order in which it was entered.
 * The memory of a search serves the next one.
 */
final class SlotSearch {

  /** By slot: the last search that came by. */
  private int[] seen = new int[16];

  private int search;
  private int[] queue = new int[16];
  private int size;

  /** Forgets what the last search came by. */
  void begin() {
    size = 0;
    if (++search == 0) {
      // All numbers have been used: old ones must not be taken for new.
      Arrays.fill(seen, 0);
      search = 1;
    }
  }

  /** How many slots were entered. */
  int size() {
    return size;
  }

  /** The slot that was entered at a position, from 0. */
  int at(int position) {
    return queue[position];
  }

  boolean hasSeen(int slot) {
    return slot < seen.length && seen[slot] == search;
  }

  /** Enters a slot, if it was not entered before. */
  void enter(int slot) {
    if (hasSeen(slot)) {
      return;
    }
    if (slot >= seen.length) {
      seen = Arrays.copyOf(seen, 2 * slot);
    }
    if (size == queue.length) {
      queue = Arrays.copyOf(queue, 2 * size);
    }
    seen[slot] = search;
    queue[size++] = slot;
  }
}
