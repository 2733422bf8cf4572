package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * Numbers the facts of a graph: what gates can ask for, and what a player can come to know.
 *
 * <p>A fact is a kind and a name. Finding one takes O(1) on average. The table keeps its memory
 * when cleared.
 */
final class FactNames {

  /** What makes a fact true. */
  enum Kind {
    /** A key of the pair was entered. */
    PAIR(0),
    /** An edge of that edgeId was walked. */
    TRAVERSED(1),
    /** A node of that nodeId was entered. */
    VISITED(2),
    /** One particular node that carries evidence was entered; its name is null. */
    ENTERED(3);

    private final int index;

    Kind(int index) {
      this.index = index;
    }
  }

  private static final Kind[] KINDS = Kind.values();

  private String[] names = new String[64];
  private Kind[] kinds = new Kind[64];
  private final int[] counts = new int[KINDS.length];
  private int size;

  /**
   * Numbers of facts plus one, by hash; 0 where free. Its length is a power of two, at least twice
   * the number of facts.
   */
  private int[] slots = new int[128];

  void clear() {
    Arrays.fill(slots, 0);
    Arrays.fill(counts, 0);
    size = 0;
  }

  int size() {
    return size;
  }

  /** How many facts of a kind there are. */
  int count(Kind kind) {
    return counts[kind.index];
  }

  Kind kind(int fact) {
    return kinds[fact];
  }

  String name(int fact) {
    return names[fact];
  }

  /** The number of a fact, which is new where it was not known. */
  int intern(Kind kind, String name) {
    int slot = slotOf(kind, name);
    if (slots[slot] == 0) {
      int fact = append(kind, name);
      if (2 * size > slots.length) {
        rehash();
      } else {
        slots[slot] = fact + 1;
      }
      return fact;
    }
    return slots[slot] - 1;
  }

  /** The number of a fact, or -1 where it is not known. */
  int find(Kind kind, String name) {
    return slots[slotOf(kind, name)] - 1;
  }

  /** A new fact without a name. */
  int addEntered() {
    return append(Kind.ENTERED, null);
  }

  private int append(Kind kind, String name) {
    if (size == names.length) {
      names = Arrays.copyOf(names, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
    }
    names[size] = name;
    kinds[size] = kind;
    counts[kind.index]++;
    return size++;
  }

  private int slotOf(Kind kind, String name) {
    int hash = name.hashCode() * 31 + kind.index;
    int slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
    while (slots[slot] != 0 && !isAt(slots[slot] - 1, kind, name)) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private boolean isAt(int fact, Kind kind, String name) {
    return kinds[fact] == kind && names[fact].equals(name);
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    for (int fact = 0; fact < size; fact++) {
      if (kinds[fact] != Kind.ENTERED) {
        slots[slotOf(kinds[fact], names[fact])] = fact + 1;
      }
    }
  }
}
