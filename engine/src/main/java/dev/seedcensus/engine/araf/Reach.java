package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * What a given's room can reach: for each cell the fewest cells that are not certain on a path to
 * it, and the walls that such paths meet.
 */
final class Reach {

  private static final int FAR = Integer.MAX_VALUE / 2;

  private final int[][] neighbours;
  private final Cdcl solver;
  private final int[] cost;
  private final int[] near;
  private final int[] next;
  private final int[] met;
  private final boolean[] marked;
  private final int[] flood;
  private int metCount;
  private int count;

  Reach(int[][] neighbours, Cdcl solver) {
    this.neighbours = neighbours;
    this.solver = solver;
    int cells = neighbours.length;
    cost = new int[cells];
    near = new int[cells];
    next = new int[cells];
    met = new int[cells];
    marked = new boolean[cells];
    flood = new int[cells];
  }

  /** Starts at a given's cell; {@code literals} tell by cell whether it lies in the room. */
  void from(int home, int[] literals) {
    fromWithout(home, literals, -1);
  }

  /** As if a cell lay outside. */
  void fromWithout(int home, int[] literals, int without) {
    Arrays.fill(cost, FAR);
    Arrays.fill(marked, false);
    metCount = 0;
    count = 0;
    int nearCount = 1;
    near[0] = home;
    cost[home] = 0;
    for (int level = 0; nearCount > 0; level++) {
      int nextCount = 0;
      // Certain cells cost nothing, so this level grows while it is read.
      for (int head = 0; head < nearCount; head++) {
        count++;
        for (int cell : neighbours[near[head]]) {
          if (cell == without || solver.isFalse(literals[cell])) {
            if (!marked[cell]) {
              marked[cell] = true;
              met[metCount++] = cell;
            }
          } else if (cost[cell] == FAR) {
            if (solver.isTrue(literals[cell])) {
              cost[cell] = level;
              near[nearCount++] = cell;
            } else {
              cost[cell] = level + 1;
              next[nextCount++] = cell;
            }
          }
        }
      }
      System.arraycopy(next, 0, near, 0, nextCount);
      nearCount = nextCount;
    }
  }

  /** Cells that are not certain on the cheapest path, the last included; huge if there is none. */
  int cost(int cell) {
    return cost[cell];
  }

  /** Number of cells that can be reached. */
  int count() {
    return count;
  }

  /** The walls beside cells that are reached within a cost. */
  int[] walls(int most) {
    int found = 0;
    for (int i = 0; i < metCount; i++) {
      for (int cell : neighbours[met[i]]) {
        if (cost[cell] <= most) {
          flood[found++] = met[i];
          break;
        }
      }
    }
    return Arrays.copyOf(flood, found);
  }

  /** Those walls behind which an unreached cell lies. */
  int[] wallsTowards(int unreached) {
    boolean[] visited = new boolean[cost.length];
    int[] walls = new int[metCount];
    int wallCount = 0;
    int tail = 1;
    flood[0] = unreached;
    visited[unreached] = true;
    for (int head = 0; head < tail; head++) {
      for (int cell : neighbours[flood[head]]) {
        if (!visited[cell]) {
          visited[cell] = true;
          if (marked[cell]) {
            walls[wallCount++] = cell;
          } else {
            flood[tail++] = cell;
          }
        }
      }
    }
    return Arrays.copyOf(walls, wallCount);
  }
}
