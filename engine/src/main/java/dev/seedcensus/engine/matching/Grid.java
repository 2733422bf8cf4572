package dev.seedcensus.engine.matching;

import java.util.Arrays;

/** The targets that are still possible for each thing, as a bit set per thing. */
final class Grid {

  private final int[] rows;

  private Grid(int[] rows) {
    this.rows = rows;
  }

  /** A grid in which everything is possible. */
  static Grid full(int n) {
    int[] rows = new int[n];
    Arrays.fill(rows, (1 << n) - 1);
    return new Grid(rows);
  }

  Grid copy() {
    return new Grid(rows.clone());
  }

  int n() {
    return rows.length;
  }

  /** The targets possible for a thing. */
  int row(int s) {
    return rows[s];
  }

  /** Strikes all targets of a thing outside a set; tells whether that changed anything. */
  boolean keep(int s, int targets) {
    int kept = rows[s] & targets;
    boolean changed = kept != rows[s];
    rows[s] = kept;
    return changed;
  }

  boolean possible(Atom atom) {
    return (rows[atom.s()] >>> atom.t() & 1) != 0;
  }

  boolean certain(Atom atom) {
    return rows[atom.s()] == 1 << atom.t();
  }

  boolean affirm(Atom atom) {
    return keep(atom.s(), 1 << atom.t());
  }

  boolean deny(Atom atom) {
    return keep(atom.s(), ~(1 << atom.t()));
  }

  /** Strikes the target of a settled thing everywhere else; tells whether that changed anything. */
  boolean settleRow(int s) {
    boolean changed = false;
    if (Integer.bitCount(rows[s]) == 1) {
      for (int other = 0; other < rows.length; other++) {
        changed |= other != s && keep(other, ~rows[s]);
      }
    }
    return changed;
  }

  /** Gives a target that only one thing can have to it; tells whether that changed anything. */
  boolean settleColumn(int t) {
    int only = -1;
    for (int s = 0; s < rows.length; s++) {
      if ((rows[s] >>> t & 1) != 0) {
        if (only >= 0) {
          return false;
        }
        only = s;
      }
    }
    return only >= 0 && keep(only, 1 << t);
  }

  /** Whether some thing has no target left. */
  boolean contradicts() {
    for (int row : rows) {
      if (row == 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether every thing has exactly one target left. */
  boolean settled() {
    for (int row : rows) {
      if (Integer.bitCount(row) != 1) {
        return false;
      }
    }
    return true;
  }

  /** The matching of a settled grid. */
  int[] matching() {
    int[] matching = new int[rows.length];
    for (int s = 0; s < rows.length; s++) {
      matching[s] = Integer.numberOfTrailingZeros(rows[s]);
    }
    return matching;
  }

  /** The first of the things with the fewest targets that is not settled. */
  int narrowest() {
    int narrowest = -1;
    for (int s = 0; s < rows.length; s++) {
      int width = Integer.bitCount(rows[s]);
      if (width > 1 && (narrowest < 0 || width < Integer.bitCount(rows[narrowest]))) {
        narrowest = s;
      }
    }
    return narrowest;
  }
}
