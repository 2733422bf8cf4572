package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Whether a partition is an answer of a board. */
public final class Rules {

  private Rules() {}

  /**
   * The first fault of a partition, rooms in the order of their first cells; empty if it is an
   * answer.
   *
   * @return a clause that names the room by its first cell, counted from 1
   */
  public static Optional<String> fault(Board board, Partition partition, Reading reading) {
    if (board.rows() != partition.rows() || board.cols() != partition.cols()) {
      return Optional.of(
          "the board has %d x %d cells and the partition %d x %d"
              .formatted(board.rows(), board.cols(), partition.rows(), partition.cols()));
    }
    int[][] neighbours = reading.grid(board).neighbours();
    for (int[] cells : partition.cellsOfRooms()) {
      Optional<String> fault = fault(board, cells, neighbours, reading);
      if (fault.isPresent()) {
        int row = cells[0] / board.cols() + 1;
        int col = cells[0] % board.cols() + 1;
        return fault.map(reason -> "the room of row %d, column %d %s".formatted(row, col, reason));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> fault(
      Board board, int[] cells, int[][] neighbours, Reading reading) {
    int[] numbers = Arrays.stream(cells).map(board::number).filter(n -> n != 0).sorted().toArray();
    if (!connected(cells, neighbours)) {
      return Optional.of("does not hold together");
    }
    if (numbers.length != 2) {
      return Optional.of("holds %s: a room holds two".formatted(listed(numbers)));
    }
    if (numbers[0] == numbers[1]) {
      return Optional.of("holds %d twice: no area lies between".formatted(numbers[0]));
    }
    int least = reading.least(numbers[0]);
    int most = reading.most(numbers[1]);
    if (cells.length < least || cells.length > most) {
      String side = cells.length < least ? "too small" : "too large";
      return Optional.of(
          "has %s and is %s: its area must lie %s %d and %d"
              .formatted(
                  cells.length == 1 ? "1 cell" : cells.length + " cells",
                  side,
                  reading == Reading.INCLUSIVE ? "from" : "strictly between",
                  numbers[0],
                  numbers[1]));
    }
    return Optional.empty();
  }

  private static String listed(int[] numbers) {
    if (numbers.length == 0) {
      return "no given";
    }
    List<String> texts = Arrays.stream(numbers).mapToObj(Integer::toString).toList();
    return "%d given%s (%s)"
        .formatted(
            numbers.length,
            numbers.length == 1 ? "" : "s",
            texts.stream().collect(Collectors.joining(", ")));
  }

  /** Whether cells in ascending order hold together. */
  static boolean connected(int[] cells, int[][] neighbours) {
    boolean[] reached = new boolean[cells.length];
    int[] queue = new int[cells.length];
    int tail = 1;
    reached[0] = true;
    for (int head = 0; head < tail; head++) {
      for (int next : neighbours[cells[queue[head]]]) {
        int index = Arrays.binarySearch(cells, next);
        if (index >= 0 && !reached[index]) {
          reached[index] = true;
          queue[tail++] = index;
        }
      }
    }
    return tail == cells.length;
  }
}
