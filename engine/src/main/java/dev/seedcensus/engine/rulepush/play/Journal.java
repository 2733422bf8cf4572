package dev.seedcensus.engine.rulepush.play;

import java.util.Arrays;

/**
 * What changed on a board, in order, so that it can be taken back and told. An entry says what kind
 * of change it is, whose (an object's, a system's, or a field's of an object), what was before and
 * what is after.
 */
public final class Journal {

  /** A member's own step: cells before and after. */
  public static final int STEP = 0;

  /** Pushed by something that steps: cells before and after. */
  public static final int PUSHED = 1;

  /** Another noun: kinds before and after. */
  public static final int TURNED = 2;

  /** Gone: the cell before; after is the number of a {@link Removal}. */
  public static final int REMOVED = 3;

  /** The phase of a system before and after. */
  public static final int PHASE = 4;

  /** A dynamic field, by field · objects + object: values before and after. */
  public static final int FIELD = 5;

  private static final int WIDTH = 4;
  private static final int FIRST_ENTRIES = 64;

  private int[] entries = new int[WIDTH * FIRST_ENTRIES];
  private int size;

  Journal() {}

  void add(int change, int whose, int before, int after) {
    int at = WIDTH * size;
    if (at == entries.length) {
      entries = Arrays.copyOf(entries, 2 * entries.length);
    }
    entries[at] = change;
    entries[at + 1] = whose;
    entries[at + 2] = before;
    entries[at + 3] = after;
    size++;
  }

  /** Number of entries. */
  public int size() {
    return size;
  }

  void truncate(int entriesLeft) {
    size = entriesLeft;
  }

  public int change(int entry) {
    return entries[WIDTH * entry];
  }

  public int whose(int entry) {
    return entries[WIDTH * entry + 1];
  }

  public int before(int entry) {
    return entries[WIDTH * entry + 2];
  }

  public int after(int entry) {
    return entries[WIDTH * entry + 3];
  }
}
