package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The table nearest to a given one that makes its battle fair.
 *
 * <p>A battle is <em>fair</em> when some policy wins it with probability 1 and both of its choices
 * are still meaningful as {@link Choices} defines it: nothing but the player's decisions can lose
 * it, and the decisions are not idle.
 *
 * <p>The <em>distance</em> of two tables is the sum of the absolute changes of all weights and
 * damages (the L1 distance); weight that moves from one consequence to another counts on both. The
 * search runs over all tables whose numbers are multiples of a step, shell by shell of growing
 * distance, and leaves out nothing: no fair table of the grid is nearer than the result. Of equally
 * near ones the result is the one that its policy wins in the fewest expected rolls, and of those
 * the first in lexicographic order of weights and damages.
 *
 * @param table the fair table
 * @param policy a policy that wins with probability 1
 * @param rolls the rolls that this policy expects
 * @param distance how far the table is from the given one
 */
public record FairBattle(BattleTable table, Policy policy, BigFraction rolls, BigDecimal distance) {

  /** A shell has some 40^k tables when it is k steps away. */
  private static final int MOST_STEPS = 8;

  /**
   * Searches the nearest fair table.
   *
   * @param battle the battle to be changed
   * @param step the grid; divides every number of the table and the player's hit points
   * @param farthest the largest distance to look at, at most eight steps
   * @return empty if no table of the grid is fair within the distance
   * @throws IllegalArgumentException if a number of the table is no multiple of the step, or the
   *     distance is out of range
   */
  public static Optional<FairBattle> nearest(Battle battle, BigDecimal step, BigDecimal farthest) {
    TableGrid grid = new TableGrid(battle.table(), step);
    if (farthest.signum() < 0 || farthest.compareTo(grid.distance(MOST_STEPS)) > 0) {
      throw new IllegalArgumentException(
          "Cannot search up to distance %s: it must lie between 0 and %s, eight steps"
              .formatted(farthest, grid.distance(MOST_STEPS).toPlainString()));
    }
    Optional<FairBattle> found = Optional.empty();
    for (int steps = 0; found.isEmpty() && grid.distance(steps).compareTo(farthest) <= 0; steps++) {
      found = quickest(grid, steps, battle);
    }
    return found;
  }

  private static Optional<FairBattle> quickest(TableGrid grid, int steps, Battle battle) {
    BigDecimal hp = battle.playerHp().multiply(BigDecimal.valueOf(grid.whole()));
    List<FairBattle> fair = new ArrayList<>();
    grid.forEachAt(
        steps,
        numbers -> {
          if (firstRollCanBeSafe(numbers, grid.whole(), hp)) {
            BattleTable table = grid.table(numbers);
            judge(new Battle(table, battle.playerHp()), grid.distance(steps)).ifPresent(fair::add);
          }
        });
    return fair.stream().reduce((best, next) -> next.rolls.compareTo(best.rolls) < 0 ? next : best);
  }

  private static Optional<FairBattle> judge(Battle battle, BigDecimal distance) {
    BestPlay best = BestPlay.of(battle);
    if (!best.win().equals(BigFraction.ONE) || Choices.meaningful(battle).size() < 2) {
      return Optional.empty();
    }
    BigFraction rolls = ExactBattle.solve(battle, best.policy()).rolls().orElseThrow();
    return Optional.of(new FairBattle(battle.table(), best.policy(), rolls, distance));
  }

  /** A cheap condition that every fair table meets: one of the two rolls cannot kill at once. */
  private static boolean firstRollCanBeSafe(int[] numbers, int whole, BigDecimal hp) {
    return isSafe(Action.ATTACK, numbers, whole, hp) || isSafe(Action.DEFEND, numbers, whole, hp);
  }

  private static boolean isSafe(Action action, int[] numbers, int whole, BigDecimal hp) {
    for (Role role : Role.values()) {
      if (role.action() == action
          && numbers[TableGrid.weight(role)] > 0
          && kills(role, numbers, whole, hp)) {
        return false;
      }
    }
    return true;
  }

  private static boolean kills(Role role, int[] numbers, int whole, BigDecimal hp) {
    boolean beaten = numbers[TableGrid.monsterDamage(role)] >= whole;
    boolean dead = hp.compareTo(BigDecimal.valueOf(numbers[TableGrid.playerDamage(role)])) <= 0;
    return dead || (role.destination() == Role.Destination.DEATH && !beaten);
  }
}
