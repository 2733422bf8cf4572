package dev.seedcensus.engine.matching;

import dev.seedcensus.engine.random.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The definitions of matching puzzles, written down plainly: oracles for what is fast. */
final class Plain {

  private Plain() {}

  /** All matchings in lexicographic order. */
  static List<int[]> matchings(int n) {
    List<int[]> all = new ArrayList<>();
    extend(new int[n], 0, all);
    return all;
  }

  private static void extend(int[] matching, int s, List<int[]> all) {
    if (s == matching.length) {
      all.add(matching.clone());
      return;
    }
    for (int t = 0; t < matching.length; t++) {
      int target = t;
      if (IntStream.range(0, s).noneMatch(i -> matching[i] == target)) {
        matching[s] = t;
        extend(matching, s + 1, all);
      }
    }
  }

  static List<int[]> satisfying(List<int[]> matchings, List<Clue> clues) {
    return matchings.stream().filter(m -> clues.stream().allMatch(c -> c.holds(m))).toList();
  }

  static List<Clue> without(List<Clue> clues, int index) {
    List<Clue> rest = new ArrayList<>(clues);
    rest.remove(index);
    return rest;
  }

  static List<Clue> trueOf(CluePool pool, int[] matching) {
    return pool.clues().stream().filter(clue -> clue.holds(matching)).toList();
  }

  /** The generator, step by step on lists. */
  static Puzzle generate(CluePool pool, long seed) {
    RandomStream random = new RandomStream(seed);
    List<int[]> left = matchings(pool.n());
    int[] solution = left.get((int) Math.floor(random.draw() * left.size()));
    List<int[]> all = left;
    List<Clue> clues = new ArrayList<>(trueOf(pool, solution));
    for (int i = clues.size() - 1; i >= 1; i--) {
      int j = (int) Math.floor(random.draw() * (i + 1));
      Clue swapped = clues.get(i);
      clues.set(i, clues.get(j));
      clues.set(j, swapped);
    }
    List<Clue> taken = new ArrayList<>();
    for (Clue clue : clues) {
      List<int[]> next = satisfying(left, List.of(clue));
      if (left.size() > 1 && next.size() < left.size()) {
        taken.add(clue);
        left = next;
      }
    }
    int before = taken.size();
    for (int i = before - 1; i >= 0; i--) {
      if (satisfying(all, without(taken, i)).size() == 1) {
        taken.remove(i);
      }
    }
    List<Integer> targets = Arrays.stream(solution).boxed().toList();
    return new Puzzle(seed, targets, taken, before - taken.size(), Optional.empty(), 1);
  }

  /** Up to two solutions, found by assigning things in order and testing clues when they can be. */
  static List<int[]> solutions(int n, List<Clue> clues) {
    List<int[]> found = new ArrayList<>();
    assign(new int[n], 0, clues, found);
    return found;
  }

  private static void assign(int[] matching, int s, List<Clue> clues, List<int[]> found) {
    int assigned = s;
    if (found.size() > 1
        || clues.stream().anyMatch(c -> lastThing(c) == assigned - 1 && !c.holds(matching))) {
      return;
    }
    if (s == matching.length) {
      found.add(matching.clone());
      return;
    }
    for (int t = 0; t < matching.length; t++) {
      int target = t;
      if (IntStream.range(0, s).noneMatch(i -> matching[i] == target)) {
        matching[s] = t;
        assign(matching, s + 1, clues, found);
      }
    }
  }

  private static int lastThing(Clue clue) {
    if (clue instanceof Clue.Pos pos) {
      return pos.atom().s();
    } else if (clue instanceof Clue.Neg neg) {
      return neg.atom().s();
    } else if (clue instanceof Clue.Or or) {
      return Math.max(or.first().s(), or.second().s());
    } else if (clue instanceof Clue.If implication) {
      return Math.max(implication.first().s(), implication.second().s());
    }
    return ((Clue.Rel) clue).second();
  }
}
