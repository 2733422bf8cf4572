package dev.seedcensus.engine.rulepush.search;

import java.util.Arrays;

/**
 * A packed state as a record of at most three longs, so that a state takes few bytes however large
 * its level is. For one thread.
 *
 * <p>Where the words of a state are more, the record holds roots of binary trees over them. The
 * nodes of trees are pairs, each different pair kept once and known by its number, so that states
 * share what they have in common. Words that change often stay in the record or near a root; what
 * automata move is a tree of its own. A changed leaf costs one lookup per level of its tree.
 *
 * <p>After A. Laarman, J. van de Pol, M. Weber, "Parallel Recursive State Compression for Free",
 * SPIN 2011, <a
 * href="https://doi.org/10.1007/978-3-642-22306-8_4">doi:10.1007/978-3-642-22306-8_4</a>.
 */
final class StateTree {

  private static final int NOBODY = TreeShape.NOBODY;
  private static final int KEPT_LONGS = RecordTable.BATCH / Long.SIZE;

  private final int leaves;
  private final int positions;
  private final RecordTable nodes = new RecordTable(1);

  /** Words, and behind them the numbers of the tree's nodes, parents behind their children. */
  private final int[] values;

  /** The words of the state that was loaded last. */
  private final int[] loaded;

  /** The words to go back to: the loaded ones, or those that are held. */
  private final int[] base;

  /** Which words may differ from those to go back to, a bit each. */
  private final long[] touched;

  /** Which words that are held may differ from the loaded ones, a bit each. */
  private final long[] held;

  private final int[] lefts;
  private final int[] rights;
  private final int[] parents;

  /** What the record is made of: words, nodes. */
  private final int[] top;

  /** Per word how often it changed. */
  private final long[] changes;

  /** The values of states that were kept. */
  private final int[][] kept;

  /**
   * Per node which kept states need its number anew, a bit each, from {@code node} · KEPT_LONGS.
   */
  private final long[] keptOfNode;

  /** Different pairs of one node that kept states ask for, and their numbers. */
  private final long[] pairs = new long[RecordTable.BATCH];

  private final int[] numbers = new int[RecordTable.BATCH];

  /** Kept states that ask for a number, and which of the pairs each asks for. */
  private final int[] askers = new int[RecordTable.BATCH];

  private final int[] asked = new int[RecordTable.BATCH];

  StateTree(TreeShape shape) {
    leaves = shape.leaves();
    positions = shape.positions();
    lefts = shape.lefts();
    rights = shape.rights();
    parents = shape.parents();
    top = shape.roots();
    values = new int[positions];
    loaded = new int[leaves];
    base = new int[leaves];
    touched = new long[leaves / Long.SIZE + 1];
    held = new long[touched.length];
    changes = new long[leaves];
    kept = new int[RecordTable.BATCH][positions];
    keptOfNode = new long[positions * KEPT_LONGS];
  }

  /** Per word how often it changed in states that were kept, and 1 more. */
  long[] changes() {
    return Arrays.stream(changes).map(count -> count + 1).toArray();
  }

  /** Longs of a record. */
  int width() {
    return (top.length + 1) / 2;
  }

  /** The words, of which callers read the first {@code words}. */
  int[] values() {
    return values;
  }

  /** Sets a word. */
  void set(int word, int value) {
    values[word] = value;
    touched[word / Long.SIZE] |= 1L << word;
  }

  /** Goes back to the state that was loaded last, or to the one that is held. */
  void undo() {
    for (int i = 0; i < touched.length; i++) {
      for (; touched[i] != 0; touched[i] &= touched[i] - 1) {
        int word = i * Long.SIZE + Long.numberOfTrailingZeros(touched[i]);
        values[word] = base[word];
      }
    }
  }

  /** Holds this state, which {@link #undo} goes back to, until {@link #release}. */
  void hold() {
    for (int i = 0; i < touched.length; i++) {
      held[i] |= touched[i];
      for (; touched[i] != 0; touched[i] &= touched[i] - 1) {
        int word = i * Long.SIZE + Long.numberOfTrailingZeros(touched[i]);
        base[word] = values[word];
      }
    }
  }

  /** Goes from the state that is held to the one that was loaded last. */
  void release() {
    for (int i = 0; i < held.length; i++) {
      for (; held[i] != 0; held[i] &= held[i] - 1) {
        int word = i * Long.SIZE + Long.numberOfTrailingZeros(held[i]);
        base[word] = loaded[word];
        values[word] = loaded[word];
      }
    }
  }

