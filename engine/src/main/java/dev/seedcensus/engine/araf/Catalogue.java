package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Candidate rooms of a board, numbered pair by pair, and which of them cover a cell, as bit sets.
 * Immutable.
 */
final class Catalogue {

  /** A pair of givens that has candidate rooms, and the range of their numbers. */
  record Pair(int firstCell, int secondCell, int from, int to) {

    int other(int cell) {
      return cell == firstCell ? secondCell : firstCell;
    }
  }

  private final Board board;
  private final int[][] roomCells;
  private final int[] pairOf;
  private final List<Pair> pairs;
  private final long[][] cover;

  /** Sorts rooms by pair, and within a pair by size. */
  Catalogue(Board board, List<int[]> rooms, List<int[]> givens) {
    this.board = board;
    Integer[] order = new Integer[rooms.size()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        (a, b) -> {
          int byPair = Arrays.compare(givens.get(a), givens.get(b));
          return byPair != 0 ? byPair : Integer.compare(rooms.get(a).length, rooms.get(b).length);
        });
    roomCells = new int[order.length][];
    pairOf = new int[order.length];
    pairs = new ArrayList<>();
    cover = new long[board.cells()][(order.length + 63) >>> 6];
    int from = 0;
    for (int room = 0; room < order.length; room++) {
      int[] both = givens.get(order[room]);
      roomCells[room] = rooms.get(order[room]);
      pairOf[room] = pairs.size();
      for (int cell : roomCells[room]) {
        cover[cell][room >>> 6] |= 1L << room;
      }
      if (room + 1 == order.length || !Arrays.equals(both, givens.get(order[room + 1]))) {
        pairs.add(new Pair(both[0], both[1], from, room + 1));
        from = room + 1;
      }
    }
  }

  /** All candidate rooms of a board. */
  static Catalogue of(PairScreen screen) {
    return of(screen, Integer.MAX_VALUE, Long.MAX_VALUE, TimeLimit.NONE).orElseThrow();
  }

  /**
   * All candidate rooms of a board; empty if there are more than may be, or more sets have to be
   * met to find them, or time is up.
   */
  static Optional<Catalogue> of(PairScreen screen, int mostRooms, long mostSteps, TimeLimit limit) {
    List<int[]> rooms = new ArrayList<>();
    List<int[]> givens = new ArrayList<>();
    int[][][] pairs = new int[screen.givens()][][];
    RoomSearch search =
        new RoomSearch(
            screen,
            mostSteps,
            limit,
            (cells, size, i, j) -> {
              if (pairs[i] == null) {
                pairs[i] = new int[screen.givens()][];
              }
              if (pairs[i][j] == null) {
                pairs[i][j] = new int[] {screen.cell(i), screen.cell(j)};
              }
              rooms.add(Arrays.copyOf(cells, size));
              givens.add(pairs[i][j]);
              return rooms.size() <= mostRooms;
            });
    return search.run()
        ? Optional.of(new Catalogue(screen.board(), rooms, givens))
        : Optional.empty();
  }

  /** The same with some of its rooms only. */
  Catalogue restricted(long[] wanted) {
    List<int[]> rooms = new ArrayList<>();
    List<int[]> givens = new ArrayList<>();
    for (Pair pair : pairs) {
      int[] both = {pair.firstCell(), pair.secondCell()};
      for (int room = pair.from(); room < pair.to(); room++) {
        if ((wanted[room >>> 6] >>> room & 1) != 0) {
          rooms.add(roomCells[room]);
          givens.add(both);
        }
      }
    }
    return new Catalogue(board, rooms, givens);
  }

  Board board() {
    return board;
  }

  /** Number of rooms. */
  int size() {
    return roomCells.length;
  }

  /** Number of longs of a set of rooms. */
  int words() {
    return cover[0].length;
  }

  /** The cells of a room; not to be changed. */
  int[] cells(int room) {
    return roomCells[room];
  }

  /** The rooms that cover a cell; not to be changed. */
  long[] cover(int cell) {
    return cover[cell];
  }

  /** The number of a room's pair. */
  int pairOf(int room) {
    return pairOf[room];
  }

  Pair pair(int number) {
    return pairs.get(number);
  }

  List<Pair> pairs() {
    return pairs;
  }
}
