package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * What is left of a board while it is solved: the candidate rooms that are possible, and the cells
 * that no room owns yet. Holds the rung {@code cell} and the count of the rung {@code ration}.
 */
final class Remaining {

  private final Catalogue catalogue;
  private final Board board;
  private final long[] possible;
  private final int[] open;
  private final int[] owner;
  private int openCount;

  /** All rooms possible, no cell owned. */
  Remaining(Catalogue catalogue) {
    this.catalogue = catalogue;
    board = catalogue.board();
    possible = new long[catalogue.words()];
    fill(possible, 0, catalogue.size());
    open = new int[board.cells()];
    Arrays.setAll(open, cell -> cell);
    owner = new int[board.cells()];
    Arrays.fill(owner, -1);
    openCount = open.length;
  }

  private static void fill(long[] set, int from, int to) {
    for (int i = from; i < to; i++) {
      set[i >>> 6] |= 1L << i;
    }
  }

  /** Makes this equal to another of the same catalogue. */
  void copy(Remaining other) {
    System.arraycopy(other.possible, 0, possible, 0, possible.length);
    System.arraycopy(other.open, 0, open, 0, other.openCount);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    openCount = other.openCount;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** The rooms that are possible; not to be changed. */
  long[] possible() {
    return possible;
  }

  boolean possible(int room) {
    return (possible[room >>> 6] >>> room & 1) != 0;
  }

  /** Starts again with some rooms possible and no cell owned. */
  void reset(long[] rooms) {
    System.arraycopy(rooms, 0, possible, 0, possible.length);
    Arrays.setAll(open, cell -> cell);
    Arrays.fill(owner, -1);
    openCount = open.length;
  }

  void kill(int room) {
    possible[room >>> 6] &= ~(1L << room);
  }

  /** Whether every cell is owned. */
  boolean solved() {
    return openCount == 0;
  }

  /** Whether a room is fixed. */
  boolean fixed(int room) {
    return owner[catalogue.cells(room)[0]] == room;
  }

  /** Makes a possible room own its cells, which kills every room that overlaps it. */
  void fix(int room) {
    int[] cells = catalogue.cells(room);
    for (int w = 0; w < possible.length; w++) {
      long left = possible[w];
      for (int i = 0; i < cells.length && left != 0; i++) {
        left &= ~catalogue.cover(cells[i])[w];
      }
      possible[w] = left;
    }
    for (int cell : cells) {
      owner[cell] = room;
    }
    possible[room >>> 6] |= 1L << room;
    int count = 0;
    for (int i = 0; i < openCount; i++) {
      if (owner[open[i]] < 0) {
        open[count++] = open[i];
      }
    }
    openCount = count;
  }

  /**
   * The rung {@code cell}, to its fixpoint: a cell, or a given, that one room is left for fixes
   * that room; a given whose rooms all have the same partner kills the partner's other rooms; a
   * cell whose rooms all belong to one pair kills the pair's rooms that miss it.
   *
   * @return whether every cell still has a room
   */
  boolean settle() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < openCount; i++) {
        int cell = open[i];
        int first = first(cell);
        if (first < 0) {
          return false;
        }
        int last = last(cell);
        if (first == last) {
          fix(first);
          changed = true;
          // The list of open cells has closed up; the cell now at this place is looked at later.
        } else if (catalogue.pairOf(first) == catalogue.pairOf(last)) {
          changed |= confine(cell, catalogue.pair(catalogue.pairOf(first)));
        }
      }
    }
    return true;
  }

  private int first(int cell) {
    long[] cover = catalogue.cover(cell);
    for (int w = 0; w < possible.length; w++) {
      long rooms = possible[w] & cover[w];
      if (rooms != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(rooms);
      }
    }
    return -1;
  }

  private int last(int cell) {
    long[] cover = catalogue.cover(cell);
    for (int w = possible.length - 1; w >= 0; w--) {
      long rooms = possible[w] & cover[w];
      if (rooms != 0) {
        return (w << 6) + 63 - Long.numberOfLeadingZeros(rooms);
      }
    }
    return -1;
  }

  /** Rooms of a pair are numbered in a row, so one range tells them from all others. */
  private boolean confine(int cell, Catalogue.Pair pair) {
    long[] cover = catalogue.cover(cell);
    boolean changed = false;
    for (int w = pair.from() >>> 6; w <= (pair.to() - 1) >>> 6; w++) {
      long killed = possible[w] & range(pair, w) & ~cover[w];
      possible[w] &= ~killed;
      changed |= killed != 0;
    }
    if (board.number(cell) != 0) {
      long[] others = catalogue.cover(pair.other(cell));
      for (int w = 0; w < possible.length; w++) {
        long killed = possible[w] & others[w] & ~range(pair, w);
        possible[w] &= ~killed;
        changed |= killed != 0;
      }
    }
    return changed;
  }

  /** The part of a pair's range that lies in a word. */
  private static long range(Catalogue.Pair pair, int word) {
    int from = Math.max(pair.from() - (word << 6), 0);
    int to = Math.min(pair.to() - (word << 6), 64);
    return from >= to ? 0 : (-1L << from) & (-1L >>> (64 - to));
  }

  /**
   * The count of the rung {@code ration}: every given without a room is half a room; the smallest
   * rooms they can still have must not exceed the open cells, nor the largest fall short of them.
   */
  boolean balanced() {
    int least = 0;
    int most = 0;
    for (int i = 0; i < openCount; i++) {
      if (board.number(open[i]) != 0) {
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        long[] cover = catalogue.cover(open[i]);
        for (int w = 0; w < possible.length; w++) {
          for (long rooms = possible[w] & cover[w]; rooms != 0; rooms &= rooms - 1) {
            int size = catalogue.cells((w << 6) + Long.numberOfTrailingZeros(rooms)).length;
            smallest = Math.min(smallest, size);
            largest = Math.max(largest, size);
          }
        }
        least += smallest;
        most += largest;
      }
    }
    return least <= 2 * openCount && 2 * openCount <= most;
  }

  /** The open cell with the fewest rooms. */
  int narrowest() {
    int narrowest = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < openCount; i++) {
      int count = count(open[i]);
      if (count < fewest) {
        fewest = count;
        narrowest = open[i];
      }
    }
    return narrowest;
  }

  /** Number of rooms left for a cell. */
  int count(int cell) {
    long[] cover = catalogue.cover(cell);
    int count = 0;
    for (int w = 0; w < possible.length; w++) {
      count += Long.bitCount(possible[w] & cover[w]);
    }
    return count;
  }

  /** Number of cells that one room is left for. */
  int named() {
    int named = 0;
    for (int cell = 0; cell < owner.length; cell++) {
      named += count(cell) == 1 ? 1 : 0;
    }
    return named;
  }

  /** The partition into the rooms that own the cells; every cell must be owned. */
  Partition partition() {
    return Partition.of(board.rows(), board.cols(), owner);
  }
}
