package dev.seedcensus.engine.rulepush.search;

import java.util.Arrays;

/**
 * Numbers pairs of ints in the order in which they are added: an open-addressed hash table over flat
 * pages, without objects.
 *
 * <p>A slot holds a pair's number and, in the bits that numbers do not need, a part of its hash, so
 * that pages are read for few other pairs. Adding takes O(1) on average. A pair costs 8 bytes and
 * between 5.7 and 9.2 for its slot; slots are filled anew from the pages when they grow, so two
 * tables are never held at once.
 */
final class PairTable {

  /** The most pairs: numbers leave three bits of an int to others. */
  static final int MOST = 1 << 29;

  private static final int PAGE_BITS = 16;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_PAGE = 64;
  private static final int FIRST_SLOTS = 128;
  private static final double GROWTH = 1.6;
  private static final double FULL = 0.7;

  private long[][] pages = {new long[FIRST_PAGE]};
  private int[] slots;
  private int numberMask;
  private int most;
  private int size;

  PairTable() {
    resize(FIRST_SLOTS);
  }

  /** Number of pairs. */
  int size() {
    return size;
  }

  /** A pair, its left int in the upper half. */
  long get(int number) {
    return pages[number >>> PAGE_BITS][number & (PAGE - 1)];
  }

  static long pair(int left, int right) {
    return (long) left << Integer.SIZE | (right & 0xffffffffL);
  }

  static int left(long pair) {
    return (int) (pair >>> Integer.SIZE);
  }

  static int right(long pair) {
    return (int) pair;
  }

  /**
   * The number of a pair, which is that of {@link #size} before the call where it is new.
   *
   * @throws IllegalStateException if there are too many
   */
  int add(long pair) {
    long hash = hash(pair);
    int tag = (int) hash & ~numberMask;
    int[] slots = this.slots;
    int slot = slot(hash, slots.length);
    while (slots[slot] != 0) {
      int number = (slots[slot] & numberMask) - 1;
      if ((slots[slot] & ~numberMask) == tag && get(number) == pair) {
        return number;
      }
      slot = slot + 1 == slots.length ? 0 : slot + 1;
    }
    if (size == most) {
      grow();
      slot = freeSlot(hash);
      tag = (int) hash & ~numberMask;
    }
    append(pair);
    this.slots[slot] = tag | size;
    return size - 1;
  }

  private static long hash(long pair) {
    long mixed = (pair ^ (pair >>> 32)) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
    return mixed ^ (mixed >>> 32);
  }

  /** By the upper half of the hash; the tag is of the lower. */
  private static int slot(long hash, int length) {
    return (int) ((hash >>> Integer.SIZE) * length >>> Integer.SIZE);
  }

  private int freeSlot(long hash) {
    int slot = slot(hash, slots.length);
    while (slots[slot] != 0) {
      slot = slot + 1 == slots.length ? 0 : slot + 1;
    }
    return slot;
  }

  private void append(long pair) {
    int page = size >>> PAGE_BITS;
    int at = size & (PAGE - 1);
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      pages[page] = new long[PAGE];
    } else if (at == pages[page].length) {
      pages[page] = Arrays.copyOf(pages[page], 2 * at);
    }
    pages[page][at] = pair;
    size++;
  }

  private void grow() {
    if (size >= MOST) {
      throw new IllegalStateException("More than %d states cannot be kept".formatted(MOST));
    }
    resize((int) (slots.length * GROWTH));
  }

  private void resize(int length) {
    most = Math.min((int) (length * FULL), MOST);
    numberMask = -1 >>> Integer.numberOfLeadingZeros(most);
    slots = null;
    slots = new int[length];
    for (int number = 0; number < size; number++) {
      long hash = hash(get(number));
      slots[freeSlot(hash)] = ((int) hash & ~numberMask) | (number + 1);
    }
  }

  /** Bytes of its arrays, headers left out. */
  long bytes() {
    long bytes = (long) Integer.BYTES * slots.length;
    for (long[] page : pages) {
      bytes += page == null ? 0 : (long) Long.BYTES * page.length;
    }
    return bytes;
  }
}
