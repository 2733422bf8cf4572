package dev.seedcensus.engine.battle;

import java.math.BigDecimal;

/**
 * A battle to be fought: its table, and the hit points with which the player enters.
 *
 * <p>It begins at the normal stance against a monster with 1 hit point. The damage of a consequence
 * is subtracted from both sides, not below 0. Then a player without hit points has lost, else a
 * monster without hit points is beaten, else the edge of the consequence is followed: to a stance,
 * to victory or to death. Somebody who retreats comes back to the normal stance with the hit points
 * they have, and the monster has 1 again.
 *
 * @param table the odds
 * @param playerHp the player's hit points at the start, in (0, 1]
 */
public record Battle(BattleTable table, BigDecimal playerHp) {

  /** Beyond this many decimals hit points do not fit the integers that count them. */
  private static final int MOST_DECIMALS = 9;

  /**
   * @throws IllegalArgumentException if the hit points are outside (0, 1], or a number of the
   *     battle has more than nine decimals
   */
  public Battle {
    if (playerHp.signum() <= 0 || playerHp.compareTo(BigDecimal.ONE) > 0) {
      throw new IllegalArgumentException(
          "Cannot begin a battle with %s hit points: they must lie in (0, 1]".formatted(playerHp));
    }
    playerHp = Exact.plain(playerHp);
    int decimals = Math.max(playerScale(table, playerHp), monsterScale(table));
    if (decimals > MOST_DECIMALS) {
      throw new IllegalArgumentException(
          "Cannot count hit points with %d decimals: at most %d are kept"
              .formatted(decimals, MOST_DECIMALS));
    }
  }

  /** A battle that the player enters unharmed. */
  public static Battle of(BattleTable table) {
    return new Battle(table, BigDecimal.ONE);
  }

  BattleState start() {
    return new BattleState(Stance.NORMAL, playerHp, BigDecimal.ONE);
  }

  /** Decimals that the player's hit points can have. */
  int playerScale() {
    return playerScale(table, playerHp);
  }

  /** Decimals that the monster's hit points can have. */
  int monsterScale() {
    return monsterScale(table);
  }

  private static int playerScale(BattleTable table, BigDecimal playerHp) {
    int damages =
        table.consequences().stream().mapToInt(c -> c.playerDamage().scale()).max().orElse(0);
    return Math.max(damages, playerHp.scale());
  }

  private static int monsterScale(BattleTable table) {
    return table.consequences().stream().mapToInt(c -> c.monsterDamage().scale()).max().orElse(0);
  }
}
