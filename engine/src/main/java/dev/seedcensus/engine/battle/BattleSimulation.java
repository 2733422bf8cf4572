package dev.seedcensus.engine.battle;

import dev.seedcensus.engine.random.RandomStream;
import java.math.BigInteger;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Fights a battle many times with random numbers.
 *
 * <p>Trials come in blocks. The block with number b draws from the random stream with seed b and
 * from nothing else: what comes of it depends on b, the number of trials, the battle and the
 * policy, and not on which blocks are fought where or before it. Every policy meets the same dice
 * in one block, so differences between policies come out sharper than each alone.
 *
 * <p>A roll takes one draw of 32 bits, u. It has the first consequence whose cumulative weight
 * exceeds u / 2^32; both sides are compared as integers, so a consequence's chance is off by less
 * than 2^-32. Hit points never occur here: the battle's states are numbered beforehand, and a
 * consequence is a step in a table. A block takes O(rolls) time and allocates nothing per trial.
 *
 * <p>Immutable; may be used by several threads.
 */
public final class BattleSimulation {

  private static final int OUTCOMES = 4;
  private static final int THRESHOLDS = OUTCOMES - 1;
  private static final int WON = 1;
  private static final int DIED = 2;
  private static final int RETREATED = 4;
  private static final int STATE_SHIFT = 3;

  /** Per state the three draws from which the second, third and fourth outcome begin. */
  private final long[] thresholds;

  /** Per state and outcome: the next state above flags; after an end, the start. */
  private final int[] steps;

  private final int start;

  /**
   * Prepares a battle under a policy.
   *
   * @throws IllegalArgumentException if the battle may go on for ever under the policy, or has more
   *     than 20,000 states
   */
  public BattleSimulation(Battle battle, Policy policy) {
    StateSpace space = StateSpace.of(battle, policy);
    Action[] actions =
        IntStream.range(0, space.size()).mapToObj(space::action).toArray(Action[]::new);
    if (!space.chain(actions).ending()[space.start()]) {
      throw new IllegalArgumentException(
          "Cannot simulate the policy \"%s\": under it the battle may go on for ever"
              .formatted(policy.name()));
    }
    start = space.start();
    thresholds = new long[space.size() * THRESHOLDS];
    steps = new int[space.size() * OUTCOMES];
    for (int state = 0; state < space.size(); state++) {
      if (actions[state].rolls()) {
        addThresholds(state, space.weights(actions[state]));
        addSteps(space, actions, state);
      }
    }
  }

  private void addThresholds(int state, BigFraction[] weights) {
    BigFraction cumulative = BigFraction.ZERO;
    for (int i = 0; i < THRESHOLDS; i++) {
      cumulative = i < weights.length ? cumulative.add(weights[i]) : BigFraction.ONE;
      thresholds[state * THRESHOLDS + i] = ceiling(cumulative.multiply(new BigFraction(0x1p32)));
    }
  }

  private static long ceiling(BigFraction value) {
    BigInteger[] parts = value.getNumerator().divideAndRemainder(value.getDenominator());
    return parts[0].longValueExact() + parts[1].signum();
  }

  private void addSteps(StateSpace space, Action[] actions, int state) {
    int[] targets = space.targets(state, actions[state]);
    for (int i = 0; i < targets.length; i++) {
      steps[state * OUTCOMES + i] = step(space, actions, targets[i]);
    }
  }

  /** A retreat needs no dice, and never follows another one where the battle ends. */
  private int step(StateSpace space, Action[] actions, int target) {
    if (target < 0) {
      return start << STATE_SHIFT | (target == Arena.VICTORY ? WON : DIED);
    }
    if (actions[target].rolls()) {
      return target << STATE_SHIFT;
    }
    return space.targets(target, Action.RETREAT)[0] << STATE_SHIFT | RETREATED;
  }

  /**
   * Fights one block.
   *
   * @param block the block's number, which seeds its dice; in [0, 2^32)
   * @param trials battles in the block, at least 0
   * @throws IllegalArgumentException if a number is out of range
   */
  public BattleTally run(long block, long trials) {
    if (trials < 0) {
      throw new IllegalArgumentException(
          "Cannot fight %d battles: a block has at least 0".formatted(trials));
    }
    return fight(new RandomStream(block), trials);
  }

  /** One pass per roll without a branch on its outcome: such branches cost more than the dice. */
  private BattleTally fight(RandomStream dice, long trials) {
    long left = trials;
    long wins = 0;
    long rolls = 0;
    long squares = 0;
    long retreats = 0;
    long rollsSoFar = 0;
    int state = start;
    while (left > 0) {
      int step = steps[state * OUTCOMES + outcome(state, dice.next32() & 0xffffffffL)];
      int won = step & WON;
      int ended = won | (step & DIED) >>> 1;
      rolls++;
      squares += 2 * rollsSoFar + 1;
      rollsSoFar = (rollsSoFar + 1) & (ended - 1L);
      wins += won;
      left -= ended;
      retreats += step >>> 2 & 1;
      state = step >>> STATE_SHIFT;
    }
    return new BattleTally(
        trials, wins, trials - wins, rolls, squares, Action.MOVES * (rolls + retreats));
  }

  private int outcome(int state, long draw) {
    int first = state * THRESHOLDS;
    return (int)
        (((thresholds[first] - 1 - draw) >>> 63)
            + ((thresholds[first + 1] - 1 - draw) >>> 63)
            + ((thresholds[first + 2] - 1 - draw) >>> 63));
  }
}
