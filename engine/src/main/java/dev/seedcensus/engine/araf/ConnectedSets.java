package dev.seedcensus.engine.araf;

/**
 * Lists the connected sets of cells that contain a root, each exactly once, by growing them one
 * cell at a time. Cells that are considered stay considered for all sets that are grown later from
 * the same stem (D. H. Redelmeier, "Counting polyominoes: yet another attack", Discrete Mathematics
 * 36, 1981), so that no set is met twice and none has to be remembered.
 *
 * <p>Time is proportional to the sets met times the number of neighbours of a cell; depth of the
 * recursion is the size of the largest set.
 */
abstract class ConnectedSets {

  private final int[][] neighbours;
  private final int[] untried;
  private final boolean[] considered;

  /** The cells of the set, in the order in which they were added. */
  final int[] members;

  ConnectedSets(int[][] neighbours) {
    this.neighbours = neighbours;
    untried = new int[neighbours.length];
    considered = new boolean[neighbours.length];
    members = new int[neighbours.length];
  }

  /** Keeps a cell out of every set, until it is let in again. */
  final void bar(int cell) {
    considered[cell] = true;
  }

  final void unbar(int cell) {
    considered[cell] = false;
  }

  /** Lists the sets that contain a root that is not barred. */
  final void grow(int root) {
    considered[root] = true;
    untried[0] = root;
    extend(0, 0, 1);
    considered[root] = false;
  }

  private void extend(int size, int from, int to) {
    for (int i = from; i < to; i++) {
      int cell = untried[i];
      if (!enter(cell, size + 1)) {
        continue;
      }
      members[size] = cell;
      if (visit(size + 1)) {
        int end = to;
        for (int next : neighbours[cell]) {
          if (!considered[next]) {
            considered[next] = true;
            untried[end++] = next;
          }
        }
        extend(size + 1, i + 1, end);
        for (int j = to; j < end; j++) {
          considered[untried[j]] = false;
        }
      }
      leave(cell, size + 1);
    }
  }

  /**
   * Asked before a cell is added.
   *
   * @param size size of the set with the cell
   * @return whether sets that contain the present one and the cell are wanted at all
   */
  abstract boolean enter(int cell, int size);

  /**
   * Told of a set, which is the first {@code size} of {@link #members}.
   *
   * @return whether larger sets that contain it are wanted
   */
  abstract boolean visit(int size);

  /** Told that a cell that was let in is taken out again. */
  abstract void leave(int cell, int size);
}
