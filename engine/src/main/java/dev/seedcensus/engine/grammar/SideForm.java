package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * A side of a rule brought into one form: nodes and edges, each still as written.
 *
 * @param shorthand whether it is written as a text or as an array of texts
 * @param chain whether it is written as an array of texts
 * @param nodes null where the side does not list its nodes
 */
record SideForm(boolean shorthand, boolean chain, List<NodeForm> nodes, List<EdgeForm> edges) {

  private static final List<String> PROPERTIES = List.of("node", "edge");

  static SideForm of(JsonNode side, Place place, Side which) {
    if (side.isTextual()) {
      return new SideForm(
          true, false, List.of(new NodeForm(place, "a", false, side, null)), List.of());
    }
    if (side.isArray()) {
      return chain(side, place, which);
    }
    if (!side.isObject()) {
      throw place.mistake(
          "it must be a text, an array of texts or an object with node and edge, not "
              + Wording.describe(side));
    }
    return graph(Fields.of(side, place, which.noun(), PROPERTIES), which);
  }

  private static SideForm chain(JsonNode labels, Place place, Side which) {
    if (labels.isEmpty()) {
      throw place.mistake("the chain is empty; list the label of one node at least");
    }
    List<NodeForm> nodes = new ArrayList<>();
    List<EdgeForm> edges = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      JsonNode label = labels.get(i);
      if (!label.isTextual()) {
        throw place
            .item(i)
            .mistake(
                "a chain lists texts only, not "
                    + Wording.describe(label)
                    + "; write {\"node\": […], \"edge\": […]} for other labels");
      }
      nodes.add(new NodeForm(place.item(i), which.positional(i), false, label, null));
      if (i > 0) {
        edges.add(EdgeForm.link(place.item(i), which.positional(i - 1), which.positional(i)));
      }
    }
    return new SideForm(true, true, nodes, edges);
  }

  private static SideForm graph(Fields fields, Side which) {
    List<NodeForm> nodes = null;
    JsonNode listed = fields.array("node", "nodes");
    if (listed != null) {
      nodes = new ArrayList<>();
      for (int i = 0; i < listed.size(); i++) {
        nodes.add(NodeForm.of(listed.get(i), fields.at("node").item(i), which, i));
      }
      if (nodes.isEmpty()) {
        throw fields.at("node").mistake("the list is empty; " + which.noun() + " needs a node");
      }
    }
    List<EdgeForm> edges = new ArrayList<>();
    JsonNode joined = fields.array("edge", "edges");
    for (int i = 0; joined != null && i < joined.size(); i++) {
      edges.add(EdgeForm.of(joined.get(i), fields.at("edge").item(i), which));
    }
    return new SideForm(false, false, nodes, edges);
  }
}
