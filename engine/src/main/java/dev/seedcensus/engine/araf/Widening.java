package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The single steps by which the rooms of an answer can be given more room: a room's smaller given
 * falls by 1, not below 1, or its larger one grows by 1, not above a bound.
 */
final class Widening {

  private final int[] direction;
  private final int mostGiven;

  /**
   * @param answer an answer of the board
   */
  Widening(Board board, Partition answer, int mostGiven) {
    this.mostGiven = mostGiven;
    direction = new int[board.cells()];
    for (int[] cells : answer.cellsOfRooms()) {
      int smaller = -1;
      int larger = -1;
      for (int cell : cells) {
        if (board.number(cell) != 0) {
          larger = smaller >= 0 && board.number(cell) < board.number(smaller) ? smaller : cell;
          smaller = larger == cell && smaller >= 0 ? smaller : cell;
        }
      }
      direction[smaller] = -1;
      direction[larger] = 1;
    }
  }

  /** Whether the given of a cell is the smaller one of its room. */
  boolean lowers(int cell) {
    return direction[cell] < 0;
  }

  /** What a given becomes by one step; empty if it is at its bound. */
  OptionalInt next(int cell, int number) {
    int next = number + direction[cell];
    return next < 1 || next > mostGiven ? OptionalInt.empty() : OptionalInt.of(next);
  }

  /** The cells whose given can take a step, in ascending order. */
  List<Integer> steps(Board board) {
    List<Integer> steps = new ArrayList<>();
    for (int cell : board.givens()) {
      if (next(cell, board.number(cell)).isPresent()) {
        steps.add(cell);
      }
    }
    return steps;
  }
}
