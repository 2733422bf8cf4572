package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * The right-hand side of a rule: at least one node. Edges name their ends by position in {@code
 * nodes}; of two between the same ends the later one overwrites the earlier.
 */
public record Replacement(List<Node> nodes, List<Edge> edges) {

  public Replacement {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
  }

  /**
   * A node to add.
   *
   * @param id its id; one that the pattern has too replaces that node
   * @param recipe its label; undefined for none
   * @param head positions of pattern nodes whose incoming edges it takes over
   * @param tail positions of pattern nodes whose outgoing edges it takes over
   */
  public record Node(String id, Value recipe, List<Integer> head, List<Integer> tail) {

    public Node {
      head = List.copyOf(head);
      tail = List.copyOf(tail);
    }
  }

  /** An edge to add from node {@code v} to node {@code w}. */
  public record Edge(int v, int w, Value recipe) {}
}
