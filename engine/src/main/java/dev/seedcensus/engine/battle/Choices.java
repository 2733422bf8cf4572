package dev.seedcensus.engine.battle;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Tells which choices of a battle mean something.
 *
 * <p>A player has some number of rolls left to win in: 1, 2, … up to {@value #HORIZON}, or as many
 * as it takes. Attacking is <em>meaningful</em> if for at least one such horizon a player who
 * attacks first and then plays as well as can be wins strictly more often within the horizon than
 * one who defends first and then plays as well as can be; likewise defending. So both are
 * meaningful exactly where the right one depends on how long the player can wait; an action that
 * the other one beats or equals at every horizon is none. The first decision is the one looked at:
 * every battle has it. The stance does not matter, since both stances offer the same actions with
 * the same consequences.
 */
public final class Choices {

  /** The longest bounded horizon, in rolls. */
  static final int HORIZON = 12;

  private final StateSpace space;
  private final EnumSet<Action> better = EnumSet.noneOf(Action.class);

  private Choices(Battle battle) {
    space = StateSpace.of(battle, EnumSet.of(Action.ATTACK, Action.DEFEND));
    BigFraction[] within = new BigFraction[space.size()];
    Arrays.fill(within, BigFraction.ZERO);
    for (int rolls = 1; rolls <= HORIZON; rolls++) {
      compare(within);
      within = oneRollMore(within);
    }
    compare(BestPlay.of(battle).valuesIn(space));
  }

  /**
   * The meaningful choices at the start of a battle: none, one or both of attacking and defending.
   *
   * @throws IllegalArgumentException if the battle has more than 20,000 states
   */
  public static Set<Action> meaningful(Battle battle) {
    return Collections.unmodifiableSet(new Choices(battle).better);
  }

  private void compare(BigFraction[] afterwards) {
    BigFraction attack = space.mean(space.start(), Action.ATTACK, afterwards);
    BigFraction defend = space.mean(space.start(), Action.DEFEND, afterwards);
    int sign = attack.compareTo(defend);
    if (sign != 0) {
      better.add(sign > 0 ? Action.ATTACK : Action.DEFEND);
    }
  }

  private BigFraction[] oneRollMore(BigFraction[] within) {
    BigFraction[] more = new BigFraction[within.length];
    for (int state = 0; state < within.length; state++) {
      BigFraction attack = space.mean(state, Action.ATTACK, within);
      BigFraction defend = space.mean(state, Action.DEFEND, within);
      more[state] = attack.compareTo(defend) >= 0 ? attack : defend;
    }
    return more;
  }
}
