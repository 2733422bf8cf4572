package dev.seedcensus.engine.rulepush.search;

import java.util.Arrays;

/**
 * Numbers records of so many longs in the order in which they are added: an open-addressed hash
 * table over flat pages, without objects.
 *
 * <p>A slot holds a record's number and, in the bits that numbers do not need, a part of its hash,
 * so that pages are read for few other records. Adding takes O(1) on average. A record costs its
 * longs and between 5.3 and 7.5 bytes for its slot; slots are filled anew from the pages when they
 * grow, so two tables are never held at once.
 */
final class RecordTable {

  /** The most records: numbers leave three bits of an int to others. */
  static final int MOST = 1 << 29;

  /**
   * The most records to prepare: enough for reads of memory to overlap, few enough to stay in the
   * cache.
   */
  static final int BATCH = 128;

  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_PAGE = 64;
  private static final int FIRST_SLOTS = 128;
  private static final double GROWTH = 1.4;
  private static final double FULL = 0.75;

  private final int width;
  private final long[] hashes = new long[BATCH];
  private final long[] refilled = new long[BATCH];

  /** Of no meaning; kept so that reads ahead are made. */
  @SuppressWarnings("unused")
  private int read;

  private long[][] pages;
  private int[] slots;
  private int numberMask;
  private int most;
  private int size;

  /** A table of records of so many longs. */
  RecordTable(int width) {
    this.width = width;
    pages = new long[][] {new long[FIRST_PAGE * width]};
    resize(FIRST_SLOTS);
  }

  /** Number of records. */
  int size() {
    return size;
  }

  /** A long of a record. */
  long get(int number, int at) {
    return pages[number >>> PAGE_BITS][(number & (PAGE - 1)) * width + at];
  }

  /**
   * The number of a record, which is that of {@link #size} before the call where it is new.
   *
   * @param from where the record's longs are, from {@code at} on
   * @throws IllegalStateException if there are too many
   */
  int add(long[] from, int at) {
    return add(from, at, hash(from, at));
  }

  /** The same of a record among those that were {@link #prepare prepared}. */
  int addPrepared(long[] from, int record) {
    return add(from, record * width, hashes[record]);
  }

  private int add(long[] from, int at, long hash) {
    int tag = (int) hash & ~numberMask;
    int[] slots = this.slots;
    int slot = slot(hash, slots.length);
    int found = slots[slot];
    while (found != 0) {
      if ((found & ~numberMask) == tag && isAt((found & numberMask) - 1, from, at)) {
        return (found & numberMask) - 1;
      }
      slot = slot + 1 == slots.length ? 0 : slot + 1;
      found = slots[slot];
    }
    if (size == most) {
      grow();
      slot = freeSlot(hash);
      tag = (int) hash & ~numberMask;
    }
    append(from, at);
    this.slots[slot] = tag | size;
    return size - 1;
  }

  private boolean isAt(int number, long[] from, int at) {
    long[] page = pages[number >>> PAGE_BITS];
    int begin = (number & (PAGE - 1)) * width;
    for (int i = 0; i < width; i++) {
      if (page[begin + i] != from[at + i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reads what adding will read of records, all reads at once: they wait for memory together
   * instead of one after the other.
   *
   * @param from one record behind the other, at most {@link #BATCH}
   */
  void prepare(long[] from, int count) {
    for (int i = 0; i < count; i++) {
      hashes[i] = hash(from, i * width);
    }
    for (int i = 0; i < count; i++) {
      read += slots[slot(hashes[i], slots.length)];
    }
    for (int i = 0; i < count; i++) {
      int found = slots[slot(hashes[i], slots.length)];
      if (found != 0 && ((found ^ (int) hashes[i]) & ~numberMask) == 0) {
        read += (int) get((found & numberMask) - 1, 0);
      }
    }
  }

  private long hash(long[] from, int at) {
    long hash = 0;
    for (int i = 0; i < width; i++) {
      hash = (hash ^ from[at + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    hash *= 0xBF58476D1CE4E5B9L;
    return hash ^ (hash >>> 32);
  }

  /** By the upper half of the hash; the tag is of the lower. */
  private static int slot(long hash, int length) {
    return (int) (((hash >>> Integer.SIZE) * length) >>> Integer.SIZE);
  }

  private int freeSlot(long hash) {
    int slot = slot(hash, slots.length);
    while (slots[slot] != 0) {
      slot = slot + 1 == slots.length ? 0 : slot + 1;
    }
    return slot;
  }

  private void append(long[] from, int at) {
    int page = size >>> PAGE_BITS;
    int begin = (size & (PAGE - 1)) * width;
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      pages[page] = new long[PAGE * width];
    } else if (begin == pages[page].length) {
      pages[page] = Arrays.copyOf(pages[page], 2 * begin);
    }
    System.arraycopy(from, at, pages[page], begin, width);
    size++;
  }

  private void grow() {
    if (size >= MOST) {
      throw new IllegalStateException("More than %d states cannot be kept".formatted(MOST));
    }
    resize(grown(slots.length));
  }

  private static int grown(int length) {
    return (int) (length * GROWTH);
  }

  private static int most(int length) {
    return Math.min((int) (length * FULL), MOST);
  }

  private void resize(int length) {
    most = most(length);
    numberMask = -1 >>> Integer.numberOfLeadingZeros(most);
    slots = null;
    slots = new int[length];
    for (int first = 0; first < size; first += BATCH) {
      fill(first, Math.min(BATCH, size - first));
    }
  }

  /** Gives some records slots; reads of memory wait together, as in {@link #prepare}. */
  private void fill(int first, int count) {
    for (int i = 0; i < count; i++) {
      int number = first + i;
      refilled[i] = hash(pages[number >>> PAGE_BITS], (number & (PAGE - 1)) * width);
    }
    for (int i = 0; i < count; i++) {
      read += slots[slot(refilled[i], slots.length)];
    }
    for (int i = 0; i < count; i++) {
      slots[freeSlot(refilled[i])] = ((int) refilled[i] & ~numberMask) | (first + i + 1);
    }
  }

  /** Bytes of its arrays, headers left out. */
  long bytes() {
    return bytes(slots.length, pages[0].length, lastPage(size));
  }

  /** What {@link #bytes} is at most after so many more were added; no less than now. */
  long bytesWith(int more) {
    long wanted = (long) size + more;
    if (wanted > MOST) {
      return Long.MAX_VALUE;
    }
    int length = slots.length;
    while (wanted > most(length)) {
      length = grown(length);
    }
    int longs = pages[0].length;
    while (longs < Math.min(wanted, PAGE) * width) {
      longs *= 2;
    }
    return bytes(length, longs, lastPage((int) wanted));
  }

  private static int lastPage(int records) {
    return Math.max(0, records - 1) >>> PAGE_BITS;
  }

  private long bytes(int slotCount, int firstPageLongs, int furtherPages) {
    return (long) Integer.BYTES * slotCount
        + Long.BYTES * (firstPageLongs + (long) furtherPages * PAGE * width);
  }
}
