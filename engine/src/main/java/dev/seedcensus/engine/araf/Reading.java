package dev.seedcensus.engine.araf;

/** How the rules are read: as they are, or in one of two ways that people get wrong. */
public enum Reading {
  /** Rooms hold together through edges; the area lies strictly between the two numbers. */
  NORMAL,
  /** As normal, but the area may also equal a number. */
  INCLUSIVE,
  /** As normal, but rooms may hold together through a corner. */
  DIAGONAL;

  /** The smallest area of a room whose smaller number is this. */
  public int least(int smaller) {
    return this == INCLUSIVE ? smaller : smaller + 1;
  }

  /** The largest area of a room whose larger number is this. */
  public int most(int larger) {
    return this == INCLUSIVE ? larger : larger - 1;
  }

  Grid grid(Board board) {
    return new Grid(board.rows(), board.cols(), this == DIAGONAL);
  }
}
