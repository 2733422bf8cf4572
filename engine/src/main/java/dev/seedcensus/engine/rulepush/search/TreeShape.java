package dev.seedcensus.engine.rulepush.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/**
 * Which words of a packed state and which nodes over them are joined, and which of them make up a
 * record. Positions are the words and behind them the nodes, parents behind their children.
 *
 * <p>Words are joined until they are few enough for a record: always the two positions that change
 * least, as D. A. Huffman's codes are made, so that a change costs the fewest lookups. What
 * automata move changes all at once and takes few values together: it is one tree. Immutable but
 * for the arrays, which are not to be changed.
 */
final class TreeShape {

  /** The parent of a position that has none. */
  static final int NOBODY = -1;

  /** The most positions of a record. */
  private static final int WIDEST = 6;

  /** The group of words that automata move. */
  private static final int DRIVEN = 1;

  /** Per group of words how often one changes, about, in proportion. */
  private static final long[] GUESSES = {64, 64, 4, 1};

  /** A position without a parent. */
  private record Root(long weight, int position) implements Comparable<Root> {
    @Override
    public int compareTo(Root other) {
      int byWeight = Long.compare(weight, other.weight);
      return byWeight == 0 ? Integer.compare(position, other.position) : byWeight;
    }
  }

  private final int leaves;
  private final int[] lefts;
  private final int[] rights;
  private final int[] parents;
  private final int[] roots;
  private int positions;

  /** A shape by a guess at what changes often. */
  TreeShape(StateLayout layout) {
    this(layout, guess(layout));
  }

  /**
   * @param weights per word how often it changes, in proportion
   */
  TreeShape(StateLayout layout, long[] weights) {
    leaves = layout.words();
    lefts = new int[2 * leaves - 1];
    rights = new int[2 * leaves - 1];
    parents = new int[2 * leaves - 1];
    Arrays.fill(parents, NOBODY);
    positions = leaves;
    roots = roots(layout, weights);
  }

  private static long[] guess(StateLayout layout) {
    long[] weights = new long[layout.words()];
    for (int group = 0; group < StateLayout.GROUPS; group++) {
      Arrays.fill(weights, layout.groupStart(group), layout.groupStart(group + 1), GUESSES[group]);
    }
    return weights;
  }

  private int[] roots(StateLayout layout, long[] weights) {
    if (leaves <= WIDEST) {
      return IntStream.range(0, leaves).toArray();
    }
    PriorityQueue<Root> left = new PriorityQueue<>();
    List<Integer> driven = new ArrayList<>();
    for (int word = 0; word < leaves; word++) {
      if (word >= layout.groupStart(DRIVEN) && word < layout.groupStart(DRIVEN + 1)) {
        driven.add(word);
      } else {
        left.add(new Root(weights[word], word));
      }
    }
    List<Integer> record = new ArrayList<>();
    if (!driven.isEmpty()) {
      record.add(join(driven));
    }
    while (record.size() + left.size() > WIDEST) {
      Root one = left.remove();
      Root other = left.remove();
      int node = join(one.position(), other.position());
      left.add(new Root(one.weight() + other.weight(), node));
    }
    left.stream().map(Root::position).sorted().forEach(record::add);
    return record.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Joins neighbours, level by level; the odd one of a level goes up as it is. */
  private int join(List<Integer> joined) {
    if (joined.size() == 1) {
      return joined.get(0);
    }
    List<Integer> above = new ArrayList<>();
    for (int i = 0; i < joined.size(); i += 2) {
      boolean odd = i + 1 == joined.size();
      above.add(odd ? joined.get(i) : join(joined.get(i), joined.get(i + 1)));
    }
    return join(above);
  }

  private int join(int one, int other) {
    lefts[positions] = one;
    rights[positions] = other;
    parents[one] = positions;
    parents[other] = positions;
    return positions++;
  }

  /** Number of words. */
  int leaves() {
    return leaves;
  }

  /** Number of words and nodes. */
  int positions() {
    return positions;
  }

  /** Per node the one position that it joins. */
  int[] lefts() {
    return lefts;
  }

  /** Per node the other. */
  int[] rights() {
    return rights;
  }

  /** Per position its node, or {@link #NOBODY}. */
  int[] parents() {
    return parents;
  }

  /** The positions that a record holds. */
  int[] roots() {
    return roots;
  }
}
