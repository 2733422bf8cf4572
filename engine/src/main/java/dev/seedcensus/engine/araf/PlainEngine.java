package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The second engine, there to be believed: takes the first cell without an owner, grows every
 * connected set out of it, keeps those that are legal rooms, and goes on behind each. It shares
 * nothing with {@link ArafSolver}: no screen, no catalogue, no rungs, no way of growing.
 *
 * <p>Exponential in the number of cells: for boards of about twenty.
 */
public final class PlainEngine {

  private final int rows;
  private final int cols;
  private final int[] numbers;
  private final boolean inclusive;
  private final boolean diagonal;
  private final int[] owner;
  private final Set<Partition> answers = new LinkedHashSet<>();

  private PlainEngine(Board board, Reading reading) {
    rows = board.rows();
    cols = board.cols();
    numbers = new int[rows * cols];
    Arrays.setAll(numbers, board::number);
    inclusive = reading == Reading.INCLUSIVE;
    diagonal = reading == Reading.DIAGONAL;
    owner = new int[numbers.length];
  }

  /**
   * All answers of a board.
   *
   * @throws IllegalArgumentException if the board has more than 62 cells
   */
  public static Set<Partition> answers(Board board, Reading reading) {
    if (board.cells() > 62) {
      throw new IllegalArgumentException(
          "Cannot grow every set of %d cells: at most 62".formatted(board.cells()));
    }
    PlainEngine engine = new PlainEngine(board, reading);
    engine.own(1);
    return engine.answers;
  }

  private void own(int room) {
    int first = 0;
    while (first < owner.length && owner[first] != 0) {
      first++;
    }
    if (first == owner.length) {
      answers.add(Partition.of(rows, cols, owner));
      return;
    }
    for (long set : sets(first)) {
      if (legal(set)) {
        paint(set, room);
        own(room + 1);
        paint(set, 0);
      }
    }
  }

  private void paint(long set, int room) {
    for (int cell = 0; cell < owner.length; cell++) {
      if ((set >> cell & 1) == 1) {
        owner[cell] = room;
      }
    }
  }

  /** Every connected set of free cells with a cell, by adding one cell to each smaller set. */
  private Set<Long> sets(int first) {
    Set<Long> all = new LinkedHashSet<>();
    Set<Long> ofSize = Set.of(1L << first);
    while (!ofSize.isEmpty()) {
      all.addAll(ofSize);
      Set<Long> larger = new LinkedHashSet<>();
      for (long set : ofSize) {
        for (int cell = 0; cell < owner.length; cell++) {
          if (owner[cell] == 0 && (set >> cell & 1) == 0 && touches(set, cell)) {
            larger.add(set | 1L << cell);
          }
        }
      }
      ofSize = larger;
    }
    return all;
  }

  private boolean touches(long set, int cell) {
    for (int other = 0; other < owner.length; other++) {
      if ((set >> other & 1) == 1) {
        int down = Math.abs(other / cols - cell / cols);
        int across = Math.abs(other % cols - cell % cols);
        if (down + across == 1 || (diagonal && down == 1 && across == 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean legal(long set) {
    int[] held = new int[numbers.length];
    int count = 0;
    for (int cell = 0; cell < numbers.length; cell++) {
      if ((set >> cell & 1) == 1 && numbers[cell] > 0) {
        held[count++] = numbers[cell];
      }
    }
    if (count != 2 || held[0] == held[1]) {
      return false;
    }
    int a = Math.min(held[0], held[1]);
    int b = Math.max(held[0], held[1]);
    int area = Long.bitCount(set);
    return inclusive ? (a <= area && area <= b) : (a < area && area < b);
  }
}
