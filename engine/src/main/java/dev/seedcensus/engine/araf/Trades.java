package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.List;

/**
 * The trades of an answer: one cell without a given each way between two rooms, each next to the
 * receiving room without the cell that is given back. Areas and givens stay what they are, so that
 * a trade which leaves both rooms whole makes a second answer.
 */
final class Trades {

  /** Told of the trades. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Told of a trade, each once.
     *
     * @param a a room
     * @param b the other, with a larger number
     * @param breaks whether one of them does not hold together afterwards
     * @return whether more trades are wanted
     */
    boolean trade(int a, int b, boolean breaks);
  }

  private final Board board;
  private final Partition answer;
  private final int[][] neighbours;
  private final List<int[]> rooms;

  /**
   * @param neighbours for each cell those that it touches
   */
  Trades(Board board, Partition answer, int[][] neighbours) {
    this.board = board;
    this.answer = answer;
    this.neighbours = neighbours;
    rooms = answer.cellsOfRooms();
  }

  /** Whether a trade leaves both rooms whole. */
  boolean anyLegal() {
    return !visit((a, b, breaks) -> breaks);
  }

  /** Shows all trades, until no more are wanted; tells whether all were shown. */
  boolean visit(Visitor visitor) {
    for (int a = 0; a < rooms.size(); a++) {
      for (int from : rooms.get(a)) {
        if (board.number(from) == 0 && !visit(a, from, visitor)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean visit(int a, int fromA, Visitor visitor) {
    int[] touching = neighbours[fromA];
    for (int i = 0; i < touching.length; i++) {
      int b = answer.room(touching[i]);
      if (b > a && first(touching, i)) {
        for (int fromB : rooms.get(b)) {
          if (board.number(fromB) == 0
              && answer.touches(fromA, b, fromB, neighbours)
              && answer.touches(fromB, a, fromA, neighbours)
              && !visitor.trade(a, b, breaks(a, fromA, b, fromB))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether no earlier neighbour lies in the same room. */
  private boolean first(int[] touching, int index) {
    for (int i = 0; i < index; i++) {
      if (answer.room(touching[i]) == answer.room(touching[index])) {
        return false;
      }
    }
    return true;
  }

  private boolean breaks(int a, int fromA, int b, int fromB) {
    return !connected(a, fromA, fromB) || !connected(b, fromB, fromA);
  }

  private boolean connected(int room, int without, int with) {
    int[] cells = rooms.get(room).clone();
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == without) {
        cells[i] = with;
      }
    }
    Arrays.sort(cells);
    return Rules.connected(cells, neighbours);
  }
}
