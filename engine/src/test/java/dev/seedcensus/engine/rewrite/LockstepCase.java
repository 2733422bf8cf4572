package dev.seedcensus.engine.rewrite;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.value.JsonValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A grammar, start graph and seed, as kept in a file.
 *
 * @param start null for the grammar's own start
 */
record LockstepCase(String grammar, StartGraph start, long seed) {

  private static final ObjectMapper JSON = new ObjectMapper();

  static String write(String grammar, StartGraph start, long seed) throws IOException {
    ObjectNode kept = JSON.createObjectNode();
    kept.put("seed", seed);
    kept.set("grammar", JSON.readTree(grammar));
    if (start != null) {
      ArrayNode nodes = kept.putArray("nodes");
      for (StartGraph.Node node : start.nodes()) {
        nodes.addObject().put("id", node.id()).set("label", JSON.readTree(node.label().toString()));
      }
      ArrayNode edges = kept.putArray("edges");
      for (StartGraph.Edge edge : start.edges()) {
        edges
            .addObject()
            .put("v", edge.v())
            .put("w", edge.w())
            .set("label", JSON.readTree(edge.label().toString()));
      }
    }
    return kept.toPrettyString() + "\n";
  }

  static LockstepCase read(String text) throws IOException {
    JsonNode kept = JSON.readTree(text);
    StartGraph start = null;
    if (kept.has("nodes")) {
      List<StartGraph.Node> nodes = new ArrayList<>();
      kept.get("nodes")
          .forEach(
              n ->
                  nodes.add(
                      new StartGraph.Node(n.get("id").asInt(), JsonValues.of(n.get("label")))));
      List<StartGraph.Edge> edges = new ArrayList<>();
      kept.get("edges")
          .forEach(
              e ->
                  edges.add(
                      new StartGraph.Edge(
                          e.get("v").asInt(), e.get("w").asInt(), JsonValues.of(e.get("label")))));
      start = new StartGraph(nodes, edges);
    }
    return new LockstepCase(kept.get("grammar").toString(), start, kept.get("seed").asLong());
  }
}
