package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.Wording;

/**
 * A node of a rule as written, with its id settled.
 *
 * @param named whether the file gives the id; otherwise it comes from the node's position
 * @param label null for none
 * @param fields its further properties; null where it is not written as an object
 */
record NodeForm(Place place, String id, boolean named, JsonNode label, Fields fields) {

  static NodeForm of(JsonNode node, Place place, Side side, int index) {
    if (node.isTextual()) {
      return new NodeForm(place, side.positional(index), false, node, null);
    }
    if (node.isArray() && node.size() == 2) {
      return new NodeForm(place, idOf(node.get(0), place.item(0)), true, node.get(1), null);
    }
    if (!node.isObject()) {
      String size = node.isArray() ? " of " + node.size() : "";
      throw place.mistake(
          "a node is a text, [id, label] or an object, not " + Wording.describe(node) + size);
    }
    Fields fields = Fields.of(node, place, "a node of " + side.noun(), side.nodeProperties());
    boolean named = fields.has("id");
    String id = named ? idOf(fields.get("id"), fields.at("id")) : side.positional(index);
    return new NodeForm(place, id, named, fields.get("label"), fields);
  }

  private static String idOf(JsonNode node, Place place) {
    if (!node.isTextual() || !Ids.isId(node.textValue())) {
      throw place.mistake(
          "an id is a text of letters, digits and underscores, not " + Wording.describe(node));
    }
    return node.textValue();
  }
}
