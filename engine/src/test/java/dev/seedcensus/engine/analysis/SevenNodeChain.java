package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.rewrite.StartGraph.Edge;
import dev.seedcensus.engine.rewrite.StartGraph.Node;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The graph on which a primitive shows what one application costs: start, five rooms and a win in a
 * row, joined by six paths that have neither edgeId nor gate.
 */
final class SevenNodeChain {

  private static final int ROOMS = 5;

  private SevenNodeChain() {}

  /** Nodes 1 to 7; the rooms have the nodeIds r1 to r5. */
  static StartGraph graph() {
    List<Node> nodes = new ArrayList<>();
    nodes.add(node(1, "start", "start"));
    for (int room = 1; room <= ROOMS; room++) {
      nodes.add(node(1 + room, "room", "r" + room));
    }
    nodes.add(node(ROOMS + 2, "win", "win"));
    List<Edge> edges = new ArrayList<>();
    for (int v = 1; v < nodes.size(); v++) {
      edges.add(new Edge(v, v + 1, Obj.of("type", Text.of("path"))));
    }
    return new StartGraph(nodes, edges);
  }

  private static Node node(int id, String type, String nodeId) {
    return new Node(id, Obj.of("type", Text.of(type)).with("nodeId", Text.of(nodeId)));
  }
}
