package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.List;

/**
 * Connectivity and area of the room of each given, for {@link Cdcl}.
 *
 * <p>For a given whose room has some certain cells: a cell that cannot be reached, or only by a
 * room larger than any partner allows, lies outside; a cell that the certain ones cannot do
 * without, or without which the room stays smaller than every partner wants, lies inside; a partner
 * who wants more cells than can be reached, or allows fewer than are needed, is none. Reasons name
 * the walls that were met, and the certain cells where their number counts.
 */
final class RoomTheory implements Cdcl.Theory {

  private static final int FAR = Integer.MAX_VALUE / 2;

  private final PairScreen screen;
  private final RoomVariables variables;
  private final Cdcl solver;
  private final int[][] neighbours;
  private final int[][] givensOf;
  private final boolean[] dirty;
  private final Reach reach;
  private final CutCells cuts;
  private final TimeLimit limit;
  private final IntStack reason = new IntStack();

  // Of the given that is looked at.
  private int[] literals;
  private List<RoomVariables.Partner> partners;
  private int home;
  private int certain;
  private int least;
  private int most;

  RoomTheory(PairScreen screen, RoomVariables variables, TimeLimit limit) {
    this.limit = limit;
    this.screen = screen;
    this.variables = variables;
    solver = variables.solver();
    neighbours = screen.neighbours();
    dirty = new boolean[screen.givens()];
    Arrays.fill(dirty, true);
    givensOf = givensOfVariables();
    reach = new Reach(neighbours, solver);
    cuts = new CutCells(neighbours, solver);
  }

  private int[][] givensOfVariables() {
    IntStack[] found = new IntStack[variables.count()];
    Arrays.setAll(found, v -> new IntStack());
    for (int i = 0; i < screen.givens(); i++) {
      for (int literal : variables.literals(i)) {
        if (literal > RoomVariables.FALSE) {
          found[literal >> 1].push(i);
        }
      }
    }
    return Arrays.stream(found).map(IntStack::toArray).toArray(int[][]::new);
  }

  @Override
  public void assigned(int literal) {
    for (int given : givensOf[literal >> 1]) {
      dirty[given] = true;
    }
  }

  @Override
  public boolean propagate() {
    for (int i = 0; i < dirty.length; i++) {
      // What stays dirty is not lost: the search gives up before it decides anything.
      if (dirty[i] && !limit.passed()) {
        if (!propagate(i)) {
          return false;
        }
        dirty[i] = false;
      }
    }
    return true;
  }

  private boolean propagate(int given) {
    literals = variables.literals(given);
    partners = variables.partners(given);
    home = screen.cell(given);
    least = FAR;
    most = 0;
    for (RoomVariables.Partner partner : partners) {
      if (!solver.isFalse(partner.literal())) {
        least = Math.min(least, partner.least());
        most = Math.max(most, partner.most());
      }
    }
    if (most == 0) {
      // The clause that wants a partner says so better.
      return true;
    }
    certain = 0;
    for (int literal : literals) {
      certain += solver.isTrue(literal) ? 1 : 0;
    }
    reach.from(home, literals);
    return judgePartners() && judgeCells() && judgeCuts();
  }

  private boolean judgePartners() {
    int farthest = 0;
    for (int cell = 0; cell < literals.length; cell++) {
      if (solver.isTrue(literals[cell])) {
        farthest = Math.max(farthest, reach.cost(cell));
      }
    }
    for (RoomVariables.Partner partner : partners) {
      if (solver.isFalse(partner.literal())) {
        continue;
      }
      if (reach.count() < partner.least()) {
        begin(partner.literal() ^ 1);
        walls(FAR - 1);
        if (!conclude()) {
          return false;
        }
      } else if (farthest < FAR && certain + farthest > partner.most()) {
        begin(partner.literal() ^ 1);
        certainCells(partner.most() + 1);
        walls(partner.most() - certain);
        if (!conclude()) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean judgeCells() {
    int radius = most - certain;
    for (int cell = 0; cell < literals.length; cell++) {
      int literal = literals[cell];
      if (solver.isFalse(literal)) {
        continue;
      }
      boolean sound = true;
      if (reach.cost(cell) >= FAR) {
        begin(literal ^ 1);
        separating(cell);
        sound = conclude();
      } else if (reach.cost(cell) > radius && !solver.isTrue(literal)) {
        begin(literal ^ 1);
        certainCells(FAR);
        walls(radius);
        partnersBeyond(most);
        sound = conclude();
      }
      if (!sound) {
        return false;
      }
    }
    return true;
  }

  private boolean judgeCuts() {
    int count = cuts.find(home, literals, least);
    for (int k = 0; k < count; k++) {
      int cell = cuts.cell(k);
      if (solver.isTrue(literals[cell])) {
        continue;
      }
      reach.fromWithout(home, literals, cell);
      begin(literals[cell]);
      if (cuts.certainBehind(k) >= 0) {
        reason.push(literals[cuts.certainBehind(k)] ^ 1);
        separating(cuts.certainBehind(k));
      } else {
        walls(FAR - 1);
        partnersWithin(reach.count());
      }
      if (!conclude()) {
        return false;
      }
    }
    return true;
  }

  private void begin(int concluded) {
    reason.clear();
    reason.push(concluded);
  }

  private boolean conclude() {
    return solver.imply(reason.toArray());
  }

  /** Up to so many certain cells, in the order of their numbers. */
  private void certainCells(int count) {
    int left = count;
    for (int cell = 0; cell < literals.length && left > 0; cell++) {
      if (solver.isTrue(literals[cell])) {
        reason.push(literals[cell] ^ 1);
        left--;
      }
    }
  }

  /** The cells outside that are met within a cost; none below cost 0. */
  private void walls(int cost) {
    for (int cell : reach.walls(cost)) {
      if (literals[cell] != reason0()) {
        reason.push(literals[cell]);
      }
    }
  }

  /** The cells outside that keep a cell from being reached. */
  private void separating(int cell) {
    for (int wall : reach.wallsTowards(cell)) {
      if (literals[wall] != reason0()) {
        reason.push(literals[wall]);
      }
    }
  }

  private int reason0() {
    return reason.get(0);
  }

  /** That no partner allows more than so many cells. */
  private void partnersBeyond(int cells) {
    for (RoomVariables.Partner partner : partners) {
      if (partner.most() > cells) {
        reason.push(partner.literal());
      }
    }
  }

  /** That no partner is content with so many cells. */
  private void partnersWithin(int cells) {
    for (RoomVariables.Partner partner : partners) {
      if (partner.least() <= cells) {
        reason.push(partner.literal());
      }
    }
  }
}
