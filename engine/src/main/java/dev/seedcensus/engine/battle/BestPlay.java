package dev.seedcensus.engine.battle;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The best that a player can do who sees both hit points: the largest probability of victory, and
 * among the ways to reach it a quick one.
 *
 * <p>Found by policy iteration in exact fractions. Each round solves the chain of the present
 * policy, counting a battle that goes on for ever as not won, and switches a state only to an
 * action that is strictly better. A set of states that never ends cannot arise by such a switch:
 * inside it all values would be equal, so none is strictly better. Hence values never fall, no
 * policy comes twice, and the rounds end.
 *
 * <p>The result is a proof, which {@link #isProvenBest} checks: the values are those of a policy,
 * so they can be reached, and no action has a larger mean over its consequences, so by induction
 * over the number of actions no player, even one who remembers or throws coins, wins more often.
 *
 * <p>Then the same is done for the moves it takes, within the actions that keep the best
 * probability and over the states in which the battle surely ends.
 */
public final class BestPlay {

  /** The name of the policies found here. */
  static final String NAME = "best";

  private final StateSpace space;
  private final Action[] actions;
  private final BigFraction[] win;

  private BestPlay(Battle battle, Set<Action> allowed) {
    space = StateSpace.of(battle, allowed);
    actions = new Action[space.size()];
    Arrays.fill(actions, Action.ATTACK);
    win = mostVictories();
    fewestMoves();
  }

  /**
   * Best play without leaving.
   *
   * @throws IllegalArgumentException if the battle has more than 20,000 states
   */
  public static BestPlay of(Battle battle) {
    return new BestPlay(battle, EnumSet.of(Action.ATTACK, Action.DEFEND));
  }

  /**
   * Best play that may also leave and come back to a recovered monster.
   *
   * <p>It never wins more often. Both stances offer the same actions with the same consequences, so
   * a value depends on the hit points alone; and whatever a player does against a monster with many
   * hit points works at least as well, blow for blow, against one with fewer. So coming back to a
   * full monster is at best no loss, and costs moves.
   *
   * @throws IllegalArgumentException if the battle has more than 20,000 states
   */
  public static BestPlay withRetreat(Battle battle) {
    return new BestPlay(battle, EnumSet.allOf(Action.class));
  }

  private BigFraction[] mostVictories() {
    BigFraction[] values = space.chain(actions).chance(Arena.VICTORY);
    while (improve(values)) {
      values = space.chain(actions).chance(Arena.VICTORY);
    }
    return values;
  }

  private boolean improve(BigFraction[] values) {
    boolean improved = false;
    for (int state = 0; state < space.size(); state++) {
      BigFraction best = values[state];
      for (Action action : Action.values()) {
        if (space.allows(state, action) && mean(state, action, values).compareTo(best) > 0) {
          best = mean(state, action, values);
          actions[state] = action;
          improved = true;
        }
      }
    }
    return improved;
  }

  private void fewestMoves() {
    BigFraction[] moves = moves();
    while (hasten(moves)) {
      moves = moves();
    }
  }

  private BigFraction[] moves() {
    BigFraction[] each = new BigFraction[space.size()];
    Arrays.fill(each, new BigFraction(Action.MOVES));
    return space.chain(actions).total(each);
  }

  private boolean hasten(BigFraction[] moves) {
    boolean improved = false;
    for (int state = 0; state < space.size(); state++) {
      BigFraction least = moves[state];
      for (Action action : Action.values()) {
        BigFraction taken = keepsBest(state, action) ? movesAfter(state, action, moves) : null;
        if (least != null && taken != null && taken.compareTo(least) < 0) {
          least = taken;
          actions[state] = action;
          improved = true;
        }
      }
    }
    return improved;
  }

  private boolean keepsBest(int state, Action action) {
    return space.allows(state, action) && mean(state, action, win).equals(win[state]);
  }

  /** Null where the battle may go on for ever. */
  private BigFraction movesAfter(int state, Action action, BigFraction[] moves) {
    BigFraction sum = new BigFraction(Action.MOVES);
    int[] targets = space.targets(state, action);
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] >= 0) {
        if (moves[targets[i]] == null) {
          return null;
        }
        sum = sum.add(space.weights(action)[i].multiply(moves[targets[i]]));
      }
    }
    return sum;
  }

  private BigFraction mean(int state, Action action, BigFraction[] values) {
    return space.mean(state, action, values);
  }

  /** The largest probability of victory from the start. */
  public BigFraction win() {
    return win[space.start()];
  }

  /** The largest probability of victory from every state that some way of playing can reach. */
  public Map<BattleState, BigFraction> values() {
    Map<BattleState, BigFraction> values = new HashMap<>();
    for (int state = 0; state < space.size(); state++) {
      values.put(space.state(state), win[state]);
    }
    return values;
  }

  /** The values in the numbering of a space that has the same states. */
  BigFraction[] valuesIn(StateSpace same) {
    Map<BattleState, BigFraction> values = values();
    return IntStream.range(0, same.size())
        .mapToObj(state -> values.get(same.state(state)))
        .toArray(BigFraction[]::new);
  }

  /** The states in which leaving is the only best action. */
  List<BattleState> mustLeave() {
    return IntStream.range(0, space.size())
        .filter(state -> !keepsBest(state, Action.ATTACK) && !keepsBest(state, Action.DEFEND))
        .mapToObj(space::state)
        .toList();
  }

  /** A best policy. In states that the battle cannot reach it attacks. */
  public Policy policy() {
    Map<BattleState, Action> chosen = new HashMap<>();
    for (int state = 0; state < space.size(); state++) {
      chosen.put(space.state(state), actions[state]);
    }
    return Policy.of(
        NAME,
        (stance, player, monster) ->
            chosen.getOrDefault(new BattleState(stance, player, monster), Action.ATTACK));
  }

  /**
   * Checks the proof again: the policy reaches the values, and no action of any state exceeds them.
   */
  public boolean isProvenBest() {
    if (!Arrays.equals(win, space.chain(actions).chance(Arena.VICTORY))) {
      return false;
    }
    for (int state = 0; state < space.size(); state++) {
      for (Action action : Action.values()) {
        if (space.allows(state, action) && mean(state, action, win).compareTo(win[state]) > 0) {
          return false;
        }
      }
    }
    return true;
  }
}
