package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The states that a search has met, in the order in which it met them, and how it came to each: its
 * parent's number and the input, in one int.
 */
final class VisitedStates {

  private static final int INPUT_BITS = 3;
  private static final int PAGE_BITS = 16;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_PAGE = 64;

  private final PairTable roots = new PairTable();
  private int[][] origins = {new int[FIRST_PAGE]};

  int size() {
    return roots.size();
  }

  /** The root of a state. */
  long root(int state) {
    return roots.get(state);
  }

  /**
   * Adds a state unless it is there.
   *
   * @param parent the state that it came of; anything for the first
   */
  void add(long root, int parent, Input input) {
    int state = roots.size();
    if (roots.add(root) == state) {
      int page = state >>> PAGE_BITS;
      int at = state & (PAGE - 1);
      if (page == origins.length) {
        origins = Arrays.copyOf(origins, 2 * page);
      }
      if (origins[page] == null) {
        origins[page] = new int[PAGE];
      } else if (at == origins[page].length) {
        origins[page] = Arrays.copyOf(origins[page], 2 * at);
      }
      origins[page][at] = parent << INPUT_BITS | input.ordinal();
    }
  }

  /** The inputs that led to a state. */
  List<Input> route(int state) {
    Deque<Input> route = new ArrayDeque<>();
    int at = state;
    while (at > 0) {
      int origin = origins[at >>> PAGE_BITS][at & (PAGE - 1)];
      route.addFirst(Input.values()[origin & ((1 << INPUT_BITS) - 1)]);
      at = origin >>> INPUT_BITS;
    }
    return List.copyOf(route);
  }

  /** Bytes of all arrays, headers left out. */
  long bytes() {
    long bytes = roots.bytes();
    for (int[] page : origins) {
      bytes += page == null ? 0 : (long) Integer.BYTES * page.length;
    }
    return bytes;
  }
}
