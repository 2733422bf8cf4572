package dev.seedcensus.engine.matching;

import dev.seedcensus.engine.message.NearestName;
import java.util.Arrays;
import java.util.List;

/**
 * A way of solving without trying anything out.
 *
 * <p>Both apply their rule of each clue, in the order of the clues, then strike the target of every
 * settled thing elsewhere, then give every target with one taker to it, and begin again until
 * nothing changes. What is left does not depend on the order; the number of steps does. A puzzle is
 * <em>direct</em> for a propagator that leaves each thing one target.
 */
public enum Propagator {
  /**
   * Unit propagation: reasons from atoms that are certain or impossible. Clues about kinds are
   * handled as under arc consistency. Atoms that share a thing or a target get no special care.
   */
  UNIT,

  /**
   * Arc consistency: strikes a target of a thing when no other target of the other thing makes the
   * clue true with it. A clue about one thing strikes all targets that make it false.
   */
  ARC;

  /**
   * The propagator of a name: {@code unit} or {@code arc}.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  public static Propagator named(String name) {
    List<String> names = Arrays.stream(values()).map(Propagator::toString).toList();
    int index = names.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException(
          "Cannot solve by \"%s\": there is no propagator of that name; %s"
              .formatted(name, NearestName.remedy(name, names)));
    }
    return values()[index];
  }

  Rule rule(int n, Clue clue) {
    return this == ARC || clue instanceof Clue.Rel ? ArcRule.of(n, clue) : new UnitRule(clue);
  }

  /** The rules of some clues, in their order. */
  Rule[] rules(int n, List<Clue> clues) {
    Rule[] rules = new Rule[clues.size()];
    for (int i = 0; i < rules.length; i++) {
      rules[i] = rule(n, clues.get(i));
    }
    return rules;
  }

  /** Whether it solves the puzzle. */
  public boolean solves(Puzzle puzzle) {
    return solves(puzzle.n(), puzzle.clues());
  }

  boolean solves(int n, List<Clue> clues) {
    Grid grid = Grid.full(n);
    propagate(grid, rules(n, clues));
    return grid.settled();
  }

  /**
   * Applies rules until nothing changes or something is impossible.
   *
   * @return the number of applications that changed the grid
   */
  static int propagate(Grid grid, Rule[] rules) {
    int steps = 0;
    int before;
    do {
      before = steps;
      for (Rule rule : rules) {
        steps += rule.apply(grid) ? 1 : 0;
      }
      for (int i = 0; i < grid.n(); i++) {
        steps += grid.settleRow(i) ? 1 : 0;
      }
      for (int i = 0; i < grid.n(); i++) {
        steps += grid.settleColumn(i) ? 1 : 0;
      }
    } while (steps > before && !grid.contradicts());
    return steps;
  }

  @Override
  public String toString() {
    return this == UNIT ? "unit" : "arc";
  }
}
