package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The variables and clauses of a board whose rooms are not listed: two givens share a room, and a
 * cell lies in the room of a given. Connectivity and area are left to {@link RoomTheory}.
 */
final class RoomVariables {

  /** A literal that is false. */
  static final int FALSE = 1;

  /** A literal that is true. */
  static final int TRUE = 0;

  /** The other given of an alive pair, and the literal that the two share a room. */
  record Partner(int given, int literal, int least, int most) {}

  private final PairScreen screen;
  private final int cells;
  private final List<List<Partner>> partners = new ArrayList<>();
  private final int[][] literals;
  private final Cdcl solver;
  private final TimeLimit limit;
  private int variables = 1;

  /**
   * @param limit when to leave the clauses incomplete: a large board has millions
   */
  RoomVariables(PairScreen screen, TimeLimit limit) {
    this.screen = screen;
    this.limit = limit;
    cells = screen.board().cells();
    literals = new int[screen.givens()][cells];
    for (int[] ofGiven : literals) {
      Arrays.fill(ofGiven, FALSE);
    }
    pairVariables();
    for (int i = 0; i < screen.givens() && !limit.passed(); i++) {
      cellVariables(i);
    }
    solver = new Cdcl(variables);
    solver.add(TRUE);
    for (int i = 0; i < screen.givens() && !limit.passed(); i++) {
      marry(i);
    }
    for (int cell = 0; cell < cells && !limit.passed(); cell++) {
      occupy(cell);
    }
  }

  private void pairVariables() {
    for (int i = 0; i < screen.givens(); i++) {
      partners.add(new ArrayList<>());
      literals[i][screen.cell(i)] = TRUE;
    }
    for (int i = 0; i < screen.givens(); i++) {
      for (int j = i + 1; j < screen.givens(); j++) {
        if (screen.fate(i, j) == PairScreen.Fate.ALIVE) {
          int literal = 2 * variables++;
          literals[i][screen.cell(j)] = literal;
          literals[j][screen.cell(i)] = literal;
          partners.get(i).add(new Partner(j, literal, screen.least(i, j), screen.most(i, j)));
          partners.get(j).add(new Partner(i, literal, screen.least(i, j), screen.most(i, j)));
        }
      }
    }
  }

  private void cellVariables(int i) {
    for (int cell = 0; cell < cells; cell++) {
      if (screen.board().number(cell) == 0) {
        for (Partner partner : partners.get(i)) {
          if (fits(i, partner, cell)) {
            literals[i][cell] = 2 * variables++;
            break;
          }
        }
      }
    }
  }

  /** Whether a room of two givens is large enough to reach a cell too. */
  private boolean fits(int i, Partner partner, int cell) {
    int j = partner.given();
    long apart = screen.steps(i, screen.cell(j));
    // Each given may lie on the other's way to the cell.
    long fromI = Math.min(screen.steps(i, cell), apart + screen.steps(j, cell));
    long fromJ = Math.min(screen.steps(j, cell), apart + screen.steps(i, cell));
    // A tree of three ends has at least half as many edges as lie between each two of them.
    return (apart + fromI + fromJ + 1) / 2 < partner.most();
  }

  /** A given shares its room with exactly one other. */
  private void marry(int i) {
    List<Partner> all = partners.get(i);
    solver.add(all.stream().mapToInt(Partner::literal).toArray());
    for (int a = 0; a < all.size(); a++) {
      for (int b = a + 1; b < all.size(); b++) {
        solver.add(all.get(a).literal() ^ 1, all.get(b).literal() ^ 1);
      }
    }
    for (Partner partner : all) {
      if (limit.passed()) {
        return;
      }
      int[] mine = literals[i];
      int[] theirs = literals[partner.given()];
      for (int cell = 0; cell < cells; cell++) {
        if (screen.board().number(cell) == 0 && mine[cell] != FALSE) {
          int other = fits(i, partner, cell) ? theirs[cell] : FALSE;
          solver.add(partner.literal() ^ 1, mine[cell] ^ 1, other);
        }
      }
    }
  }

  /** A cell lies in one room: that of two givens which share it. */
  private void occupy(int cell) {
    if (screen.board().number(cell) != 0) {
      return;
    }
    IntStack owners = new IntStack();
    for (int i = 0; i < screen.givens(); i++) {
      if (literals[i][cell] != FALSE) {
        owners.push(literals[i][cell]);
        for (int j = i + 1; j < screen.givens(); j++) {
          if (literals[j][cell] != FALSE) {
            solver.add(literals[i][cell] ^ 1, literals[j][cell] ^ 1, literals[i][screen.cell(j)]);
          }
        }
      }
    }
    solver.add(owners.toArray());
  }

  Cdcl solver() {
    return solver;
  }

  /** The literals that a cell lies in the room of a given, by cell; not to be changed. */
  int[] literals(int given) {
    return literals[given];
  }

  List<Partner> partners(int given) {
    return partners.get(given);
  }

  /** Number of variables; number 0 is true. */
  int count() {
    return variables;
  }

  /** The answer that the solver found. */
  Partition partition() {
    int[] names = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      int given = 0;
      while (!solver.isTrue(literals[given][cell])) {
        given++;
      }
      names[cell] = given;
    }
    return Partition.of(screen.board().rows(), screen.board().cols(), names);
  }

  /** Asks for another answer than the one that the solver found. */
  void exclude(Partition answer) {
    int[] clause = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      clause[cell] = FALSE;
      for (int i = screen.givens() - 1; i >= 0; i--) {
        if (answer.room(cell) == answer.room(screen.cell(i))) {
          clause[cell] = literals[i][cell] ^ 1;
        }
      }
    }
    solver.add(clause);
  }
}
