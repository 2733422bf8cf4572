package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * The cells of a rectangle, numbered row by row from 0, and which of them touch.
 *
 * @param rows number of rows, at least 1
 * @param cols number of columns, at least 1
 * @param diagonal whether cells touch through a corner too
 */
record Grid(int rows, int cols, boolean diagonal) {

  int cells() {
    return rows * cols;
  }

  /** For each cell those that it touches, in ascending order. */
  int[][] neighbours() {
    int[][] neighbours = new int[cells()][];
    int[] found = new int[8];
    for (int cell = 0; cell < neighbours.length; cell++) {
      int count = 0;
      int row = cell / cols;
      int col = cell % cols;
      for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (int c = Math.max(0, col - 1); c <= Math.min(cols - 1, col + 1); c++) {
          boolean straight = r == row ^ c == col;
          if (straight || (diagonal && r != row && c != col)) {
            found[count++] = r * cols + c;
          }
        }
      }
      neighbours[cell] = Arrays.copyOf(found, count);
    }
    return neighbours;
  }

  /** The fewest steps between two cells where nothing is in the way. */
  int distance(int from, int to) {
    int down = Math.abs(from / cols - to / cols);
    int across = Math.abs(from % cols - to % cols);
    return diagonal ? Math.max(down, across) : down + across;
  }
}
