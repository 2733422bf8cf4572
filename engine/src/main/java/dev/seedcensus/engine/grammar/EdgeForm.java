package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.Wording;
import dev.seedcensus.engine.value.CanonicalJson;

/**
 * An edge of a rule as written; whatever it does not give is null.
 *
 * @param v id of the node that it comes from
 * @param w id of the node that it goes to
 * @param id on the right, that of the matched edge which it keeps
 */
record EdgeForm(Place place, String v, String w, JsonNode label, String id, JsonNode update) {

  /** An edge without a label. */
  static EdgeForm link(Place place, String v, String w) {
    return new EdgeForm(place, v, w, null, null, null);
  }

  static EdgeForm of(JsonNode edge, Place place, Side side) {
    if (edge.isTextual() && side == Side.RIGHT) {
      return new EdgeForm(place, null, null, null, idOf(edge, place), null);
    }
    if (edge.isArray()) {
      return ofArray(edge, place, side);
    }
    if (!edge.isObject()) {
      String forms = side == Side.LEFT ? "[v, w, label, id]" : "an edge id, [v, w, label]";
      throw place.mistake("an edge is " + forms + " or an object, not " + Wording.describe(edge));
    }
    EdgeForm form =
        ofFields(Fields.of(edge, place, "an edge of " + side.noun(), side.edgeProperties()));
    if (side == Side.RIGHT) {
      form.checkCombination();
    }
    form.checkEnds(side);
    return form;
  }

  private static EdgeForm ofArray(JsonNode edge, Place place, Side side) {
    int longest = side == Side.LEFT ? 4 : 3;
    if (edge.size() < 2 || edge.size() > longest) {
      String form = side == Side.LEFT ? "[v, w, label, id]" : "[v, w, label]";
      String rest = side == Side.LEFT ? "label and id" : "label";
      throw place.mistake(
          "an edge of "
              + side.noun()
              + " is "
              + form
              + ", where "
              + rest
              + " may be missing, not an array of "
              + edge.size());
    }
    return new EdgeForm(
        place,
        idOf(edge.get(0), place.field("v")),
        idOf(edge.get(1), place.field("w")),
        edge.get(2),
        edge.has(3) ? idOf(edge.get(3), place.field("id")) : null,
        null);
  }

  private static EdgeForm ofFields(Fields fields) {
    return new EdgeForm(
        fields.place(),
        idOf(fields, "v"),
        idOf(fields, "w"),
        fields.get("label"),
        idOf(fields, "id"),
        fields.get("update"));
  }

  private void checkCombination() {
    if (id != null && (v != null || w != null)) {
      throw place.mistake(
          "an edge named by its id keeps the ends that it has on the left; leave out v and w, or"
              + " leave out id and write the label");
    }
    if (label != null && update != null) {
      throw place.mistake("label replaces what update would change; keep one of them");
    }
    if (update != null && id == null) {
      throw place
          .field("update")
          .mistake("only a matched edge can be updated; name it by its id instead of v and w");
    }
  }

  private void checkEnds(Side side) {
    if ((v == null || w == null) && (id == null || side == Side.LEFT)) {
      throw place.mistake((v == null ? "v" : "w") + " is missing; an edge goes from v to w");
    }
  }

  private static String idOf(Fields fields, String name) {
    return fields.has(name) ? idOf(fields.get(name), fields.at(name)) : null;
  }

  /** The id that a text or a number stands for. */
  private static String idOf(JsonNode node, Place place) {
    String id = node.isNumber() ? CanonicalJson.numberText(node.doubleValue()) : node.textValue();
    if (id == null || !Ids.isId(id)) {
      throw place.mistake(
          "an id consists of letters, digits and underscores; it cannot be "
              + Wording.describe(node));
    }
    return id;
  }
}
