package dev.seedcensus.engine.battle;

import java.math.BigDecimal;

/**
 * A moment in which the player has to choose.
 *
 * @param stance where in the battle they stand
 * @param playerHp the player's hit points, in (0, 1]
 * @param monsterHp the monster's hit points, in (0, 1]
 */
public record BattleState(Stance stance, BigDecimal playerHp, BigDecimal monsterHp) {

  /** Trailing zeros are dropped, so that equal states are equal. */
  public BattleState {
    playerHp = Exact.plain(playerHp);
    monsterHp = Exact.plain(monsterHp);
  }

  @Override
  public String toString() {
    return "%s with HP %s against %s"
        .formatted(stance, playerHp.toPlainString(), monsterHp.toPlainString());
  }
}
