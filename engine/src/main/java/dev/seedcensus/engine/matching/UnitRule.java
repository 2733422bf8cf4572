package dev.seedcensus.engine.matching;

/** Draws from a clue what follows from single atoms that are certain or impossible. */
record UnitRule(Clue clue) implements Rule {

  @Override
  public boolean apply(Grid grid) {
    if (clue instanceof Clue.Pos pos) {
      return grid.affirm(pos.atom());
    } else if (clue instanceof Clue.Neg neg) {
      return grid.deny(neg.atom());
    } else if (clue instanceof Clue.Or or) {
      return either(grid, or);
    } else if (clue instanceof Clue.If implication) {
      return implied(grid, implication);
    }
    throw new IllegalStateException("no unit rule for " + clue);
  }

  private static boolean either(Grid grid, Clue.Or or) {
    boolean changed = !grid.possible(or.first()) && grid.affirm(or.second());
    return (!grid.possible(or.second()) && grid.affirm(or.first())) | changed;
  }

  private static boolean implied(Grid grid, Clue.If implication) {
    boolean changed = grid.certain(implication.first()) && grid.affirm(implication.second());
    return (!grid.possible(implication.second()) && grid.deny(implication.first())) | changed;
  }
}
