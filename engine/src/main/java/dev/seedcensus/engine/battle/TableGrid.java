package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Lists the battle tables at a given distance from one table, on a grid.
 *
 * <p>All numbers of a table are counted in whole steps. The distance of two tables is the sum, over
 * the eight weights and sixteen damages, of how far each number moved; so moving weight from one
 * consequence to another counts twice. Listed are valid tables only, in lexicographic order of
 * their numbers (weights of both rolls, then damages), each once.
 */
final class TableGrid {

  private static final List<Role> ROLES = List.of(Role.values());
  private static final int WEIGHTS = ROLES.size();
  private static final int ROLL = WEIGHTS / 2;
  private static final int FIELDS = 3 * WEIGHTS;

  /** All numbers lie in [0, 1], and are counted in whole steps. */
  private static final BigDecimal FINEST = new BigDecimal("0.000000001");

  private final BigDecimal step;
  private final int whole;
  private final int[] origin = new int[FIELDS];

  /**
   * @throws IllegalArgumentException if 1 or a number of the table is no multiple of the step, or
   *     the step is too fine
   */
  TableGrid(BattleTable table, BigDecimal step) {
    if (step.signum() <= 0) {
      throw new IllegalArgumentException(
          "Cannot search on a grid with step %s: it must be above 0".formatted(step));
    }
    if (step.compareTo(FINEST) < 0) {
      throw new IllegalArgumentException(
          "Cannot search on a grid with step %s: the finest is %s"
              .formatted(step, FINEST.toPlainString()));
    }
    if (step.compareTo(BigDecimal.ONE) > 0) {
      throw new IllegalArgumentException(
          "Cannot search on a grid with step %s: 1 is no multiple of it; use a finer step"
              .formatted(step));
    }
    this.step = step;
    whole = steps(BigDecimal.ONE);
    for (Role role : ROLES) {
      Consequence consequence = table.consequence(role);
      origin[weight(role)] = steps(consequence.weight());
      origin[playerDamage(role)] = steps(consequence.playerDamage());
      origin[monsterDamage(role)] = steps(consequence.monsterDamage());
    }
  }

  static int weight(Role role) {
    return ROLES.indexOf(role);
  }

  static int playerDamage(Role role) {
    return WEIGHTS + 2 * ROLES.indexOf(role);
  }

  static int monsterDamage(Role role) {
    return WEIGHTS + 2 * ROLES.indexOf(role) + 1;
  }

  private int steps(BigDecimal value) {
    BigDecimal[] parts = value.divideAndRemainder(step);
    if (parts[1].signum() != 0) {
      throw new IllegalArgumentException(
          "Cannot search on a grid with step %s: %s is no multiple of it; use a finer step"
              .formatted(step.toPlainString(), value.toPlainString()));
    }
    return parts[0].intValueExact();
  }

  /** How many steps make 1. */
  int whole() {
    return whole;
  }

  /** Calls back for each table at exactly this distance; the array is reused. */
  void forEachAt(int distance, Consumer<int[]> action) {
    walk(0, distance, 0, origin.clone(), action);
  }

  /** Fixes the fields from the given one on, with so much distance left and so much weight owed. */
  private void walk(int field, int left, int owed, int[] numbers, Consumer<int[]> action) {
    if (field == FIELDS) {
      if (left == 0) {
        action.accept(numbers);
      }
      return;
    }
    boolean settles = field < WEIGHTS && field % ROLL == ROLL - 1;
    for (int change = Math.max(-left, -origin[field]); change <= left; change++) {
      int balance = field < WEIGHTS ? owed + change : 0;
      boolean payable = settles ? balance == 0 : Math.abs(balance) <= left - Math.abs(change);
      if (origin[field] + change <= whole && payable) {
        numbers[field] = origin[field] + change;
        walk(field + 1, left - Math.abs(change), balance, numbers, action);
      }
    }
    numbers[field] = origin[field];
  }

  BigDecimal distance(int steps) {
    return Exact.plain(step.multiply(BigDecimal.valueOf(steps)));
  }

  BattleTable table(int[] numbers) {
    Map<String, Map<String, BigDecimal>> tune = new LinkedHashMap<>();
    for (Role role : ROLES) {
      Map<String, BigDecimal> ofRole = new HashMap<>();
      ofRole.put(Consequence.WEIGHT, distance(numbers[weight(role)]));
      ofRole.put(Consequence.PLAYER_DAMAGE, distance(numbers[playerDamage(role)]));
      ofRole.put(Consequence.MONSTER_DAMAGE, distance(numbers[monsterDamage(role)]));
      tune.put(role.toString(), ofRole);
    }
    return BattleTable.standard().tuned(tune);
  }
}
