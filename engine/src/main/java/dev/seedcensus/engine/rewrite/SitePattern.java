package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.label.Query;
import java.util.Arrays;
import java.util.List;

/**
 * A left-hand side as the matcher reads it: queries, edges by position, and what {@code strict} and
 * {@code induced} ask.
 */
final class SitePattern {

  private static final int NONE = -1;

  /** A pattern edge. */
  record Edge(int from, int to, LabelQuery query) {}

  private final LabelQuery[] nodes;
  private final boolean[] strict;
  private final Edge[] edges;
  private final boolean induced;
  private final int[] degree;
  private final int[][] edgeAt;

  SitePattern(List<LabelQuery> nodes, boolean[] strict, List<Edge> edges, boolean induced) {
    if (nodes.isEmpty()) {
      throw new IllegalArgumentException("Cannot match a left-hand side without nodes");
    }
    this.nodes = nodes.toArray(new LabelQuery[0]);
    this.strict = strict.clone();
    this.edges = edges.toArray(new Edge[0]);
    this.induced = induced;
    this.edgeAt = new int[this.nodes.length][this.nodes.length];
    for (int[] row : edgeAt) {
      Arrays.fill(row, NONE);
    }
    for (int e = 0; e < this.edges.length; e++) {
      edgeAt[this.edges[e].from()][this.edges[e].to()] = e;
    }
    this.degree = new int[this.nodes.length];
    for (int v = 0; v < degree.length; v++) {
      for (int w = 0; w < degree.length; w++) {
        degree[v] += hasEdge(v, w) || hasEdge(w, v) ? 1 : 0;
      }
    }
  }

  int size() {
    return nodes.length;
  }

  LabelQuery node(int v) {
    return nodes[v];
  }

  int edgeCount() {
    return edges.length;
  }

  Edge edge(int e) {
    return edges[e];
  }

  boolean hasEdge(int v, int w) {
    return edgeAt[v][w] != NONE;
  }

  Edge edgeBetween(int v, int w) {
    return edges[edgeAt[v][w]];
  }

  boolean induced() {
    return induced;
  }

  boolean strict(int v) {
    return strict[v];
  }

  /** Whether the image of a node may have no more neighbours than the node has here. */
  boolean strictHolds(SlotGraph graph, int v, int slot) {
    return !strict[v] || graph.distinctNeighbours(slot) == degree[v];
  }

  boolean hasStrictNode() {
    for (boolean s : strict) {
      if (s) {
        return true;
      }
    }
    return false;
  }

  /** Whether no node asks anything of a label. */
  boolean takesAnyNodes() {
    for (LabelQuery node : nodes) {
      if (node.query() != Query.ANY) {
        return false;
      }
    }
    return true;
  }

  /** Whether asking about a node can end in an exception. */
  boolean nodeQueriesCanThrow() {
    for (LabelQuery node : nodes) {
      if (node.query().canThrow()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Asks every query that can throw about a node, so that a fault shows wherever the node stands.
   */
  void probe(SlotGraph graph, int slot) {
    for (LabelQuery node : nodes) {
      if (node.query().canThrow()) {
        node.matchesNode(graph, slot);
      }
    }
  }
}
