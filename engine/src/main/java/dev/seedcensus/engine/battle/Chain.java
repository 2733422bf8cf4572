package dev.seedcensus.engine.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A finite Markov chain with two ends, solved in exact fractions.
 *
 * <p>States are eliminated in the order of their numbers, without pivoting: what is left of a state
 * from which an end can be reached always keeps a positive share that does not return to it. Where
 * transitions lead mostly to smaller numbers hardly anything fills in, and the cost is linear in
 * the number of transitions.
 */
final class Chain {

  private final int[][] targets;
  private final BigFraction[][] chances;

  /**
   * @param targets per state where it can go next; negative numbers are ends
   * @param chances of the targets, adding up to 1
   */
  Chain(int[][] targets, BigFraction[][] chances) {
    this.targets = targets;
    this.chances = chances;
  }

  int size() {
    return targets.length;
  }

  /** The states that can reach an end of this kind. */
  boolean[] reaching(IntPredicate end) {
    List<List<Integer>> sources = new ArrayList<>();
    targetsOf(sources);
    boolean[] reaching = new boolean[size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int state = 0; state < size(); state++) {
      if (Arrays.stream(targets[state]).anyMatch(to -> to < 0 && end.test(to))) {
        open.push(state);
      }
    }
    while (!open.isEmpty()) {
      int state = open.pop();
      if (!reaching[state]) {
        reaching[state] = true;
        sources.get(state).forEach(open::push);
      }
    }
    return reaching;
  }

  private void targetsOf(List<List<Integer>> sources) {
    for (int state = 0; state < size(); state++) {
      sources.add(new ArrayList<>());
    }
    for (int state = 0; state < size(); state++) {
      for (int to : targets[state]) {
        if (to >= 0) {
          sources.get(to).add(state);
        }
      }
    }
  }

  /** The states from which every way ends, sooner or later, with probability 1. */
  boolean[] ending() {
    boolean[] reaching = reaching(end -> true);
    boolean[] ending = new boolean[size()];
    Arrays.fill(ending, true);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int state = 0; state < size(); state++) {
        if (ending[state] && (!reaching[state] || leaves(state, ending))) {
          ending[state] = false;
          changed = true;
        }
      }
    }
    return ending;
  }

  private boolean leaves(int state, boolean[] set) {
    return Arrays.stream(targets[state]).anyMatch(to -> to >= 0 && !set[to]);
  }

  /** The probability of coming to an end. */
  BigFraction[] chance(int end) {
    BigFraction[] direct = new BigFraction[size()];
    for (int state = 0; state < size(); state++) {
      direct[state] = BigFraction.ZERO;
      for (int i = 0; i < targets[state].length; i++) {
        if (targets[state][i] == end) {
          direct[state] = direct[state].add(chances[state][i]);
        }
      }
    }
    return solve(direct, reaching(to -> to == end), BigFraction.ZERO);
  }

  /**
   * The expected sum of what is earned in each state before an end; null where the chain may go on
   * for ever.
   */
  BigFraction[] total(BigFraction[] earned) {
    return solve(earned, ending(), null);
  }

  /** The mean of a value over the next states, with 0 for ends. */
  BigFraction next(int state, BigFraction[] values) {
    BigFraction sum = BigFraction.ZERO;
    for (int i = 0; i < targets[state].length; i++) {
      if (targets[state][i] >= 0) {
        sum = sum.add(chances[state][i].multiply(values[targets[state][i]]));
      }
    }
    return sum;
  }

  /** The solution of x = constant + P x over the live states; all others have the given value. */
  private BigFraction[] solve(BigFraction[] constant, boolean[] live, BigFraction elsewhere) {
    BigFraction[] solution = constant.clone();
    List<NavigableMap<Integer, BigFraction>> rows = new ArrayList<>();
    for (int state = 0; state < size(); state++) {
      rows.add(live[state] ? row(state, live) : new TreeMap<>());
      eliminate(state, rows, solution);
    }
    for (int state = size() - 1; state >= 0; state--) {
      for (Map.Entry<Integer, BigFraction> later : rows.get(state).entrySet()) {
        solution[state] = solution[state].add(later.getValue().multiply(solution[later.getKey()]));
      }
    }
    for (int state = 0; state < size(); state++) {
      solution[state] = live[state] ? solution[state] : elsewhere;
    }
    return solution;
  }

  private NavigableMap<Integer, BigFraction> row(int state, boolean[] live) {
    NavigableMap<Integer, BigFraction> row = new TreeMap<>();
    for (int i = 0; i < targets[state].length; i++) {
      int to = targets[state][i];
      if (to >= 0 && live[to]) {
        row.merge(to, chances[state][i], BigFraction::add);
      }
    }
    return row;
  }

  /** Writes a state's equation in terms of states with larger numbers. */
  private static void eliminate(
      int state, List<NavigableMap<Integer, BigFraction>> rows, BigFraction[] constants) {
    NavigableMap<Integer, BigFraction> row = rows.get(state);
    while (!row.isEmpty() && row.firstKey() < state) {
      Map.Entry<Integer, BigFraction> earlier = row.pollFirstEntry();
      BigFraction factor = earlier.getValue();
      constants[state] = constants[state].add(factor.multiply(constants[earlier.getKey()]));
      rows.get(earlier.getKey())
          .forEach((to, chance) -> row.merge(to, factor.multiply(chance), BigFraction::add));
    }
    BigFraction self = row.remove(state);
    if (self != null) {
      BigFraction scale = BigFraction.ONE.subtract(self).reciprocal();
      constants[state] = constants[state].multiply(scale);
      row.replaceAll((to, chance) -> chance.multiply(scale));
    }
  }
}
