package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a board that has one answer while its givens change one by one, and tells for each change
 * whether a second answer comes of it.
 *
 * <p>All rooms that can become candidates are listed once. The answer stays one whatever is
 * widened, and without the change there is no other; so a second answer must use a room that the
 * change has just made legal, and only those are tried. A second answer that was found once is
 * looked at first when the same change is tried again.
 */
final class Uniqueness {

  private final Catalogue catalogue;
  private final int[] numbers;
  private final long[] legal;
  private final long[] changed;
  private final Remaining possible;
  private final Map<Integer, List<int[]>> seconds = new HashMap<>();

  /**
   * @param board a board with one answer
   * @param widening what its givens can become
   * @param mostGiven the largest number they can become
   */
  Uniqueness(Board board, Widening widening, int mostGiven) {
    PairScreen screen =
        new PairScreen(
            board,
            Reading.NORMAL,
            cell -> widening.lowers(cell) ? 1 : board.number(cell),
            cell -> widening.lowers(cell) ? board.number(cell) : mostGiven);
    catalogue = Catalogue.of(screen);
    numbers = new int[board.cells()];
    Arrays.setAll(numbers, board::number);
    legal = new long[catalogue.words()];
    changed = new long[catalogue.words()];
    for (int room = 0; room < catalogue.size(); room++) {
      set(legal, room, legal(room));
    }
    possible = new Remaining(catalogue);
  }

  private static void set(long[] set, int room, boolean value) {
    if (value) {
      set[room >>> 6] |= 1L << room;
    } else {
      set[room >>> 6] &= ~(1L << room);
    }
  }

  private boolean legal(int room) {
    Catalogue.Pair pair = catalogue.pair(catalogue.pairOf(room));
    int first = numbers[pair.firstCell()];
    int second = numbers[pair.secondCell()];
    int size = catalogue.cells(room).length;
    return Math.min(first, second) < size && size < Math.max(first, second);
  }

  /**
   * Changes a given if the answer stays the only one, and leaves it otherwise.
   *
   * @return whether it was changed
   */
  boolean change(int cell, int number) {
    int before = numbers[cell];
    numbers[cell] = number;
    System.arraycopy(legal, 0, changed, 0, legal.length);
    long[] rooms = catalogue.cover(cell);
    for (int w = 0; w < rooms.length; w++) {
      for (long left = rooms[w]; left != 0; left &= left - 1) {
        int room = (w << 6) + Long.numberOfTrailingZeros(left);
        set(changed, room, legal(room));
      }
    }
    if (second(cell, before)) {
      numbers[cell] = before;
      return false;
    }
    System.arraycopy(changed, 0, legal, 0, legal.length);
    return true;
  }

  private boolean second(int cell, int before) {
    List<int[]> known = seconds.get(cell);
    if (known != null && known.stream().allMatch(this::legal)) {
      return true;
    }
    possible.reset(changed);
    possible.settle();
    // Few of all rooms are left, and the fewer there are, the faster they are searched.
    Catalogue left = catalogue.restricted(possible.possible());
    Optional<Partition> second =
        new AnswerWithRoom(left).find(room -> fresh(left.cells(room), cell, before));
    second.ifPresent(answer -> seconds.put(cell, answer.cellsOfRooms()));
    return second.isPresent();
  }

  /** Whether a legal room was none when a given had another number. */
  private boolean fresh(int[] cells, int given, int before) {
    int now = numbers[given];
    numbers[given] = before;
    boolean fresh = !legal(cells);
    numbers[given] = now;
    return fresh;
  }

  /** Whether the area of a room lies between its two givens as they are now. */
  private boolean legal(int[] cells) {
    int smaller = Integer.MAX_VALUE;
    int larger = 0;
    for (int cell : cells) {
      if (numbers[cell] != 0) {
        smaller = Math.min(smaller, numbers[cell]);
        larger = Math.max(larger, numbers[cell]);
      }
    }
    return smaller < cells.length && cells.length < larger;
  }
}
