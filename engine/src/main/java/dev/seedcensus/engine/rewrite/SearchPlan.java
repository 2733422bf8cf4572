package dev.seedcensus.engine.rewrite;

import java.util.ArrayList;
import java.util.List;

/**
 * The order in which a search around a given image of one pattern node finds images for the others:
 * each next node is joined to one that has an image already, where there is such a node.
 */
final class SearchPlan {

  static final int NONE = -1;

  private final int[] order;
  private final int[] anchor;
  private final int[][] checks;

  private SearchPlan(int[] order, int[] anchor, int[][] checks) {
    this.order = order;
    this.anchor = anchor;
    this.checks = checks;
  }

  /** The plan that begins at a pattern node. */
  static SearchPlan from(SitePattern pattern, int start) {
    int size = pattern.size();
    int[] order = new int[size];
    int[] anchor = new int[size];
    int[][] checks = new int[size][];
    boolean[] placed = new boolean[size];
    for (int step = 0; step < size; step++) {
      int edge = step == 0 ? NONE : edgeToNew(pattern, placed);
      int node =
          step == 0
              ? start
              : edge == NONE ? firstNotPlaced(placed) : newEnd(pattern.edge(edge), placed);
      order[step] = node;
      anchor[step] = edge;
      placed[node] = true;
      checks[step] = edgesWithin(pattern, placed, node, edge);
    }
    return new SearchPlan(order, anchor, checks);
  }

  /** The pattern node that step number {@code step} finds an image for. */
  int node(int step) {
    return order[step];
  }

  /**
   * The pattern edge that leads to the node from one with an image, or {@link #NONE} where every
   * host node has to be tried.
   */
  int anchor(int step) {
    return anchor[step];
  }

  /** The other pattern edges between the node and itself or nodes with an image. */
  int[] checks(int step) {
    return checks[step];
  }

  private static int edgeToNew(SitePattern pattern, boolean[] placed) {
    for (int e = 0; e < pattern.edgeCount(); e++) {
      if (placed[pattern.edge(e).from()] != placed[pattern.edge(e).to()]) {
        return e;
      }
    }
    return NONE;
  }

  private static int newEnd(SitePattern.Edge edge, boolean[] placed) {
    return placed[edge.from()] ? edge.to() : edge.from();
  }

  private static int firstNotPlaced(boolean[] placed) {
    int node = 0;
    while (placed[node]) {
      node++;
    }
    return node;
  }

  private static int[] edgesWithin(SitePattern pattern, boolean[] placed, int node, int anchor) {
    List<Integer> edges = new ArrayList<>();
    for (int e = 0; e < pattern.edgeCount(); e++) {
      SitePattern.Edge edge = pattern.edge(e);
      boolean touches = edge.from() == node || edge.to() == node;
      if (e != anchor && touches && placed[edge.from()] && placed[edge.to()]) {
        edges.add(e);
      }
    }
    return edges.stream().mapToInt(Integer::intValue).toArray();
  }
}
