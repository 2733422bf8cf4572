package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.value.Value;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A graph to start a run from.
 *
 * @param nodes nodes with distinct positive ids
 * @param edges edges between them, at most one per ordered pair
 */
public record StartGraph(List<Node> nodes, List<Edge> edges) {

  /** A node. */
  public record Node(int id, Value label) {}

  /** An edge from node {@code v} to node {@code w}. */
  public record Edge(int v, int w, Value label) {}

  /**
   * Checks the graph.
   *
   * @throws IllegalArgumentException if an id is not positive or stands twice, an edge stands
   *     twice, or names a node that is not there
   */
  public StartGraph {
    nodes = nodes.stream().sorted(Comparator.comparingInt(Node::id)).toList();
    edges = List.copyOf(edges);
    Set<Integer> ids = new HashSet<>();
    for (Node node : nodes) {
      if (node.id() < 1 || !ids.add(node.id())) {
        throw new IllegalArgumentException(
            "Cannot start from this graph: node id "
                + node.id()
                + " is not positive or stands twice");
      }
    }
    Set<List<Integer>> pairs = new HashSet<>();
    for (Edge edge : edges) {
      if (!ids.contains(edge.v())
          || !ids.contains(edge.w())
          || !pairs.add(List.of(edge.v(), edge.w()))) {
        throw new IllegalArgumentException(
            "Cannot start from this graph: edge "
                + edge.v()
                + " to "
                + edge.w()
                + " stands twice or names a missing node");
      }
    }
  }

  /** Adds the nodes and edges to an empty host graph. */
  void copyTo(HostGraph graph) {
    for (Node node : nodes) {
      graph.addNode(node.id(), node.label());
    }
    for (Edge edge : edges) {
      graph.putEdge(graph.slotOf(edge.v()), graph.slotOf(edge.w()), edge.label());
    }
  }
}
