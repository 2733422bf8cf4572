package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * The nodes of a host graph in ascending order of id.
 *
 * <p>Ids are minted ascending, so a new node goes to the end. A node that goes leaves a gap;
 * positions stay until the gaps are closed.
 */
final class NodeOrder {

  private int[] slots = new int[SlotGraph.INITIAL];
  private int[] ids = new int[SlotGraph.INITIAL];
  private int[] positions = new int[SlotGraph.INITIAL];
  private int end;
  private int epoch;
  private int nextId = 1;

  void clear() {
    end = 0;
    epoch++;
    nextId = 1;
  }

  /** The id that the next node gets. */
  int nextId() {
    return nextId;
  }

  /** Puts a node at the end, with an id that is larger than all before it. */
  void append(int slot, int id) {
    if (end == slots.length) {
      slots = Arrays.copyOf(slots, end * 2);
      ids = Arrays.copyOf(ids, end * 2);
    }
    if (slot >= positions.length) {
      positions = Arrays.copyOf(positions, Math.max(slot + 1, positions.length * 2));
    }
    slots[end] = slot;
    ids[end] = id;
    positions[slot] = end++;
    nextId = Math.addExact(id, 1);
  }

  /** Takes a node out. */
  void remove(int slot) {
    slots[positions[slot]] = SlotGraph.NONE;
  }

  /** Closes the gaps, and lets ids go on from the largest there is; from 1 if there is none. */
  void restartIds() {
    closeGaps();
    nextId = end == 0 ? 1 : ids[end - 1] + 1;
  }

  /** Closes the gaps; positions are new after that. */
  void closeGaps() {
    int to = 0;
    for (int from = 0; from < end; from++) {
      int slot = slots[from];
      if (slot != SlotGraph.NONE) {
        slots[to] = slot;
        ids[to] = ids[from];
        positions[slot] = to++;
      }
    }
    end = to;
    epoch++;
  }

  /** The slot of an id, or {@link SlotGraph#NONE}. */
  int slotOf(int id) {
    int at = Arrays.binarySearch(ids, 0, end, id);
    return at >= 0 ? slots[at] : SlotGraph.NONE;
  }

  /** The slot at a position, or {@link SlotGraph#NONE} in a gap. */
  int slotAt(int position) {
    return slots[position];
  }

  int position(int slot) {
    return positions[slot];
  }

  /** One more than the last position. */
  int end() {
    return end;
  }

  /** Changes whenever positions do. */
  int epoch() {
    return epoch;
  }
}
