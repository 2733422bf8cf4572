package dev.seedcensus.engine.araf;

import dev.seedcensus.engine.random.RandomStream;
import java.util.Arrays;

/**
 * Draws boards from a random stream: a cut into rooms of 2 to 5 cells, and on two cells of each
 * room its size less one and its size plus one.
 *
 * <p>A number below n is the integer part of n times a draw. The first cell without a room, row by
 * row, begins one: a draw below 4, plus 2, is the size it may grow to. Free neighbours of its cells
 * wait in a list, those of a cell in ascending order, each once; a draw below the list's length
 * picks the next cell, whose place the last of the list takes. A room ends when it has its size or
 * the list is empty; if a room ends with one cell, the whole cut begins anew. Then, room by room, a
 * draw picks the cell of the smaller number among its cells in ascending order, and one that of the
 * larger number among the others.
 */
final class BoardDraw {

  private static final int SMALLEST = 2;
  private static final int SIZES = 4;

  private final int rows;
  private final int cols;
  private final int[][] neighbours;
  private final int[] rooms;
  private final int[] waiting;
  private final boolean[] listed;

  BoardDraw(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
    neighbours = new Grid(rows, cols, false).neighbours();
    rooms = new int[rows * cols];
    waiting = new int[rooms.length];
    listed = new boolean[rooms.length];
  }

  /** A board and the cut it was made for. */
  record Drawn(Board board, Partition cut) {}

  Drawn next(RandomStream random) {
    while (!cut(random)) {
      // From the beginning.
    }
    Partition cut = Partition.of(rows, cols, rooms);
    int[] numbers = new int[rooms.length];
    for (int[] cells : cut.cellsOfRooms()) {
      int smaller = below(random, cells.length);
      int larger = below(random, cells.length - 1);
      numbers[cells[smaller]] = cells.length - 1;
      numbers[cells[larger < smaller ? larger : larger + 1]] = cells.length + 1;
    }
    return new Drawn(new Board(rows, cols, numbers), cut);
  }

  /** For each cell of the boards those that it touches; not to be changed. */
  int[][] neighbours() {
    return neighbours;
  }

  static int below(RandomStream random, int bound) {
    return (int) (random.draw() * bound);
  }

  private boolean cut(RandomStream random) {
    Arrays.fill(rooms, -1);
    int room = 0;
    for (int cell = 0; cell < rooms.length; cell++) {
      if (rooms[cell] < 0 && grow(random, cell, room++) == 1) {
        return false;
      }
    }
    return true;
  }

  private int grow(RandomStream random, int first, int room) {
    int wanted = SMALLEST + below(random, SIZES);
    Arrays.fill(listed, false);
    rooms[first] = room;
    int size = 1;
    int count = list(first, 0);
    while (size < wanted && count > 0) {
      int picked = below(random, count);
      int cell = waiting[picked];
      waiting[picked] = waiting[--count];
      rooms[cell] = room;
      size++;
      count = list(cell, count);
    }
    return size;
  }

  private int list(int cell, int from) {
    int count = from;
    for (int next : neighbours[cell]) {
      if (rooms[next] < 0 && !listed[next]) {
        listed[next] = true;
        waiting[count++] = next;
      }
    }
    return count;
  }
}
