package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The states that a search has met, in the order in which it met them, and how it came to each, in
 * a byte a state.
 *
 * <p>Parents come in the order of their numbers, so the children of a state follow those of the
 * state before: how many children each has is all there is to know.
 */
final class VisitedStates {

  /** Of a state's byte, the bits of the input that led there; above them its children. */
  private static final int INPUT_BITS = 3;

  private static final int CHILD = 1 << INPUT_BITS;
  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_PAGE = 64;

  private StateTree tree;
  private RecordTable records;
  private byte[][] origins = {new byte[FIRST_PAGE]};

  /** Per page of states the first state that came of one of them or of a later one. */
  private int[] firstChildren = {1};

  /** Pages of states of which children are known. */
  private int parentPages = 1;

  private final long[] waitingRecords;
  private final int[] waitingParents = new int[RecordTable.BATCH];
  private final byte[] waitingInputs = new byte[RecordTable.BATCH];
  private int waiting;
  private long mostBytes = Long.MAX_VALUE;
  private boolean full;

  /**
   * With the state that all others come of.
   *
   * @param tree which this is to have for itself
   */
  VisitedStates(StateTree tree, int[] start) {
    this.tree = tree;
    records = new RecordTable(tree.width());
    waitingRecords = new long[RecordTable.BATCH * tree.width()];
    tree.start(start, waitingRecords);
    records.add(waitingRecords, 0);
  }

  /** From now on states are kept in so many bytes at most. */
  void limit(long bytes) {
    mostBytes = bytes;
  }

  /** Whether states were dropped, and all will be, since there was no room for them. */
  boolean isFull() {
    return full;
  }

  /** Number of states, without those that wait. */
  int size() {
    return records.size();
  }

  /**
   * Adds the state that the tree is at unless it is there, sooner or later: with the next {@link
   * #flush} at the latest.
   *
   * @param parent the state that it came of, no less than that of the state before
   */
  void add(int parent, Input input) {
    if (waiting == RecordTable.BATCH) {
      flush();
    }
    tree.keep(waiting);
    waitingParents[waiting] = parent;
    waitingInputs[waiting++] = (byte) input.number();
  }

  /**
   * Keeps all states by another tree, under the same numbers. Takes time linear in states and
   * nodes.
   *
   * @param other which this is to have for itself, of the same layout
   * @param state the one to be at
   */
  void reshape(StateTree other, int state) {
    flush();
    RecordTable before = records;
    RecordTable after = new RecordTable(other.width());
    for (int number = 0; number < before.size(); number++) {
      tree.load(before, number, StateTree.WordListener.NOBODY);
      other.start(tree.values(), waitingRecords);
      after.add(waitingRecords, 0);
    }
    tree = other;
    records = after;
    load(state, StateTree.WordListener.NOBODY);
  }

  /** Goes to a state and tells each word that differs. */
  void load(int state, StateTree.WordListener listener) {
    tree.load(records, state, listener);
  }

  /**
   * Adds all that wait, in the order in which they came; drops them if they might take more than
   * the limit.
   */
  void flush() {
    full |= waiting > 0 && mostBytes < Long.MAX_VALUE && bytesWith(waiting) > mostBytes;
    if (full) {
      waiting = 0;
      return;
    }
    tree.writeKept(waitingRecords, waiting);
    records.prepare(waitingRecords, waiting);
    for (int i = 0; i < waiting; i++) {
      int state = records.size();
      if (records.addPrepared(waitingRecords, i) == state) {
        addOrigin(state, waitingParents[i], waitingInputs[i]);
      }
    }
    waiting = 0;
  }

  private void addOrigin(int state, int parent, byte input) {
    int page = state >>> PAGE_BITS;
    int at = state & (PAGE - 1);
    if (page == origins.length) {
      origins = Arrays.copyOf(origins, 2 * page);
    }
    if (origins[page] == null) {
      origins[page] = new byte[PAGE];
    } else if (at == origins[page].length) {
      origins[page] = Arrays.copyOf(origins[page], 2 * at);
    }
    origins[page][at] = input;
    for (; parentPages <= parent >>> PAGE_BITS; parentPages++) {
      if (parentPages == firstChildren.length) {
        firstChildren = Arrays.copyOf(firstChildren, 2 * parentPages);
      }
      firstChildren[parentPages] = state;
    }
    byte[] siblings = origins[parent >>> PAGE_BITS];
    siblings[parent & (PAGE - 1)] = (byte) (siblings[parent & (PAGE - 1)] + CHILD);
  }

  /** The inputs that led to a state. */
  List<Input> route(int state) {
    Deque<Input> route = new ArrayDeque<>();
    for (int at = state; at > 0; at = parent(at)) {
      route.addFirst(Input.numbered(origin(at) % CHILD));
    }
    return List.copyOf(route);
  }

  private int origin(int state) {
    return origins[state >>> PAGE_BITS][state & (PAGE - 1)];
  }

  /** The state that another came of. Takes time linear in a page. */
  private int parent(int state) {
    int page = parentPages - 1;
    while (firstChildren[page] > state) {
      page--;
    }
    int parent = page << PAGE_BITS;
    for (int next = firstChildren[page] + origin(parent) / CHILD; next <= state; ) {
      parent++;
      next += origin(parent) / CHILD;
    }
    return parent;
  }

  /** Bytes of all arrays that grow with the states, headers left out. */
  long bytes() {
    return tree.bytes() + records.bytes() + originBytes(size()) + childBytes(firstChildren.length);
  }

  /** What {@link #bytes} is at most with so many more states. */
  private long bytesWith(int more) {
    return tree.bytesWith(more)
        + records.bytesWith(more)
        + originBytes(size() + more)
        + childBytes(2 * firstChildren.length);
  }

  private long originBytes(int states) {
    int furtherPages = (states - 1) >>> PAGE_BITS;
    return furtherPages == 0
        ? Math.max(FIRST_PAGE, Integer.highestOneBit(2 * states - 1))
        : (1L + furtherPages) * PAGE;
  }

  private static long childBytes(int pages) {
    return (long) Integer.BYTES * pages;
  }
}
