package dev.seedcensus.engine.araf;

import java.util.HashMap;
import java.util.Map;

/** Counts shapes and cuts by growing them; exact. */
public final class Counting {

  /** The largest polyominoes that are counted; there are 3,426,576 of them. */
  public static final int LARGEST_POLYOMINO = 13;

  /** The most cells of a grid whose cuts are counted. */
  public static final int MOST_CELLS = 25;

  private Counting() {}

  /**
   * The number of fixed polyominoes of n cells (OEIS A001168), grown from a single cell of an empty
   * grid. A polyomino is grown from the leftmost cell of its top row, so that it is met once.
   *
   * @throws IllegalArgumentException if n is not in 1 to {@link #LARGEST_POLYOMINO}
   */
  public static long fixedPolyominoes(int n) {
    if (n < 1 || n > LARGEST_POLYOMINO) {
      throw new IllegalArgumentException(
          "Cannot count polyominoes of %d cells: from 1 to %d".formatted(n, LARGEST_POLYOMINO));
    }
    Grid grid = new Grid(n, 2 * n - 1, false);
    Sizes sets = new Sizes(grid.neighbours(), n);
    for (int left = 0; left < n - 1; left++) {
      sets.bar(left);
    }
    sets.grow(n - 1);
    return sets.count;
  }

  private static final class Sizes extends ConnectedSets {
    private final int wanted;
    private long count;

    Sizes(int[][] neighbours, int wanted) {
      super(neighbours);
      this.wanted = wanted;
    }

    @Override
    boolean enter(int cell, int size) {
      return true;
    }

    @Override
    boolean visit(int size) {
      count += size == wanted ? 1 : 0;
      return size < wanted;
    }

    @Override
    void leave(int cell, int size) {}
  }

  /**
   * The number of ways to cut a grid into rooms that hold together through edges.
   *
   * @param least the smallest area of a room, at least 1
   * @param most the largest
   * @throws IllegalArgumentException if the grid has more than {@link #MOST_CELLS} cells, or none
   */
  public static long cuts(int rows, int cols, int least, int most) {
    if (rows < 1 || cols < 1 || rows * cols > MOST_CELLS || least < 1) {
      throw new IllegalArgumentException(
          "Cannot count the cuts of %d x %d cells into rooms of at least %d: 1 to %d cells, rooms of at least 1"
              .formatted(rows, cols, least, MOST_CELLS));
    }
    return new Cuts(new Grid(rows, cols, false).neighbours(), least, most).count(0);
  }

  /** The number of cuts of what is left free, for each set of cells that is taken. */
  private static final class Cuts {
    private final int[][] neighbours;
    private final int least;
    private final int most;
    private final Map<Integer, Long> known = new HashMap<>();

    Cuts(int[][] neighbours, int least, int most) {
      this.neighbours = neighbours;
      this.least = least;
      this.most = most;
    }

    long count(int taken) {
      int first = Integer.numberOfTrailingZeros(~taken);
      if (first == neighbours.length) {
        return 1;
      }
      Long before = known.get(taken);
      if (before != null) {
        return before;
      }
      Rooms rooms = new Rooms(taken);
      rooms.grow(first);
      known.put(taken, rooms.sum);
      return rooms.sum;
    }

    /** The rooms that the first free cell can have. */
    private final class Rooms extends ConnectedSets {
      private int set;
      private long sum;

      Rooms(int taken) {
        super(neighbours);
        set = taken;
        for (int cell = 0; cell < neighbours.length; cell++) {
          if ((taken >>> cell & 1) != 0) {
            bar(cell);
          }
        }
      }

      @Override
      boolean enter(int cell, int size) {
        set |= 1 << cell;
        return true;
      }

      @Override
      boolean visit(int size) {
        if (size >= least && size <= most) {
          sum = Math.addExact(sum, count(set));
        }
        return size < most;
      }

      @Override
      void leave(int cell, int size) {
        set &= ~(1 << cell);
      }
    }
  }
}
