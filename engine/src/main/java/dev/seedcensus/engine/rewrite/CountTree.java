package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Non-negative counts by position, with their sums over blocks of 64, 4096, … positions above them.
 *
 * <p>Adding to a count takes a step per level; finding the position at which the running sum reaches a target scans at most 64
 * sums per level, so both are logarithmic in the number of positions. Wider blocks than a binary tree's suit the few hundred
 * positions of a usual host graph: three additions and a short scan beat nine hops.
 */
final class CountTree {

  private static final int SHIFT = 6;
  private static final int LEVELS = 4;

  private final long[][] sums = new long[LEVELS][];
  private int positions;
  private long total;
  private long before;

  CountTree() {
    for (int level = 0; level < LEVELS; level++) {
      sums[level] = new long[1 << SHIFT];
    }
  }

  /** Sets all counts to 0. */
  void clear() {
    for (int level = 0; level < LEVELS; level++) {
      Arrays.fill(sums[level], 0, Math.min(sums[level].length, (positions >> (SHIFT * level)) + 1), 0);
    }
    positions = 0;
    total = 0;
  }

  void add(int position, long delta) {
    if (position >= positions) {
      grow(position + 1);
    }
    for (int level = 0; level < LEVELS; level++) {
      sums[level][position >> (SHIFT * level)] += delta;
    }
    total += delta;
  }

  long total() {
    return total;
  }

  /**
   * The first position at which the running sum reaches a target.
   *
   * @param target in [1, total]
   */
  int find(long target) {
    long left = target;
    int at = 0;
    for (int level = LEVELS - 1; level >= 0; level--) {
      at <<= level == LEVELS - 1 ? 0 : SHIFT;
      while (sums[level][at] < left) {
        left -= sums[level][at++];
      }
    }
    before = target - left;
    return at;
  }

  /** The running sum before the position that was last found. */
  long before() {
    return before;
  }

  private void grow(int size) {
    positions = size;
    for (int level = 0; level < LEVELS; level++) {
      int needed = (size >> (SHIFT * level)) + 1;
      if (needed > sums[level].length) {
        sums[level] = Arrays.copyOf(sums[level], Math.max(needed, sums[level].length * 2));
      }
    }
  }
}
