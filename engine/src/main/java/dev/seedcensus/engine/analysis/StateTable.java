package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * Numbers the states of a search: a node, and the facts that a player has there.
 *
 * <p>States are numbered in the order in which they are added, and chained per node. Adding takes
 * O(1) on average beside the length of the facts. The table keeps its memory when cleared.
 */
final class StateTable {

  static final int NONE = -1;

  private static final int INITIAL = 64;

  /**
   * A table that has grown beyond this gives its memory back, since clearing it would cost more
   * than growing again.
   */
  private static final int KEPT = 4096;

  /** Words of facts that are kept: 128 MB. */
  static final long MOST_WORDS = 1L << 24;

  private static final int MOST_STATES = 1 << 22;

  private int stride = 1;
  private int size;
  private int[] nodes = {};
  private long[] words = {};
  private int[] beforeInNode = {};
  private int[] lastInNode = {};

  /** Numbers of states plus one, by hash; 0 where free. */
  private int[] slots = {};

  /** Takes away all states, and makes room for another graph's. */
  void clear(GameGraph graph) {
    stride = graph.factWords();
    if (nodes.length == 0 || nodes.length > KEPT) {
      nodes = new int[INITIAL];
      beforeInNode = new int[INITIAL];
      slots = new int[2 * INITIAL];
      words = new long[stride * INITIAL];
    }
    if (words.length < stride * nodes.length) {
      words = new long[stride * nodes.length];
    }
    if (lastInNode.length < graph.nodeCount()) {
      lastInNode = new int[graph.nodeCount()];
    }
    Arrays.fill(lastInNode, 0, graph.nodeCount(), NONE);
    Arrays.fill(slots, 0);
    size = 0;
  }

  int size() {
    return size;
  }

  /** Whether there is no memory for more states: a search has to give up then. */
  boolean isFull() {
    return size >= MOST_STATES || (size + 1L) * stride > MOST_WORDS;
  }

  int node(int state) {
    return nodes[state];
  }

  /** Facts of all states, {@link #offset} telling where a state's begin. */
  long[] words() {
    return words;
  }

  int offset(int state) {
    return state * stride;
  }

  /** The state that was added last at a node, or {@link #NONE}. */
  int last(int node) {
    return lastInNode[node];
  }

  /** The state that was added at the same node before this one, or {@link #NONE}. */
  int before(int state) {
    return beforeInNode[state];
  }

  /**
   * The number of a state, which is that of {@link #size} before the call where the state is new.
   */
  int add(int node, long[] facts) {
    int slot = slotOf(node, facts);
    if (slots[slot] > 0) {
      return slots[slot] - 1;
    }
    if (size == nodes.length) {
      grow();
      slot = slotOf(node, facts);
    }
    nodes[size] = node;
    System.arraycopy(facts, 0, words, size * stride, stride);
    beforeInNode[size] = lastInNode[node];
    lastInNode[node] = size;
    slots[slot] = size + 1;
    return size++;
  }

  private int slotOf(int node, long[] facts) {
    int mask = slots.length - 1;
    int slot = hash(node, facts, 0) & mask;
    while (slots[slot] > 0 && !isAt(slots[slot] - 1, node, facts)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isAt(int state, int node, long[] facts) {
    return nodes[state] == node
        && Arrays.equals(words, state * stride, (state + 1) * stride, facts, 0, stride);
  }

  private int hash(int node, long[] facts, int offset) {
    long hash = node;
    for (int i = 0; i < stride; i++) {
      hash = (hash ^ facts[offset + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  private void grow() {
    nodes = Arrays.copyOf(nodes, 2 * size);
    beforeInNode = Arrays.copyOf(beforeInNode, 2 * size);
    words = Arrays.copyOf(words, 2 * size * stride);
    slots = new int[4 * size];
    int mask = slots.length - 1;
    for (int state = 0; state < size; state++) {
      int slot = hash(nodes[state], words, state * stride) & mask;
      while (slots[slot] > 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = state + 1;
    }
  }
}
