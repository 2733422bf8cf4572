package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;

/**
 * How few of the true clues of a pool are enough to leave one matching.
 *
 * <p>Renaming the things turns every matching into every other one, and the pool into itself. So
 * the smallest isolating set has the same size for all solutions: it belongs to the size and the
 * forms, not to a puzzle, and is found once. What the greedy choice finds depends on the order of
 * the pool where gains are equal, and is found once per solution.
 *
 * <p>Keeps what it has found; not for several threads at once.
 */
public final class IsolatingSets {

  /** A second or so. Enough for all forms up to n = 8, and for every choice of forms up to 6. */
  private static final long MOST_WORK = 2_000_000_000;

  private final CluePool pool;
  private final WorldTable table;
  private final int[] falseCounts;
  private final LargestGain[] greedy;
  private OptionalInt minimum;

  /**
   * @param pool the clues to choose from, n at most 8
   * @throws IllegalArgumentException if n is larger: worlds are not listed there
   */
  public IsolatingSets(CluePool pool) {
    this(pool, new WorldTable(checked(pool)));
  }

  IsolatingSets(CluePool pool, WorldTable table) {
    this.pool = pool;
    this.table = table;
    greedy = new LargestGain[table.worlds()];
    falseCounts = new int[pool.size()];
    for (int clue = 0; clue < falseCounts.length; clue++) {
      falseCounts[clue] = MinimumCover.count(table.falseSet(clue));
    }
  }

  private static CluePool checked(CluePool pool) {
    if (pool.n() > WorldTable.LARGEST) {
      throw new IllegalArgumentException(
          "Cannot list the matchings of %d things: at most %d are listed"
              .formatted(pool.n(), WorldTable.LARGEST));
    }
    return pool;
  }

  /**
   * The size of the smallest set of clues, all true of one matching, that leaves that matching
   * alone: an exact set cover of the other matchings by the clues that are false in them.
   *
   * @return empty if all true clues together leave more, or the search would take too long
   */
  public OptionalInt minimum() {
    if (minimum == null) {
      minimum = MinimumCover.size(wrong(0), falseSets(0), MOST_WORK);
    }
    return minimum;
  }

  /**
   * What the greedy choice takes: always the clue that removes most of the matchings left, of equal
   * ones the first in pool order.
   *
   * @return empty if all true clues together leave more than the solution
   */
  public Optional<LargestGain> largestGain(List<Integer> solution) {
    int[] matching = new int[solution.size()];
    for (int s = 0; s < matching.length; s++) {
      matching[s] = solution.get(s);
    }
    int world = Matchings.rank(matching);
    if (greedy[world] == null) {
      greedy[world] = LargestGain.of(matching, chooseGreedily(world));
    }
    return greedy[world].clues().isEmpty() ? Optional.empty() : Optional.of(greedy[world]);
  }

  /**
   * A gain never grows while matchings are removed, so a clue whose gain, counted anew, still beats
   * what the next one had when it was last counted is the best of all.
   *
   * @return the clues; none if all of them leave more than the solution
   */
  private List<Clue> chooseGreedily(int world) {
    PriorityQueue<Gain> gains = gains(world);
    long[] open = wrong(world);
    int left = MinimumCover.count(open);
    List<Clue> chosen = new ArrayList<>();
    while (left > 0 && !gains.isEmpty()) {
      Gain best = gains.remove();
      Gain now = new Gain(best.clue, gain(open, best.clue));
      if (now.count == best.count || gains.isEmpty() || now.compareTo(gains.peek()) < 0) {
        left -= now.count;
        if (now.count > 0) {
          chosen.add(pool.clue(now.clue));
        }
        MinimumCover.remove(open, table.falseSet(best.clue));
      } else {
        gains.add(now);
      }
    }
    return left == 0 ? chosen : List.of();
  }

  private record Gain(int clue, int count) implements Comparable<Gain> {
    @Override
    public int compareTo(Gain other) {
      return count != other.count
          ? Integer.compare(other.count, count)
          : Integer.compare(clue, other.clue);
    }
  }

  private PriorityQueue<Gain> gains(int world) {
    PriorityQueue<Gain> gains = new PriorityQueue<>();
    for (int clue = 0; clue < pool.size(); clue++) {
      if (table.holds(clue, world)) {
        gains.add(new Gain(clue, falseCounts[clue]));
      }
    }
    return gains;
  }

  private int gain(long[] open, int clue) {
    int gain = 0;
    for (int word = 0; word < open.length; word++) {
      gain += Long.bitCount(open[word] & table.falseIn(clue, word));
    }
    return gain;
  }

  /** The number of matchings of which a clue is true. */
  int trueCount(int clue) {
    return table.worlds() - falseCounts[clue];
  }

  private long[] wrong(int world) {
    long[] wrong = new long[table.words()];
    for (int word = 0; word < wrong.length; word++) {
      wrong[word] = table.all(word);
    }
    wrong[world >>> 6] &= ~(1L << world);
    return wrong;
  }

  private List<long[]> falseSets(int world) {
    List<long[]> sets = new ArrayList<>();
    for (int clue = 0; clue < pool.size(); clue++) {
      if (table.holds(clue, world)) {
        sets.add(table.falseSet(clue));
      }
    }
    return sets;
  }
}
