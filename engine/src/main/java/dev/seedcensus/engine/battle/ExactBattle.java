package dev.seedcensus.engine.battle;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The odds of a battle under one policy, in exact fractions.
 *
 * <p>The states that the policy can reach form a finite Markov chain whose ends are victory and
 * death. A move is an edge walked: an action and its consequence are two, and so are leaving and
 * coming back.
 *
 * @param states states in which the player has to choose
 * @param win probability of victory
 * @param death probability of death; less than 1 - {@code win} where the battle may never end
 * @param rolls expected rolls of the dice; empty where the battle may never end
 * @param rollsSquared expected square of the number of rolls; empty likewise
 * @param moves expected moves; empty likewise
 */
public record ExactBattle(
    int states,
    BigFraction win,
    BigFraction death,
    Optional<BigFraction> rolls,
    Optional<BigFraction> rollsSquared,
    Optional<BigFraction> moves) {

  /**
   * Solves a battle.
   *
   * @throws IllegalArgumentException if it has more than 20,000 states
   */
  public static ExactBattle solve(Battle battle, Policy policy) {
    StateSpace space = StateSpace.of(battle, policy);
    Action[] actions =
        IntStream.range(0, space.size()).mapToObj(space::action).toArray(Action[]::new);
    Chain chain = space.chain(actions);
    int start = space.start();
    BigFraction[] rolls = chain.total(rolls(actions));
    Optional<BigFraction> squared =
        Optional.ofNullable(rolls[start])
            .map(finite -> chain.total(squares(chain, actions, rolls))[start]);
    BigFraction[] moves = new BigFraction[space.size()];
    Arrays.fill(moves, new BigFraction(Action.MOVES));
    return new ExactBattle(
        space.size(),
        chain.chance(Arena.VICTORY)[start],
        chain.chance(Arena.DEATH)[start],
        Optional.ofNullable(rolls[start]),
        squared,
        Optional.ofNullable(chain.total(moves)[start]));
  }

  private static BigFraction[] rolls(Action[] actions) {
    return Arrays.stream(actions)
        .map(action -> action.rolls() ? BigFraction.ONE : BigFraction.ZERO)
        .toArray(BigFraction[]::new);
  }

  /** (1 + R)² = R² + (1 + 2R): what a roll adds to the square of all that follow. */
  private static BigFraction[] squares(Chain chain, Action[] actions, BigFraction[] rolls) {
    BigFraction[] added = new BigFraction[actions.length];
    for (int state = 0; state < actions.length; state++) {
      added[state] =
          actions[state].rolls()
              ? BigFraction.ONE.add(chain.next(state, rolls).multiply(2))
              : BigFraction.ZERO;
    }
    return added;
  }

  /** The variance of the number of rolls; empty where the battle may never end. */
  public Optional<BigFraction> rollsVariance() {
    return rollsSquared.map(
        squared -> squared.subtract(rolls.orElseThrow().multiply(rolls.orElseThrow())));
  }
}
