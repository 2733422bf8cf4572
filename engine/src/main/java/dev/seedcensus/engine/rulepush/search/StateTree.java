package dev.seedcensus.engine.rulepush.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A packed state as a record of at most six ints, so that a state takes few bytes however large its
 * level is. For one thread.
 *
 * <p>Where the words of a state are more, the record holds roots of binary trees over them. The
 * nodes of trees are pairs, each different pair kept once and known by its number, so that states
 * share what they have in common. Words that change in every turn stay in the record as they are,
 * as far as there is room; what automata move is a tree of its own. A changed leaf costs one lookup
 * per level of its tree.
 *
 * <p>After A. Laarman, J. van de Pol, M. Weber, "Parallel Recursive State Compression for Free",
 * SPIN 2011, <a
 * href="https://doi.org/10.1007/978-3-642-22306-8_4">doi:10.1007/978-3-642-22306-8_4</a>.
 */
final class StateTree {

  private static final int NOBODY = -1;

  /** The most ints of a record. */
  private static final int WIDEST = 6;

  /** Ints of a record that are kept for what does not change in every turn, where there is any. */
  private static final int FEWEST_OTHERS = 2;

  private final int leaves;
  private final RecordTable nodes = new RecordTable(2);
  private final int[] pair = new int[2];

  /** Words, and behind them the numbers of the tree's nodes, parents behind their children. */
  private final int[] values;

  private final int[] lefts;
  private final int[] rights;
  private final int[] parents;

  /** Nodes to be numbered again, a bit each. */
  private final long[] dirty;

  /** What the record is made of: words, nodes. */
  private final int[] top;

  /** What was changed since {@link #mark}, oldest first. */
  private int[] changed;

  private int[] old;
  private int changes;
  private int nextNode;

  /** The tree of a level's packed states. */
  StateTree(StateLayout layout) {
    leaves = layout.words();
    int inner = Math.max(0, leaves - 1);
    int positions = leaves + inner;
    values = new int[positions];
    lefts = new int[positions];
    rights = new int[positions];
    parents = new int[positions];
    dirty = new long[positions / Long.SIZE + 1];
    changed = new int[2 * positions];
    old = new int[2 * positions];
    Arrays.fill(parents, NOBODY);
    nextNode = leaves;
    List<Integer> hot = words(0, layout.groupStart(1));
    List<Integer> driven = words(layout.groupStart(1), layout.groupStart(2));
    List<Integer> others = words(layout.groupStart(2), leaves);
    int room = WIDEST - (leaves > WIDEST ? Math.min(1, driven.size()) : driven.size());
    int forOthers =
        Math.min(others.size(), Math.max(room - hot.size(), Math.min(FEWEST_OTHERS, room - 1)));
    List<Integer> record = new ArrayList<>();
    record.addAll(joinInto(room - forOthers, hot));
    record.addAll(joinInto(leaves > WIDEST ? 1 : driven.size(), driven));
    record.addAll(joinInto(forOthers, others));
    top = record.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<Integer> words(int from, int to) {
    return IntStream.range(from, to).boxed().toList();
  }

  /** Joins words to so many trees of about the same size. */
  private List<Integer> joinInto(int trees, List<Integer> words) {
    int count = Math.min(trees, words.size());
    return IntStream.range(0, count)
        .mapToObj(i -> words.subList(i * words.size() / count, (i + 1) * words.size() / count))
        .map(this::join)
        .toList();
  }

  /** Joins neighbours, level by level; the odd one of a level goes up as it is. */
  private int join(List<Integer> positions) {
    if (positions.size() == 1) {
      return positions.get(0);
    }
    List<Integer> above = new ArrayList<>();
    for (int i = 0; i < positions.size(); i += 2) {
      if (i + 1 == positions.size()) {
        above.add(positions.get(i));
      } else {
        lefts[nextNode] = positions.get(i);
        rights[nextNode] = positions.get(i + 1);
        parents[lefts[nextNode]] = nextNode;
        parents[rights[nextNode]] = nextNode;
        above.add(nextNode++);
      }
    }
    return join(above);
  }

  /** Ints of a record. */
  int width() {
    return top.length;
  }

  /** The words, of which callers read the first {@code words}. */
  int[] values() {
    return values;
  }

  /** From here on changes are noted. */
  void mark() {
    changes = 0;
  }

  /** Sets a word. */
  void set(int word, int value) {
    if (values[word] != value) {
      note(word, value);
      for (int at = parents[word]; at != NOBODY && soil(at); at = parents[at]) {
        // Up to a node that is to be numbered again already.
      }
    }
  }

  private void note(int position, int value) {
    if (changes == changed.length) {
      changed = Arrays.copyOf(changed, 2 * changes);
      old = Arrays.copyOf(old, 2 * changes);
    }
    changed[changes] = position;
    old[changes++] = values[position];
    values[position] = value;
  }

  /** Notes that a node is to be numbered again; false if that is noted. */
  private boolean soil(int node) {
    long bit = 1L << node;
    boolean clean = (dirty[node / Long.SIZE] & bit) == 0;
    dirty[node / Long.SIZE] |= bit;
    return clean;
  }

  /** Numbers what changed and writes the record. */
  void write(int[] to, int at) {
    for (int i = 0; i < dirty.length; i++) {
      // Parents lie behind their children.
      for (; dirty[i] != 0; dirty[i] &= dirty[i] - 1) {
        int node = i * Long.SIZE + Long.numberOfTrailingZeros(dirty[i]);
        int number = number(node);
        if (number != values[node]) {
          note(node, number);
        }
      }
    }
    for (int i = 0; i < top.length; i++) {
      to[at + i] = values[top[i]];
    }
  }

  private int number(int node) {
    pair[0] = values[lefts[node]];
    pair[1] = values[rights[node]];
    return nodes.add(pair, 0);
  }

  /** Takes back all changes since {@link #mark}. */
  void undo() {
    while (changes > 0) {
      changes--;
      values[changed[changes]] = old[changes];
    }
    Arrays.fill(dirty, 0);
  }

  /** Sets all words and numbers all nodes. */
  void fill(int[] words) {
    System.arraycopy(words, 0, values, 0, leaves);
    for (int node = leaves; node < nextNode; node++) {
      values[node] = number(node);
    }
  }

  /** Told which words another state has. */
  @FunctionalInterface
  interface WordListener {
    void changed(int word);
  }

  /** Goes to the state of a record and tells each word that differs. */
  void load(RecordTable records, int state, WordListener listener) {
    for (int i = 0; i < top.length; i++) {
      load(top[i], records.get(state, i), listener);
    }
  }

  private void load(int position, int value, WordListener listener) {
    if (values[position] == value) {
      return;
    }
    values[position] = value;
    if (position < leaves) {
      listener.changed(position);
      return;
    }
    load(lefts[position], nodes.get(value, 0), listener);
    load(rights[position], nodes.get(value, 1), listener);
  }

  /** Bytes of the nodes. */
  long bytes() {
    return nodes.bytes();
  }
}
