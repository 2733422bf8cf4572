package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;

/**
 * Sets of cells of a small level, a bit of a long per cell, and where they lead when all their
 * cells take a step at once. Immutable, safe for threads.
 */
final class CellSets {

  /** Per direction the cells that have a next one. */
  private final long[] inner = new long[Input.DIRECTIONS];

  /** Per direction by how many bits the next cell lies further. */
  private final int[] by = new int[Input.DIRECTIONS];

  /**
   * @throws IllegalArgumentException unless the level {@link #fit fits}
   */
  CellSets(LevelTable table) {
    if (!fit(table)) {
      throw new IllegalArgumentException("%d cells are too many".formatted(table.cells()));
    }
    for (int direction = 0; direction < Input.DIRECTIONS; direction++) {
      Input input = Input.numbered(direction);
      by[direction] = input.dy() * table.level().width() + input.dx();
      for (int cell = 0; cell < table.cells(); cell++) {
        if (table.next(direction, cell) != LevelTable.NONE) {
          inner[direction] |= 1L << cell;
        }
      }
    }
  }

  /** Whether a level has few enough cells. */
  static boolean fit(LevelTable table) {
    return table.cells() <= Long.SIZE;
  }

  /** The cells next to some; at the edge there is none. */
  long next(int direction, long cells) {
    return Long.rotateLeft(cells & inner[direction], by[direction]);
  }

  /** The cells to which some are next. */
  long previous(int direction, long cells) {
    return Long.rotateRight(cells, by[direction]) & inner[direction];
  }

  /** The cells at the edge: those to which none is next. */
  long edge(int direction) {
    return ~inner[direction];
  }
}
