package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A grid of which some cells hold a given: a positive number. Immutable. */
public final class Board {

  /** The most rows, and the most columns. */
  public static final int LARGEST_SIDE = 64;

  private final int rows;
  private final int cols;
  private final int[] numbers;
  private final int[] givens;

  /**
   * @param rows 1 to {@link #LARGEST_SIDE}
   * @param cols 1 to {@link #LARGEST_SIDE}
   * @param numbers the number of each cell, row by row; 0 where there is none
   * @throws BoardException if there is no given, an odd number of them, one below 1, or the sizes
   *     do not fit
   */
  public Board(int rows, int cols, int[] numbers) {
    check(rows, cols, numbers);
    this.rows = rows;
    this.cols = cols;
    this.numbers = numbers.clone();
    givens = IntStream.range(0, numbers.length).filter(cell -> numbers[cell] != 0).toArray();
  }

  private static void check(int rows, int cols, int[] numbers) {
    checkSize(rows, cols);
    if (numbers.length != rows * cols) {
      throw new BoardException(
          "%d numbers do not fill a board of %d x %d".formatted(numbers.length, rows, cols));
    }
    for (int cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell] < 0) {
        throw new BoardException(
            "row %d, column %d holds %d: a given is at least 1"
                .formatted(cell / cols + 1, cell % cols + 1, numbers[cell]));
      }
    }
    long count = Arrays.stream(numbers).filter(number -> number != 0).count();
    if (count == 0) {
      throw new BoardException("there is no given: every room needs two");
    }
    if (count % 2 != 0) {
      throw new BoardException(
          "%d given%s, an odd number: every room needs two"
              .formatted(count, count == 1 ? "" : "s"));
    }
  }

  static void checkSize(int rows, int cols) {
    if (rows < 1 || cols < 1 || rows > LARGEST_SIDE || cols > LARGEST_SIDE) {
      throw new BoardException(
          "%d x %d cells: a board has 1 to %d rows and columns"
              .formatted(rows, cols, LARGEST_SIDE));
    }
  }

  /**
   * Reads a board: a line per row, in it numbers and dots for cells without one. If a line has
   * blanks, they separate the cells of every line; otherwise each character is a cell. A slash ends
   * a row as the end of a line does. Empty lines are skipped.
   *
   * @throws BoardException if the text is no board
   */
  public static Board parse(String text) {
    return BoardText.parse(text);
  }

  public int rows() {
    return rows;
  }

  public int cols() {
    return cols;
  }

  public int cells() {
    return numbers.length;
  }

  /** The given of a cell; 0 if it has none. */
  public int number(int cell) {
    return numbers[cell];
  }

  /** The cells that hold a given, in ascending order. */
  public int[] givens() {
    return givens.clone();
  }

  /**
   * The same board with another number on a cell that holds one.
   *
   * @throws IllegalArgumentException if the cell holds none
   */
  public Board with(int cell, int number) {
    if (numbers[cell] == 0) {
      throw new IllegalArgumentException("Cannot change the given of cell %d".formatted(cell));
    }
    int[] changed = numbers.clone();
    changed[cell] = number;
    return new Board(rows, cols, changed);
  }

  /** The board in one line, rows ended by slashes, as {@link #parse} reads it. */
  public String text() {
    return BoardText.write(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && cols == board.cols
        && Arrays.equals(numbers, board.numbers);
  }

  @Override
  public int hashCode() {
    return 31 * cols + Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return text();
  }
}
