package dev.seedcensus.engine.rulepush.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where in a row of 32-bit words some numbers lie, and how many bits each takes. No slot lies
 * across two words; one without bits is always 0.
 */
final class Slots {

  /** Bits taken of a row of words, from the first word and lowest bit on. */
  static final class Row {
    private final List<Integer> used = new ArrayList<>(List.of(0));
    private boolean beginsWord;

    /** Number of words. */
    int words() {
      return used.size();
    }

    /** Bits taken of a word. */
    int used(int word) {
      return used.get(word);
    }

    /** Lets the next slot with bits begin a word. */
    void beginWord() {
      beginsWord = true;
    }

    /** Takes bits of the last word or of a new one; returns the lowest. */
    private int take(int bits) {
      int last = used.size() - 1;
      if (bits == 0) {
        return 0;
      }
      if (beginsWord || used.get(last) + bits > Integer.SIZE) {
        beginsWord = false;
        used.add(bits);
        return 0;
      }
      return used.set(last, used.get(last) + bits);
    }
  }

  private final int[] words;
  private final int[] shifts;
  private final int[] masks;

  Slots(int count) {
    words = new int[count];
    shifts = new int[count];
    masks = new int[count];
  }

  /** How many bits numbers in [0, values) take. */
  static int bitsFor(int values) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(values - 1);
  }

  static int mask(int bits) {
    return bits == Integer.SIZE ? -1 : (1 << bits) - 1;
  }

  /** Gives a number a slot in a row. */
  void place(int slot, int bits, Row row) {
    masks[slot] = mask(bits);
    shifts[slot] = row.take(bits);
    words[slot] = row.words() - 1;
  }

  int count() {
    return words.length;
  }

  /** The word that a number lies in. */
  int word(int slot) {
    return words[slot];
  }

  /** The lowest bit that a number has in its word. */
  int shift(int slot) {
    return shifts[slot];
  }

  /** The number in its word. */
  int get(int word, int slot) {
    return (word >>> shifts[slot]) & masks[slot];
  }

  /** Its word with another number. */
  int put(int word, int slot, int value) {
    return (word & ~(masks[slot] << shifts[slot])) | ((value & masks[slot]) << shifts[slot]);
  }

  /** The numbers with bits in a word. */
  int[] inWord(int word) {
    return IntStream.range(0, words.length)
        .filter(slot -> words[slot] == word && masks[slot] != 0)
        .toArray();
  }
}
