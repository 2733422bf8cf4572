package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * The cells that a given's room cannot do without: without one of them a certain cell is cut off,
 * or fewer cells than are wanted are left. One depth-first search, linear in the cells reached.
 */
final class CutCells {

  private final int[][] neighbours;
  private final Cdcl solver;
  private final int[] found;
  private final int[] low;
  private final int[] size;
  private final int[] lost;
  private final int[] certainBelow;
  private final int[] certainLost;
  private final int[] path;
  private final int[] branch;
  private final int[] cells;
  private int clock;
  private int count;

  CutCells(int[][] neighbours, Cdcl solver) {
    this.neighbours = neighbours;
    this.solver = solver;
    int n = neighbours.length;
    found = new int[n];
    low = new int[n];
    size = new int[n];
    lost = new int[n];
    certainBelow = new int[n];
    certainLost = new int[n];
    path = new int[n];
    branch = new int[n];
    cells = new int[n];
  }

  /**
   * Looks at the cells that can be reached from a given's cell.
   *
   * @param literals by cell, whether it lies in the room
   * @param least the fewest cells that the room must have
   * @return how many cells cannot be done without, the given's own left out
   */
  int find(int home, int[] literals, int least) {
    Arrays.fill(found, 0);
    clock = 0;
    count = 0;
    int depth = 0;
    open(home, depth, literals);
    while (depth >= 0) {
      int cell = path[depth];
      if (branch[depth] < neighbours[cell].length) {
        int next = neighbours[cell][branch[depth]++];
        if (solver.isFalse(literals[next])) {
          continue;
        }
        if (found[next] != 0) {
          low[cell] = Math.min(low[cell], found[next]);
        } else {
          open(next, ++depth, literals);
        }
      } else {
        depth--;
        if (depth >= 0) {
          close(cell, path[depth]);
        }
      }
    }
    int reached = clock;
    for (int cell = 0; cell < found.length; cell++) {
      boolean needed =
          found[cell] != 0
              && cell != home
              && (certainLost[cell] >= 0 || reached - 1 - lost[cell] < least);
      if (needed) {
        cells[count++] = cell;
      }
    }
    return count;
  }

  private void open(int cell, int depth, int[] literals) {
    path[depth] = cell;
    branch[depth] = 0;
    found[cell] = ++clock;
    low[cell] = clock;
    size[cell] = 1;
    lost[cell] = 0;
    certainBelow[cell] = solver.isTrue(literals[cell]) ? cell : -1;
    certainLost[cell] = -1;
  }

  private void close(int child, int parent) {
    low[parent] = Math.min(low[parent], low[child]);
    size[parent] += size[child];
    if (certainBelow[child] >= 0) {
      certainBelow[parent] = certainBelow[child];
    }
    if (low[child] >= found[parent]) {
      lost[parent] += size[child];
      if (certainBelow[child] >= 0) {
        certainLost[parent] = certainBelow[child];
      }
    }
  }

  int cell(int index) {
    return cells[index];
  }

  /** A certain cell that is cut off without the cell; -1 if there is none. */
  int certainBehind(int index) {
    return certainLost[cells[index]];
  }
}
