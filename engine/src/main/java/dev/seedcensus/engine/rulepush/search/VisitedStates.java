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
  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int FIRST_PAGE = 64;

  private final RecordTable records;
  private int[][] origins = {new int[FIRST_PAGE]};
  private final int[] waitingRecords;
  private final int[] waitingOrigins = new int[RecordTable.BATCH];
  private int waiting;

  /** No states yet, of so many ints each. */
  VisitedStates(int width) {
    records = new RecordTable(width);
    waitingRecords = new int[RecordTable.BATCH * width];
  }

  /** Number of states, without those that wait. */
  int size() {
    return records.size();
  }

  /** The states' records, by number. */
  RecordTable records() {
    return records;
  }

  /**
   * Adds a state unless it is there, sooner or later: with the next {@link #flush} at the latest.
   *
   * @param parent the state that it came of; anything for the first
   */
  void add(StateTree state, int parent, Input input) {
    if (waiting == RecordTable.BATCH) {
      flush();
    }
    state.write(waitingRecords, waiting * state.width());
    waitingOrigins[waiting++] = parent << INPUT_BITS | input.number();
  }

  /** Adds all that wait, in the order in which they came. */
  void flush() {
    records.prepare(waitingRecords, waiting);
    for (int i = 0; i < waiting; i++) {
      int state = records.size();
      if (records.addPrepared(waitingRecords, i) == state) {
        setOrigin(state, waitingOrigins[i]);
      }
    }
    waiting = 0;
  }

  private void setOrigin(int state, int origin) {
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
    origins[page][at] = origin;
  }

  /** The inputs that led to a state. */
  List<Input> route(int state) {
    Deque<Input> route = new ArrayDeque<>();
    int at = state;
    while (at > 0) {
      int origin = origins[at >>> PAGE_BITS][at & (PAGE - 1)];
      route.addFirst(Input.numbered(origin & ((1 << INPUT_BITS) - 1)));
      at = origin >>> INPUT_BITS;
    }
    return List.copyOf(route);
  }

  /** Bytes of all arrays, headers left out. */
  long bytes() {
    long bytes = records.bytes();
    for (int[] page : origins) {
      bytes += page == null ? 0 : (long) Integer.BYTES * page.length;
    }
    return bytes;
  }
}
