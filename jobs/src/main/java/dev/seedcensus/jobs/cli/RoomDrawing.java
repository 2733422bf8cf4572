package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.Partition;

/** Draws the rooms of a partition as lines of text, with the board's numbers in them. */
final class RoomDrawing {

  private final Board board;
  private final Partition partition;
  private final int width;

  private RoomDrawing(Board board, Partition partition) {
    this.board = board;
    this.partition = partition;
    int digits = 1;
    for (int cell : board.givens()) {
      digits = Math.max(digits, Integer.toString(board.number(cell)).length());
    }
    width = digits + 2;
  }

  /** The drawing, with a line end after each line. */
  static String of(Board board, Partition partition) {
    RoomDrawing drawing = new RoomDrawing(board, partition);
    StringBuilder text = new StringBuilder();
    for (int row = 0; row <= board.rows(); row++) {
      drawing.border(row, text);
      if (row < board.rows()) {
        drawing.cells(row, text);
      }
    }
    return text.toString();
  }

  /** The room at a place; -1 outside the board. */
  private int room(int row, int col) {
    boolean inside = row >= 0 && col >= 0 && row < board.rows() && col < board.cols();
    return inside ? partition.room(row * board.cols() + col) : -1;
  }

  private boolean wallAbove(int row, int col) {
    return room(row - 1, col) != room(row, col);
  }

  private boolean wallBefore(int row, int col) {
    return room(row, col - 1) != room(row, col);
  }

  private void border(int row, StringBuilder text) {
    for (int col = 0; col <= board.cols(); col++) {
      boolean across = wallAbove(row, col - 1) || wallAbove(row, col);
      boolean down = wallBefore(row - 1, col) || wallBefore(row, col);
      text.append(across && down ? '+' : across ? '-' : down ? '|' : ' ');
      if (col < board.cols()) {
        text.append((wallAbove(row, col) ? "-" : " ").repeat(width));
      }
    }
    endLine(text);
  }

  private void cells(int row, StringBuilder text) {
    for (int col = 0; col <= board.cols(); col++) {
      text.append(wallBefore(row, col) ? '|' : ' ');
      if (col < board.cols()) {
        int number = board.number(row * board.cols() + col);
        String cell = number == 0 ? "" : Integer.toString(number);
        text.append(" ".repeat(width - 1 - cell.length())).append(cell).append(' ');
      }
    }
    endLine(text);
  }

  private static void endLine(StringBuilder text) {
    int end = text.length();
    while (text.charAt(end - 1) == ' ') {
      end--;
    }
    text.setLength(end);
    text.append('\n');
  }
}
