package dev.seedcensus.engine.matching;

/**
 * Strikes each target of a thing that no target of the other thing goes with under a clue.
 *
 * <p>A clue about one thing is its own other thing.
 */
final class ArcRule implements Rule {

  private final int first;
  private final int second;

  /** Per target of the first thing, the targets of the second that make the clue true. */
  private final int[] forward;

  private final int[] backward;

  private ArcRule(int n, Clue clue, boolean truth) {
    first = first(clue);
    second = second(clue);
    forward = new int[n];
    backward = new int[n];
    int[] matching = new int[n];
    for (int t = 0; t < n; t++) {
      for (int other = 0; other < n; other++) {
        matching[first] = t;
        matching[second] = other;
        if ((t == other) == (first == second) && clue.holds(matching) == truth) {
          forward[t] |= 1 << other;
          backward[other] |= 1 << t;
        }
      }
    }
  }

  /** The rule of a clue. */
  static ArcRule of(int n, Clue clue) {
    return new ArcRule(n, clue, true);
  }

  /** The rule of the opposite of a clue. */
  static ArcRule opposite(int n, Clue clue) {
    return new ArcRule(n, clue, false);
  }

  private static int first(Clue clue) {
    if (clue instanceof Clue.Pos pos) {
      return pos.atom().s();
    } else if (clue instanceof Clue.Neg neg) {
      return neg.atom().s();
    } else if (clue instanceof Clue.Or or) {
      return or.first().s();
    } else if (clue instanceof Clue.If implication) {
      return implication.first().s();
    }
    return ((Clue.Rel) clue).first();
  }

  private static int second(Clue clue) {
    if (clue instanceof Clue.Or or) {
      return or.second().s();
    } else if (clue instanceof Clue.If implication) {
      return implication.second().s();
    } else if (clue instanceof Clue.Rel rel) {
      return rel.second();
    }
    return first(clue);
  }

  @Override
  public boolean apply(Grid grid) {
    boolean struckFirst = grid.keep(first, supported(forward, grid.row(second)));
    boolean struckSecond = grid.keep(second, supported(backward, grid.row(first)));
    return struckFirst || struckSecond;
  }

  private static int supported(int[] partners, int available) {
    int supported = 0;
    for (int t = 0; t < partners.length; t++) {
      supported |= (partners[t] & available) != 0 ? 1 << t : 0;
    }
    return supported;
  }
}
