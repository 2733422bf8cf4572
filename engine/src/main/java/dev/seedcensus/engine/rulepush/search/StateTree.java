package dev.seedcensus.engine.rulepush.search;

import java.util.Arrays;

/**
 * A packed state as a tree of numbered pairs, so that states share what they have in common.
 *
 * <p>The words but the first are the leaves of a binary tree whose nodes are pairs, each different
 * pair kept once; the root is the pair of the first word and that tree. Most turns change the first
 * word alone, and then a state costs its root and nothing else. A changed leaf costs one lookup per
 * level of the tree. For one thread.
 *
 * <p>After A. Laarman, J. van de Pol, M. Weber, "Parallel Recursive State Compression for Free",
 * SPIN 2011, <a href="https://doi.org/10.1007/978-3-642-22306-8_4">doi:10.1007/978-3-642-22306-8_4</a>.
 */
final class StateTree {

  private static final int NOBODY = -1;

  private final int leaves;
  private final PairTable nodes = new PairTable();

  /** Words, and behind them the numbers of the tree's nodes, parents behind their children. */
  private final int[] values;

  private final int[] lefts;
  private final int[] rights;
  private final int[] parents;

  /** Nodes to be numbered again, ascending. */
  private final int[] dirty;

  private int dirtyCount;

  /** What was changed since {@link #mark}, oldest first. */
  private int[] changed;

  private int[] old;
  private int changes;

  StateTree(int words) {
    leaves = words;
    int inner = Math.max(0, words - 2);
    int positions = words + inner;
    values = new int[positions];
    lefts = new int[positions];
    rights = new int[positions];
    parents = new int[positions];
    dirty = new int[inner];
    changed = new int[2 * positions];
    old = new int[2 * positions];
    connect();
  }

  /** Joins neighbours, level by level; the odd one of a level goes up as it is. */
  private void connect() {
    int[] level = new int[Math.max(0, leaves - 1)];
    for (int i = 0; i < level.length; i++) {
      level[i] = i + 1;
    }
    int next = leaves;
    int count = level.length;
    while (count > 1) {
      int above = 0;
      for (int i = 0; i < count; i += 2) {
        if (i + 1 == count) {
          level[above++] = level[i];
        } else {
          lefts[next] = level[i];
          rights[next] = level[i + 1];
          parents[level[i]] = next;
          parents[level[i + 1]] = next;
          level[above++] = next++;
        }
      }
      count = above;
    }
    if (count == 1) {
      parents[level[0]] = NOBODY;
    }
    parents[0] = NOBODY;
  }

  private int rest() {
    return leaves == 1 ? 0 : values[values.length - 1];
  }

  /** The words, of which callers read the first {@code words}. */
  int[] values() {
    return values;
  }

  /** From here on changes are noted. */
  void mark() {
    changes = 0;
    dirtyCount = 0;
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

  private boolean soil(int node) {
    int at = dirtyCount;
    while (at > 0 && dirty[at - 1] > node) {
      at--;
    }
    if (at > 0 && dirty[at - 1] == node) {
      return false;
    }
    System.arraycopy(dirty, at, dirty, at + 1, dirtyCount - at);
    dirty[at] = node;
    dirtyCount++;
    return true;
  }

  /** Numbers what changed; returns the root. */
  long root() {
    for (int i = 0; i < dirtyCount; i++) {
      int node = dirty[i];
      int number = nodes.add(PairTable.pair(values[lefts[node]], values[rights[node]]));
      if (number != values[node]) {
        note(node, number);
      }
    }
    dirtyCount = 0;
    return PairTable.pair(values[0], rest());
  }

  /** Takes back all changes since {@link #mark}. */
  void undo() {
    while (changes > 0) {
      changes--;
      values[changed[changes]] = old[changes];
    }
    dirtyCount = 0;
  }

  /** Sets all words and numbers all nodes. */
  void fill(int[] words) {
    System.arraycopy(words, 0, values, 0, leaves);
    for (int node = leaves; node < values.length; node++) {
      values[node] = nodes.add(PairTable.pair(values[lefts[node]], values[rights[node]]));
    }
  }

  /** Told which words another state has. */
  @FunctionalInterface
  interface WordListener {
    void changed(int word);
  }

  /** Goes to the state of a root and tells each word that differs. */
  void load(long root, WordListener listener) {
    if (values[0] != PairTable.left(root)) {
      values[0] = PairTable.left(root);
      listener.changed(0);
    }
    if (leaves > 1) {
      load(values.length - 1, PairTable.right(root), listener);
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
    long pair = nodes.get(value);
    load(lefts[position], PairTable.left(pair), listener);
    load(rights[position], PairTable.right(pair), listener);
  }

  /** Bytes of the nodes. */
  long bytes() {
    return nodes.bytes();
  }
}
