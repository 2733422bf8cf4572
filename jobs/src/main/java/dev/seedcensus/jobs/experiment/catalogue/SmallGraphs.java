package dev.seedcensus.jobs.experiment.catalogue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.JsonValues;
import java.util.ArrayList;
import java.util.List;

/** The graphs that the catalogue's primitives are applied to. */
final class SmallGraphs {

  private static final String CHAIN_NODES =
      """
      [{"type": "start", "nodeId": "start"}, {"type": "room", "nodeId": "r1"},
       {"type": "room", "nodeId": "r2"}, {"type": "room", "nodeId": "r3"},
       {"type": "room", "nodeId": "r4"}, {"type": "room", "nodeId": "r5"},
       {"type": "win", "nodeId": "win"}
      """;

  private static final String CHAIN_EDGES =
      """
      [[1, 2, {"type": "path"}], [2, 3, {"type": "path"}], [3, 4, {"type": "path"}],
       [4, 5, {"type": "path"}], [5, 6, {"type": "path"}], [6, 7, {"type": "path"}]
      """;

  private SmallGraphs() {}

  /** Start, five rooms with names, win; six anonymous paths in a row. */
  static StartGraph chain() {
    return graph(CHAIN_NODES + "]", CHAIN_EDGES + "]");
  }

  /** The chain with a suspect on the way from r3 to r4, whose secret begins a chain of secrets. */
  static StartGraph chainWithSecret() {
    return graph(
        CHAIN_NODES
            + """
            , {"type": "suspect", "nodeId": "s0", "suspectId": "s0", "pairId": "p0",
               "castRole": "cook", "chain": "spine", "chainDepth": 1},
              {"type": "secret", "nodeId": "k0", "pairId": "p0", "evidence": 1,
               "chain": "spine", "chainDepth": 1, "frontier": true}]
            """,
        CHAIN_EDGES.replace("[4, 5, {\"type\": \"path\"}],", "")
            + """
            , [4, 8, {"type": "path", "edgeId": "ask0"}],
              [8, 4, {"type": "backtrack", "prereq": {"traversed": "ask0"}}],
              [8, 5, {"type": "interview", "edgeId": "tell0", "prereq": {"pairId": "p0"}}],
              [5, 8, {"type": "backtrack", "prereq": {"traversed": "tell0"}}],
              [4, 9, {"type": "leverage"}],
              [9, 4, {"type": "return", "prereq": {"visited": "r3"}}]]
            """);
  }

  /** Six nodes: a way of four paths, and a key beside its second node, with a way back from it. */
  static StartGraph key() {
    return graph(
        """
        [{"type": "start", "nodeId": "start"}, {"type": "room", "nodeId": "a"},
         {"type": "room", "nodeId": "m"}, {"type": "room", "nodeId": "b"},
         {"type": "win", "nodeId": "win"}, {"type": "key", "nodeId": "k", "pairId": "pair_1"}]
        """,
        """
        [[1, 2, {"type": "path"}], [2, 3, {"type": "path"}], [3, 4, {"type": "path"}],
         [4, 5, {"type": "path"}], [2, 6, {"type": "path", "edgeId": "ak"}],
         [6, 2, {"type": "backtrack", "prereq": {"traversed": "ak"}}]]
        """);
  }

  /** A graph of nodes 1, 2, … with these labels, and of edges from, to, label. */
  private static StartGraph graph(String nodeLabels, String edgeTriples) {
    List<StartGraph.Node> nodes = new ArrayList<>();
    for (JsonNode label : json(nodeLabels)) {
      nodes.add(new StartGraph.Node(nodes.size() + 1, JsonValues.of(label)));
    }
    List<StartGraph.Edge> edges = new ArrayList<>();
    for (JsonNode edge : json(edgeTriples)) {
      edges.add(
          new StartGraph.Edge(
              edge.get(0).intValue(), edge.get(1).intValue(), JsonValues.of(edge.get(2))));
    }
    return new StartGraph(nodes, edges);
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
