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
    boolean second = !grid.possible(or.first()) && grid.affirm(or.second());
    boolean first = !grid.possible(or.second()) && grid.affirm(or.first());
    return first || second;
  }

  private static boolean implied(Grid grid, Clue.If implication) {
    boolean asserted = grid.certain(implication.first()) && grid.affirm(implication.second());
    boolean denied = !grid.possible(implication.second()) && grid.deny(implication.first());
    return asserted || denied;
  }
}
