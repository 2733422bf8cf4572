package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The properties of one JSON object of a grammar file, read with their types checked. */
final class Fields {

  private final ObjectNode object;
  private final Place place;

  private Fields(ObjectNode object, Place place) {
    this.object = object;
    this.place = place;
  }

  /**
   * The fields of an object that may have no others than the known ones.
   *
   * @param what what the object describes, with its article: {@code a rule}
   */
  static Fields of(JsonNode node, Place place, String what, List<String> known) {
    if (!(node instanceof ObjectNode object)) {
      throw place.mistake(what + " is an object, not " + Wording.describe(node));
    }
    object
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.contains(name)) {
                throw place.mistake(
                    what
                        + " has no property "
                        + Wording.quote(name)
                        + "; "
                        + NearestName.remedy(name, known));
              }
            });
    return new Fields(object, place);
  }

  Place place() {
    return place;
  }

  Place at(String name) {
    return place.field(name);
  }

  boolean has(String name) {
    return object.has(name);
  }

  /** The value of a property, or null where it is missing. */
  JsonNode get(String name) {
    return object.get(name);
  }

  /** The text of a property, or null where it is missing. */
  String text(String name) {
    JsonNode node = object.get(name);
    if (node != null && !node.isTextual()) {
      throw at(name).mistake("it must be a text, not " + Wording.describe(node));
    }
    return node == null ? null : node.textValue();
  }

  double number(String name, double missing) {
    JsonNode node = object.get(name);
    if (node == null) {
      return missing;
    }
    if (!node.isNumber()) {
      throw at(name)
          .mistake(
              "it must be a number, not "
                  + Wording.describe(node)
                  + (node.isNull() ? "; leave it out for none" : ""));
    }
    return unsignedZero(node.doubleValue());
  }

  boolean flag(String name, boolean missing) {
    JsonNode node = object.get(name);
    if (node != null && !node.isBoolean()) {
      throw at(name).mistake("it must be true or false, not " + Wording.describe(node));
    }
    return node == null ? missing : node.booleanValue();
  }

  /**
   * The array of a property, or null where it is missing.
   *
   * @param items what the array lists: {@code rules}
   */
  JsonNode array(String name, String items) {
    JsonNode node = object.get(name);
    if (node != null && !node.isArray()) {
      throw at(name).mistake("it must be an array of " + items + ", not " + Wording.describe(node));
    }
    return node;
  }

  /** Records compare doubles by their bits, so that -0 would differ from 0. */
  private static double unsignedZero(double number) {
    return number == 0 ? 0 : number;
  }
}
