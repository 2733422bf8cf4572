package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One outcome of a roll.
 *
 * @param role what it is
 * @param weight its chance within the roll, in [0, 1]
 * @param playerDamage hit points that the player loses, in [0, 1]
 * @param monsterDamage hit points that the monster loses, in [0, 1]
 */
public record Consequence(
    Role role, BigDecimal weight, BigDecimal playerDamage, BigDecimal monsterDamage) {

  /** Sums of numbers with very many decimals would fill the memory. */
  private static final int MOST_DECIMALS = 100;

  static final String WEIGHT = "weight";
  static final String PLAYER_DAMAGE = "playerDamage";
  static final String MONSTER_DAMAGE = "monsterDamage";

  /**
   * Trailing zeros are dropped, so that equal consequences are equal.
   *
   * @throws IllegalArgumentException if a number is outside [0, 1] or has more than 100 decimals
   */
  public Consequence {
    weight = checked(role, WEIGHT, weight);
    playerDamage = checked(role, PLAYER_DAMAGE, playerDamage);
    monsterDamage = checked(role, MONSTER_DAMAGE, monsterDamage);
  }

  private static BigDecimal checked(Role role, String field, BigDecimal value) {
    if (value.signum() < 0 || value.compareTo(BigDecimal.ONE) > 0) {
      throw new IllegalArgumentException(
          "Cannot use the battle table: %s of %s is %s, but must lie in [0, 1]"
              .formatted(field, role, value));
    }
    if (value.scale() > MOST_DECIMALS) {
      throw new IllegalArgumentException(
          "Cannot use the battle table: %s of %s has %d decimals, but at most %d are added up exactly"
              .formatted(field, role, value.scale(), MOST_DECIMALS));
    }
    return Exact.plain(value);
  }

  /** Its three numbers by the name they have on the edge, in table order. */
  public Map<String, BigDecimal> numbers() {
    Map<String, BigDecimal> numbers = new LinkedHashMap<>();
    numbers.put(WEIGHT, weight);
    numbers.put(PLAYER_DAMAGE, playerDamage);
    numbers.put(MONSTER_DAMAGE, monsterDamage);
    return numbers;
  }

  static Consequence of(Role role, Map<String, BigDecimal> numbers) {
    return new Consequence(
        role, numbers.get(WEIGHT), numbers.get(PLAYER_DAMAGE), numbers.get(MONSTER_DAMAGE));
  }
}