  /**
   * Keeps this state until {@link #writeKept}, as so manyth of at most {@link RecordTable#BATCH}.
   */
  void keep(int at) {
    System.arraycopy(values, 0, kept[at], 0, positions);
    for (int i = 0; i < touched.length; i++) {
      for (long left = touched[i] | held[i]; left != 0; left &= left - 1) {
        int word = i * Long.SIZE + Long.numberOfTrailingZeros(left);
        if (values[word] != loaded[word]) {
          changes[word]++;
          ask(parents[word], at);
        }
      }
    }
  }

  private void ask(int node, int at) {
    if (node != NOBODY) {
      keptOfNode[node * KEPT_LONGS + at / Long.SIZE] |= 1L << at;
    }
  }

  /**
   * Writes the records of the states that were kept. Their nodes are numbered together, node by
   * node: lookups wait for memory together instead of one after the other.
   */
  void writeKept(long[] to, int count) {
    // Parents lie behind their children.
    for (int node = leaves; node < positions; node++) {
      number(node);
    }
    for (int i = 0; i < count; i++) {
      write(kept[i], to, i * width());
    }
  }

  private void number(int node) {
    int asking = 0;
    int different = 0;
    for (int i = 0; i < KEPT_LONGS; i++) {
      long left = keptOfNode[node * KEPT_LONGS + i];
      keptOfNode[node * KEPT_LONGS + i] = 0;
      for (; left != 0; left &= left - 1) {
        int at = i * Long.SIZE + Long.numberOfTrailingZeros(left);
        long pair = pair(kept[at][lefts[node]], kept[at][rights[node]]);
        if (different == 0 || pairs[different - 1] != pair) {
          pairs[different++] = pair;
        }
        askers[asking] = at;
        asked[asking++] = different - 1;
      }
    }
    nodes.prepare(pairs, different);
    for (int i = 0; i < different; i++) {
      numbers[i] = nodes.addPrepared(pairs, i);
    }
    for (int i = 0; i < asking; i++) {
      int at = askers[i];
      if (kept[at][node] != numbers[asked[i]]) {
        kept[at][node] = numbers[asked[i]];
        ask(parents[node], at);
      }
    }
  }

  private void write(int[] from, long[] to, int at) {
    for (int i = 0; i < top.length; i += 2) {
      int upper = i + 1 == top.length ? 0 : from[top[i + 1]];
      to[at + i / 2] = pair(from[top[i]], upper);
    }
  }

  private static long pair(int lower, int upper) {
    return (long) upper << Integer.SIZE | Integer.toUnsignedLong(lower);
  }

  private static int lower(long pair) {
    return (int) pair;
  }

  private static int upper(long pair) {
    return (int) (pair >>> Integer.SIZE);
  }

  /** Sets all words and numbers all nodes, as if that state had been loaded; writes its record. */
  void start(int[] words, long[] to) {
    System.arraycopy(words, 0, values, 0, leaves);
    System.arraycopy(words, 0, loaded, 0, leaves);
    System.arraycopy(words, 0, base, 0, leaves);
    for (int node = leaves; node < positions; node++) {
      pairs[0] = pair(values[lefts[node]], values[rights[node]]);
      values[node] = nodes.add(pairs, 0);
    }
    write(values, to, 0);
  }

  /** Told which words another state has. */
  @FunctionalInterface
  interface WordListener {
    /** Cares for none. */
    WordListener NOBODY = (word, before, after) -> {};

    void changed(int word, int before, int after);
  }

  /** Goes to the state of a record and tells each word that differs; all else must be undone. */
  void load(RecordTable records, int state, WordListener listener) {
    for (int i = 0; i < top.length; i += 2) {
      long both = records.get(state, i / 2);
      load(top[i], lower(both), listener);
      if (i + 1 < top.length) {
        load(top[i + 1], upper(both), listener);
      }
    }
  }

  private void load(int position, int value, WordListener listener) {
    if (values[position] == value) {
      return;
    }
    int before = values[position];
    values[position] = value;
    if (position < leaves) {
      loaded[position] = value;
      base[position] = value;
      listener.changed(position, before, value);
      return;
    }
    long both = nodes.get(value, 0);
    load(lefts[position], lower(both), listener);
    load(rights[position], upper(both), listener);
  }

  /** Bytes of the nodes. */
  long bytes() {
    return nodes.bytes();
  }

  /** What {@link #bytes} is at most with so many more states. */
  long bytesWith(int more) {
    return nodes.bytesWith(more * (values.length - leaves));
  }
}
