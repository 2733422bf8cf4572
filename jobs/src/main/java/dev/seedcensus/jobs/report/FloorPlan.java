package dev.seedcensus.jobs.report;

import java.util.List;

/**
 * A finished graph as a curator looks at it: places, keys and doors as boxes, and the ways between
 * them. What is inside a minigame is folded into the way that the minigame stands in.
 *
 * @param boxes what is drawn as a box
 * @param ways what joins boxes
 */
record FloorPlan(List<Box> boxes, List<Way> ways) {

  FloorPlan {
    boxes = List.copyOf(boxes);
    ways = List.copyOf(ways);
  }

  /**
   * A node, or a minigame that stands in no one way.
   *
   * @param type type of its label, or the minigame's kind; empty for a label without one
   * @param name its {@code nodeId}; empty where it has none
   * @param pair its {@code pairId}; null where it has none
   * @param key whether it is the key of that pair
   * @param place whether a player would call it a place
   */
  record Box(String type, String name, String pair, boolean key, boolean place) {}

  /**
   * A way from one box to another.
   *
   * @param from index of a box
   * @param to index of a box
   * @param back whether there is a way back, too, that asks for no key
   * @param pairs the pairs whose keys it asks for
   * @param gated whether it asks for something else than keys
   * @param minigame kind of the minigame that is passed on it; null where there is none
   */
  record Way(int from, int to, boolean back, List<String> pairs, boolean gated, String minigame) {
    Way {
      pairs = List.copyOf(pairs);
    }

    /** Whether it is more than a way: a lock, or a minigame. */
    boolean isChallenge() {
      return !pairs.isEmpty() || minigame != null;
    }

    Way withBack() {
      return new Way(from, to, true, pairs, gated, minigame);
    }
  }
}
