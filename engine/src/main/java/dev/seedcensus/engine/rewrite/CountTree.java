package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Non-negative counts by position, with their sums over blocks of 64, 4096, … positions above them.
 *
 * <p>Adding to a count takes a step per level; finding the position at which the running sum
 * reaches a target scans at most 64 sums per level, so both are logarithmic in the number of
 * positions. Wider blocks than a binary tree's suit the few hundred positions of a usual host
 * graph: three additions and a short scan beat nine hops.
 */
final class CountTree {

  private static final int SHIFT = 6;
  private static final int MAX_LEVELS = 5;

  private final long[][] sums = new long[MAX_LEVELS][1 << SHIFT];

  /** Levels in use: the top one is at most one block wide. */
  private int levels = 1;

  private int positions;
  private long total;
  private long before;

  /** Sets all counts to 0. */
  void clear() {
    for (int level = 0; level < levels; level++) {
      Arrays.fill(
          sums[level], 0, Math.min(sums[level].length, (positions >> (SHIFT * level)) + 1), 0);
    }
    positions = 0;
    levels = 1;
    total = 0;
  }

  void add(int position, long delta) {
    if (position >= positions) {
      grow(position + 1);
    }
    for (int level = 0; level < levels; level++) {
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
    for (int level = levels - 1; level >= 0; level--) {
      at <<= SHIFT;
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

  /** The sum of the counts before a position; scans less than 64 sums per level. */
  long sumBefore(int position) {
    long sum = 0;
    for (int level = 0; level < levels; level++) {
      int at = position >> (SHIFT * level);
      for (int i = at & -(1 << SHIFT); i < at; i++) {
        sum += sums[level][i];
      }
    }
    return sum;
  }

  private void grow(int size) {
    positions = size;
    for (int level = 0; level < levels; level++) {
      int needed = (size >> (SHIFT * level)) + 1;
      if (needed > sums[level].length) {
        sums[level] = Arrays.copyOf(sums[level], Math.max(needed, sums[level].length * 2));
      }
    }
    while (size > 1 << (SHIFT * levels) && levels < MAX_LEVELS) {
      addLevel();
    }
  }

  private void addLevel() {
    int blocks = (positions >> (SHIFT * levels)) + 1;
    long[] below = sums[levels - 1];
    long[] sum = sums[levels].length >= blocks ? sums[levels] : new long[2 * blocks];
    Arrays.fill(sum, 0);
    for (int block = 0; block < below.length; block++) {
      if (below[block] != 0) {
        sum[block >> SHIFT] += below[block];
      }
    }
    sums[levels++] = sum;
  }
}
