package dev.seedcensus.engine.battle;

import static dev.seedcensus.engine.battle.Arena.DEATH;
import static dev.seedcensus.engine.battle.Arena.VICTORY;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The states that a battle can reach when certain actions are allowed, and what each leads to.
 *
 * <p>States are numbered from 0 so that damage leads to a smaller number: going through them in
 * order meets what comes of a blow before the blow.
 */
final class StateSpace {

  /** An exact solution of many more states takes minutes and gigabytes. */
  static final int MOST_STATES = 20_000;

  private final Arena arena;
  private final long[] keys;
  private final Map<Action, BigFraction[]> weights = new EnumMap<>(Action.class);
  private final List<Map<Action, int[]>> targets = new ArrayList<>();

  private StateSpace(Battle battle, Function<BattleState, Set<Action>> allowed) {
    arena = new Arena(battle);
    for (Action action : Action.values()) {
      weights.put(action, arena.weights(action));
    }
    Map<Long, Set<Action>> reached = reach(allowed);
    keys = reached.keySet().stream().mapToLong(Long::longValue).toArray();
    for (long key : keys) {
      targets.add(targets(key, reached.get(key)));
    }
  }

  private Map<Action, int[]> targets(long key, Set<Action> actions) {
    Map<Action, int[]> ofActions = new EnumMap<>(Action.class);
    for (Action action : actions) {
      ofActions.put(
          action, Arrays.stream(arena.successors(key, action)).mapToInt(this::number).toArray());
    }
    return ofActions;
  }

  /** What can happen when any of these actions may be taken in any state. */
  static StateSpace of(Battle battle, Set<Action> actions) {
    return new StateSpace(battle, state -> actions);
  }

  /** What can happen under a policy. */
  static StateSpace of(Battle battle, Policy policy) {
    return new StateSpace(
        battle,
        state -> Set.of(policy.choose(state.stance(), state.playerHp(), state.monsterHp())));
  }

  private Map<Long, Set<Action>> reach(Function<BattleState, Set<Action>> allowed) {
    Map<Long, Set<Action>> reached = new TreeMap<>();
    Deque<Long> open = new ArrayDeque<>();
    open.push(arena.start());
    while (!open.isEmpty()) {
      long key = open.pop();
      if (key >= 0 && !reached.containsKey(key)) {
        Set<Action> actions = allowed.apply(arena.state(key));
        reached.put(key, actions);
        checkSize(reached.size());
        for (Action action : actions) {
          Arrays.stream(arena.successors(key, action)).forEach(open::push);
        }
      }
    }
    return reached;
  }

  private static void checkSize(int states) {
    if (states > MOST_STATES) {
      throw new IllegalArgumentException(
          "Cannot solve the battle: its damages are so fine that it has more than %d states; round them"
              .formatted(MOST_STATES));
    }
  }

  private int number(long key) {
    return key < 0 ? (int) key : Arrays.binarySearch(keys, key);
  }

  int size() {
    return keys.length;
  }

  int start() {
    return number(arena.start());
  }

  BattleState state(int state) {
    return arena.state(keys[state]);
  }

  boolean allows(int state, Action action) {
    return targets.get(state).containsKey(action);
  }

  /** The only action of a state: for spaces of a policy. */
  Action action(int state) {
    return targets.get(state).keySet().iterator().next();
  }

  /** Where an action leads: numbers of states, {@link Arena#VICTORY} or {@link Arena#DEATH}. */
  int[] targets(int state, Action action) {
    return targets.get(state).get(action);
  }

  /** The chances of the targets. */
  BigFraction[] weights(Action action) {
    return weights.get(action);
  }

  /** The chain of a choice of actions. */
  Chain chain(Action[] actions) {
    int[][] to = new int[size()][];
    BigFraction[][] chances = new BigFraction[size()][];
    for (int state = 0; state < size(); state++) {
      to[state] = targets(state, actions[state]);
      chances[state] = weights(actions[state]);
    }
    return new Chain(to, chances);
  }

  /** The mean worth of what an action leads to, when victory is worth 1 and death nothing. */
  BigFraction mean(int state, Action action, BigFraction[] worth) {
    BigFraction sum = BigFraction.ZERO;
    int[] to = targets(state, action);
    for (int i = 0; i < to.length; i++) {
      BigFraction of =
          to[i] == VICTORY ? BigFraction.ONE : to[i] == DEATH ? BigFraction.ZERO : worth[to[i]];
      sum = sum.add(weights(action)[i].multiply(of));
    }
    return sum;
  }
}
