package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Which sites contain a node: per node a chain of entries, one for each site that it is in.
 *
 * <p>Entry {@code s * width + i} stands for the image of pattern node {@code i} in site {@code s}.
 * Linking and unlinking take constant time, walking a chain takes its length.
 */
final class SiteChains {

  static final int NONE = -1;

  private int[] next;
  private int[] previous;
  private int[] first = {};

  SiteChains(int entries) {
    this.next = new int[entries];
    this.previous = new int[entries];
  }

  void clear() {
    Arrays.fill(first, NONE);
  }

  /** Makes room for entries up to, and without, a number. */
  void reserveEntries(int entries) {
    if (entries > next.length) {
      next = Arrays.copyOf(next, Math.max(entries, next.length * 2));
      previous = Arrays.copyOf(previous, next.length);
    }
  }

  /** Makes room for nodes up to, and without, a slot. */
  void reserveSlots(int slots) {
    int old = first.length;
    if (slots > old) {
      first = Arrays.copyOf(first, Math.max(slots, old * 2));
      Arrays.fill(first, old, first.length, NONE);
    }
  }

  /** The first entry of a node, or {@link #NONE}. */
  int first(int slot) {
    return slot < first.length ? first[slot] : NONE;
  }

  /** The entry after another in its node's chain, or {@link #NONE}. */
  int next(int entry) {
    return next[entry];
  }

  void link(int entry, int slot) {
    int head = first[slot];
    next[entry] = head;
    previous[entry] = NONE;
    if (head != NONE) {
      previous[head] = entry;
    }
    first[slot] = entry;
  }

  void unlink(int entry, int slot) {
    if (previous[entry] == NONE) {
      first[slot] = next[entry];
    } else {
      next[previous[entry]] = next[entry];
    }
    if (next[entry] != NONE) {
      previous[next[entry]] = previous[entry];
    }
  }
}
