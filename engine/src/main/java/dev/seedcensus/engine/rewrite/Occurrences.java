package dev.seedcensus.engine.rewrite;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists all occurrences of a pattern in a host graph, in the order of the reference: the plain
 * search, written to be read and believed. It remembers nothing, and everything faster is compared
 * with it.
 *
 * <p>An occurrence is an injective map from pattern nodes to host nodes under which every node and
 * edge query holds, every pattern edge has its host edge, and {@code strict} and {@code induced}
 * are met. They come lexicographically by the ids of the images of the first, second, … pattern
 * node. Takes O(n^k) for k pattern nodes in a graph of n.
 */
final class Occurrences {

  private final SitePattern pattern;
  private final SlotGraph graph;
  private final List<int[]> found = new ArrayList<>();
  private final List<int[]> candidates = new ArrayList<>();

  private Occurrences(SitePattern pattern, SlotGraph graph) {
    this.pattern = pattern;
    this.graph = graph;
  }

  /** All occurrences; each is an array with the slot of every pattern node's image. */
  static List<int[]> list(SitePattern pattern, SlotGraph graph) {
    Occurrences search = new Occurrences(pattern, graph);
    for (int v = 0; v < pattern.size(); v++) {
      search.candidates.add(search.candidatesFor(v));
    }
    search.extend(new int[pattern.size()], 0);
    return search.found;
  }

  private int[] candidatesFor(int v) {
    List<Integer> slots = new ArrayList<>();
    for (int place = 0; place < graph.orderEnd(); place++) {
      int slot = graph.slotAt(place);
      if (slot != SlotGraph.NONE && pattern.node(v).query().matches(graph.labelOfNode(slot))) {
        slots.add(slot);
      }
    }
    return slots.stream().mapToInt(Integer::intValue).toArray();
  }

  private void extend(int[] image, int v) {
    if (v == image.length) {
      found.add(image.clone());
      return;
    }
    for (int slot : candidates.get(v)) {
      image[v] = slot;
      if (isNew(image, v) && pattern.strictHolds(graph, v, slot) && edgesHold(image, v)) {
        extend(image, v + 1);
      }
    }
  }

  private static boolean isNew(int[] image, int v) {
    for (int u = 0; u < v; u++) {
      if (image[u] == image[v]) {
        return false;
      }
    }
    return true;
  }

  /** Whether all edges between node v and itself or an earlier one are as the pattern asks. */
  private boolean edgesHold(int[] image, int v) {
    for (int u = 0; u <= v; u++) {
      if (!edgeHolds(image, u, v) || (u != v && !edgeHolds(image, v, u))) {
        return false;
      }
    }
    return true;
  }

  private boolean edgeHolds(int[] image, int from, int to) {
    int edge = graph.findEdge(image[from], image[to]);
    if (!pattern.hasEdge(from, to)) {
      return edge == SlotGraph.NONE || !pattern.induced();
    }
    return edge != SlotGraph.NONE
        && pattern.edgeBetween(from, to).query().query().matches(graph.labelOfEdge(edge));
  }
}
