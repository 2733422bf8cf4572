package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A grid cut into rooms: for each cell the room that owns it. Rooms are numbered from 0 in the
 * order of their first cells, so that equal cuts are equal. Immutable.
 */
public final class Partition {

  private final int rows;
  private final int cols;
  private final int[] rooms;
  private final int count;

  private Partition(int rows, int cols, int[] rooms, int count) {
    this.rows = rows;
    this.cols = cols;
    this.rooms = rooms;
    this.count = count;
  }

  /**
   * The cut that names of rooms stand for.
   *
   * @param names a name for the room of each cell, row by row; cells of equal names share a room
   * @throws IllegalArgumentException if there are not as many names as cells
   */
  public static Partition of(int rows, int cols, int[] names) {
    if (names.length != rows * cols) {
      throw new IllegalArgumentException(
          "Cannot cut %d x %d cells with %d names".formatted(rows, cols, names.length));
    }
    Map<Integer, Integer> numbers = new HashMap<>();
    int[] rooms = new int[names.length];
    for (int cell = 0; cell < names.length; cell++) {
      Integer number = numbers.get(names[cell]);
      if (number == null) {
        number = numbers.size();
        numbers.put(names[cell], number);
      }
      rooms[cell] = number;
    }
    return new Partition(rows, cols, rooms, numbers.size());
  }

  /**
   * Reads a partition: a line per row, in it a name for the room of each cell, separated as on a
   * board ({@link Board#parse}).
   *
   * @throws BoardException if the text is no rectangle
   */
  public static Partition parse(String text) {
    List<List<String>> table = BoardText.table(text);
    Map<String, Integer> numbers = new HashMap<>();
    int[] rooms =
        table.stream()
            .flatMap(List::stream)
            .mapToInt(name -> numbers.computeIfAbsent(name, fresh -> numbers.size()))
            .toArray();
    return of(table.size(), table.get(0).size(), rooms);
  }

  public int rows() {
    return rows;
  }

  public int cols() {
    return cols;
  }

  /** Number of rooms. */
  public int count() {
    return count;
  }

  /** The room of a cell. */
  public int room(int cell) {
    return rooms[cell];
  }

  /** The cells of each room, in ascending order. */
  public List<int[]> cellsOfRooms() {
    int[] sizes = new int[count];
    for (int room : rooms) {
      sizes[room]++;
    }
    List<int[]> cells = new ArrayList<>(count);
    for (int size : sizes) {
      cells.add(new int[size]);
    }
    for (int cell = rooms.length - 1; cell >= 0; cell--) {
      cells.get(rooms[cell])[--sizes[rooms[cell]]] = cell;
    }
    return cells;
  }

  /** Whether a cell is next to a room, one of its cells left out; -1 leaves none out. */
  boolean touches(int cell, int room, int without, int[][] neighbours) {
    for (int next : neighbours[cell]) {
      if (next != without && rooms[next] == room) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Partition partition
        && cols == partition.cols
        && Arrays.equals(rooms, partition.rooms);
  }

  @Override
  public int hashCode() {
    return 31 * cols + Arrays.hashCode(rooms);
  }

  /** The rooms as letters, rows ended by slashes; numbers with blanks from 27 rooms on. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < rooms.length; cell++) {
      if (cell > 0) {
        text.append(cell % cols == 0 ? "/" : count > 26 ? " " : "");
      }
      text.append(
          count > 26 ? Integer.toString(rooms[cell]) : Character.toString('a' + rooms[cell]));
    }
    return text.toString();
  }
}
