package dev.seedcensus.engine.battle;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Whether it helps a player to leave a battle and come back.
 *
 * @param without the largest probability of victory for a player who never leaves
 * @param with the same for one who may leave at any time, as often as they like
 * @param helpsIn the states, of all that can be reached, in which leaving next wins strictly more
 *     often than any other action; empty for every table
 */
public record Retreat(BigFraction without, BigFraction with, List<BattleState> helpsIn) {

  public Retreat {
    helpsIn = List.copyOf(helpsIn);
  }

  /**
   * Solves the battle both ways.
   *
   * @throws IllegalArgumentException if it has more than 20,000 states
   */
  public static Retreat weigh(Battle battle) {
    BestPlay free = BestPlay.withRetreat(battle);
    return new Retreat(BestPlay.of(battle).win(), free.win(), free.mustLeave());
  }
}
