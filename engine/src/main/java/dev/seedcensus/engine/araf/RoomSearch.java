package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * Grows every candidate room of a board: the connected sets that hold the two givens of an alive
 * pair and no third, of a legal size. Each is met once, from the given that comes first.
 */
final class RoomSearch extends ConnectedSets {

  /** Receives a candidate room. */
  @FunctionalInterface
  interface Sink {
    /**
     * Receives the next room.
     *
     * @param cells its cells, the first {@code size} of them; not to be kept
     * @param i its given that comes first
     * @param j its other given
     * @return whether more rooms are wanted
     */
    boolean room(int[] cells, int size, int i, int j);
  }

  private static final int NONE = -1;

  private final PairScreen screen;
  private final Sink sink;
  private final TimeLimit limit;
  private final int[] givenOf;

  /** For each depth the partner, and the size up to which a set can still be of use. */
  private final int[] partner;

  private final int[] bound;

  /** The largest legal size with any partner, less the steps from the cell to that partner. */
  private final int[] reach;

  private int root;
  private long left;
  private boolean stopped;

  /**
   * @param mostSteps how many sets may be met before it is given up
   */
  RoomSearch(PairScreen screen, long mostSteps, TimeLimit limit, Sink sink) {
    super(screen.neighbours());
    this.screen = screen;
    this.sink = sink;
    this.limit = limit;
    left = mostSteps;
    int cells = screen.neighbours().length;
    partner = new int[cells + 1];
    bound = new int[cells + 1];
    reach = new int[cells];
    givenOf = new int[cells];
    Arrays.fill(givenOf, NONE);
    for (int i = 0; i < screen.givens(); i++) {
      givenOf[screen.cell(i)] = i;
    }
  }

  /** Meets all rooms; tells whether none was left out. */
  boolean run() {
    for (int i = 0; i < screen.givens() && !stopped; i++) {
      runFrom(i);
      // Rooms with this given have all been met.
      bar(screen.cell(i));
    }
    return !stopped;
  }

  private void runFrom(int given) {
    root = given;
    Arrays.fill(reach, 0);
    boolean alive = false;
    for (int j = given + 1; j < screen.givens(); j++) {
      if (screen.fate(given, j) == PairScreen.Fate.ALIVE) {
        alive = true;
        for (int cell = 0; cell < reach.length; cell++) {
          reach[cell] = Math.max(reach[cell], screen.most(given, j) - screen.steps(j, cell));
        }
      }
    }
    if (alive) {
      partner[0] = NONE;
      grow(screen.cell(given));
    }
  }

  @Override
  boolean enter(int cell, int size) {
    if (--left < 0 || ((left & 0xfff) == 0 && limit.passed())) {
      stopped = true;
    }
    if (stopped) {
      return false;
    }
    int before = partner[size - 1];
    int given = givenOf[cell];
    if (given == NONE || given == root) {
      partner[size] = before;
      bound[size] =
          before != NONE ? bound[size - 1] : Math.max(size == 1 ? 0 : bound[size - 1], reach[cell]);
    } else if (before != NONE || screen.fate(root, given) != PairScreen.Fate.ALIVE) {
      return false;
    } else {
      partner[size] = given;
      bound[size] = screen.most(root, given);
    }
    return size <= bound[size];
  }

  @Override
  boolean visit(int size) {
    int other = partner[size];
    if (other != NONE
        && size >= screen.least(root, other)
        && !sink.room(members, size, root, other)) {
      stopped = true;
    }
    // Without a partner the next step towards one raises the bound.
    return !stopped && (other == NONE || size < bound[size]);
  }

  @Override
  void leave(int cell, int size) {}
}
