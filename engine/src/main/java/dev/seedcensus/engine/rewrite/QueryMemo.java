package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Remembers, for the labels of a host graph by slot, which of a grammar's queries each matches.
 *
 * <p>A query is named by one bit of a long. Bits stay valid as long as the label does.
 */
final class QueryMemo {

  private long[] known = new long[SlotGraph.INITIAL];
  private long[] matching = new long[SlotGraph.INITIAL];

  void grow(int slots) {
    known = Arrays.copyOf(known, slots);
    matching = Arrays.copyOf(matching, slots);
  }

  /** Forgets everything about a slot, whose label is another now. */
  void forget(int slot) {
    known[slot] = 0;
  }

  /** Learns the answers to several queries about a new label. */
  void preset(int slot, long bits, long matchingBits) {
    known[slot] |= bits;
    matching[slot] = (matching[slot] & ~bits) | matchingBits;
  }

  boolean knows(int slot, long bit) {
    return (known[slot] & bit) != 0;
  }

  boolean matches(int slot, long bit) {
    return (matching[slot] & bit) != 0;
  }

  void learn(int slot, long bit, boolean matches) {
    known[slot] |= bit;
    matching[slot] = matches ? matching[slot] | bit : matching[slot] & ~bit;
  }
}
