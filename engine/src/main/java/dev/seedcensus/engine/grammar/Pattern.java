package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * The left-hand side of a rule: at least one node, at most one edge per ordered pair. Edges name
 * their ends by position in {@code nodes}.
 */
public record Pattern(List<Node> nodes, List<Edge> edges) {

  public Pattern {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
  }

  /**
   * A pattern node.
   *
   * @param query undefined matches any label
   * @param strict whether the image may have no further neighbours
   */
  public record Node(String id, Value query, boolean strict) {}

  /**
   * A pattern edge from node {@code v} to node {@code w}.
   *
   * @param id the edge's id, or null
   * @param query undefined matches any label
   */
  public record Edge(String id, int v, int w, Value query) {}
}
