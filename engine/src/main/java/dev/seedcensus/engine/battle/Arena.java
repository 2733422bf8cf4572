package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Plays single blows of a battle in whole units of hit points.
 *
 * <p>A state is one number, its key, and damage always leads to a smaller key. Consequences that
 * have no weight do not occur.
 */
final class Arena {

  /** The player has won. */
  static final int VICTORY = -1;

  /** The player has died. */
  static final int DEATH = -2;

  private record Blow(BigFraction weight, Role.Destination to, int player, int monster) {}

  private final Battle battle;
  private final int playerScale;
  private final int monsterScale;
  private final int fullMonster;
  private final Map<Action, List<Blow>> blows = new EnumMap<>(Action.class);

  Arena(Battle battle) {
    this.battle = battle;
    playerScale = battle.playerScale();
    monsterScale = battle.monsterScale();
    fullMonster = Exact.units(BigDecimal.ONE, monsterScale);
    for (Action action : Action.values()) {
      blows.put(
          action,
          battle.table().consequences(action).stream()
              .filter(consequence -> consequence.weight().signum() > 0)
              .map(this::blow)
              .toList());
    }
  }

  private Blow blow(Consequence consequence) {
    return new Blow(
        Exact.fraction(consequence.weight()),
        consequence.role().destination(),
        Exact.units(consequence.playerDamage(), playerScale),
        Exact.units(consequence.monsterDamage(), monsterScale));
  }

  long start() {
    return key(Stance.NORMAL, Exact.units(battle.playerHp(), playerScale), fullMonster);
  }

  /** The chances of what an action can lead to; they add up to 1. */
  BigFraction[] weights(Action action) {
    return action.rolls()
        ? blows.get(action).stream().map(Blow::weight).toArray(BigFraction[]::new)
        : new BigFraction[] {BigFraction.ONE};
  }

  /** What an action leads to, in the order of {@link #weights}: keys, VICTORY or DEATH. */
  long[] successors(long key, Action action) {
    return action.rolls()
        ? blows.get(action).stream().mapToLong(blow -> after(key, blow)).toArray()
        : new long[] {key(Stance.NORMAL, player(key), fullMonster)};
  }

  private long after(long key, Blow blow) {
    int player = Math.max(0, player(key) - blow.player);
    int monster = Math.max(0, monster(key) - blow.monster);
    if (player == 0) {
      return DEATH;
    }
    if (monster == 0) {
      return VICTORY;
    }
    return switch (blow.to) {
      case NORMAL -> key(Stance.NORMAL, player, monster);
      case ADVANTAGE -> key(Stance.ADVANTAGE, player, monster);
      case VICTORY -> VICTORY;
      case DEATH -> DEATH;
    };
  }

  BattleState state(long key) {
    return new BattleState(
        (key & 1) == 0 ? Stance.NORMAL : Stance.ADVANTAGE,
        BigDecimal.valueOf(player(key), playerScale),
        BigDecimal.valueOf(monster(key), monsterScale));
  }

  private static long key(Stance stance, int player, int monster) {
    return (long) player << 32 | (long) monster << 1 | (stance == Stance.NORMAL ? 0 : 1);
  }

  private static int player(long key) {
    return (int) (key >>> 32);
  }

  private static int monster(long key) {
    return (int) (key & 0xffffffffL) >>> 1;
  }
}
