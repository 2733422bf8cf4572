package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The fewest sets that cover a universe, found by branch and bound.
 *
 * <p>Sets inside another one are left out first. Then sizes are tried from the smallest possible
 * one up: some set has to cover the rarest element that is still open (the one in the fewest sets),
 * so the search branches over those only, and a branch ends when even the largest remaining gain in
 * every remaining step would not cover what is open. The first size that works is the minimum.
 * Exponential in the answer.
 */
final class MinimumCover {

  private final long[] universe;
  private final List<long[]> sets;
  private final int[] rarestFirst;
  private long nodesLeft;

  private MinimumCover(long[] universe, List<long[]> sets, long work) {
    this.universe = universe;
    this.sets = maximal(sets);
    rarestFirst = rarestFirst();
    nodesLeft = work / (1L + (long) this.sets.size() * universe.length);
  }

  /**
   * The size of the smallest cover; empty if all sets together are none, or if the search gives up.
   *
   * @param work words of sets to look at before giving up: the same on every machine
   */
  static OptionalInt size(long[] universe, List<long[]> sets, long work) {
    MinimumCover cover = new MinimumCover(universe, sets, work);
    long[] open = universe.clone();
    sets.forEach(set -> remove(open, set));
    if (count(open) > 0) {
      return OptionalInt.empty();
    }
    int size = 0;
    while (!cover.coverable(universe, 0, size)) {
      size++;
    }
    return cover.nodesLeft > 0 ? OptionalInt.of(size) : OptionalInt.empty();
  }

  private static List<long[]> maximal(List<long[]> sets) {
    List<long[]> kept = new ArrayList<>();
    sets.stream()
        .sorted(Comparator.comparingInt(MinimumCover::count).reversed())
        .forEach(
            set -> {
              if (kept.stream().noneMatch(larger -> contains(larger, set))) {
                kept.add(set);
              }
            });
    return kept;
  }

  private int[] rarestFirst() {
    int[] occurrences = new int[universe.length * Long.SIZE];
    List<Integer> elements = new ArrayList<>();
    for (int element = 0; element < occurrences.length; element++) {
      for (long[] set : sets) {
        occurrences[element] += has(set, element) ? 1 : 0;
      }
      if (has(universe, element)) {
        elements.add(element);
      }
    }
    elements.sort(Comparator.comparingInt(element -> occurrences[element]));
    return elements.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Whether so many sets can cover what is open. Out of nodes it says yes, to end the search. */
  private boolean coverable(long[] open, int from, int size) {
    if (nodesLeft-- <= 0) {
      return true;
    }
    int next = from;
    while (next < rarestFirst.length && !has(open, rarestFirst[next])) {
      next++;
    }
    if (next == rarestFirst.length) {
      return true;
    }
    return size > 0 && !isHopeless(open, size) && branch(open, next, size);
  }

  private boolean branch(long[] open, int next, int size) {
    for (long[] set : sets) {
      if (has(set, rarestFirst[next])) {
        long[] rest = open.clone();
        remove(rest, set);
        if (coverable(rest, next, size - 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isHopeless(long[] open, int size) {
    int needed = count(open);
    for (long[] set : sets) {
      if ((long) size * gain(open, set) >= needed) {
        return false;
      }
    }
    return true;
  }

  static int gain(long[] open, long[] set) {
    int gain = 0;
    for (int word = 0; word < open.length; word++) {
      gain += Long.bitCount(open[word] & set[word]);
    }
    return gain;
  }

  static void remove(long[] from, long[] set) {
    for (int word = 0; word < from.length; word++) {
      from[word] &= ~set[word];
    }
  }

  static int count(long[] set) {
    return Arrays.stream(set).mapToInt(Long::bitCount).sum();
  }

  private static boolean contains(long[] larger, long[] set) {
    for (int word = 0; word < set.length; word++) {
      if ((set[word] & ~larger[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean has(long[] set, int element) {
    return (set[element >>> 6] >>> element & 1) != 0;
  }
}
