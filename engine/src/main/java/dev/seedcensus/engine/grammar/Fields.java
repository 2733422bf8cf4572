package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import java.util.List;
import java.util.Map;

/** The properties of one JSON object of a grammar file, read with their types checked. */
final class Fields {

  /** What {@link #count} takes, for messages. */
  static final String COUNT = "a whole number of at least 0";

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
    return of(node, place, what, known, known);
  }

  /**
   * The same, where a misspelt property may also stand for one that is never read from here.
   *
   * @param suggested the names that a message may suggest
   */
  static Fields of(
      JsonNode node, Place place, String what, List<String> known, List<String> suggested) {
    if (!(node instanceof ObjectNode object)) {
      throw place.mistake(what + " is an object, not " + Wording.describe(node));
    }
    for (Map.Entry<String, JsonNode> property : object.properties()) {
      String name = property.getKey();
      if (!known.contains(name)) {
        String clause = what + " has no property " + Wording.quote(name) + "; ";
        throw place.mistake(clause + NearestName.remedy(name, suggested));
      }
    }
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
      throw wrongType(name, "a text");
    }
    return node == null ? null : node.textValue();
  }

  double number(String name, double missing) {
    JsonNode node = object.get(name);
    if (node == null) {
      return missing;
    }
    if (!node.isNumber()) {
      throw wrongType(name, "a number");
    }
    return unsignedZero(node.doubleValue());
  }

  /** A number of times: whole, and at least 0. */
  double count(String name, double missing) {
    if (!has(name)) {
      return missing;
    }
    double number = number(name, missing);
    if (!isCount(number)) {
      throw wrongType(name, COUNT);
    }
    return number;
  }

  static boolean isCount(double number) {
    return number >= 0 && number == Math.rint(number);
  }

  boolean flag(String name, boolean missing) {
    JsonNode node = object.get(name);
    if (node != null && !node.isBoolean()) {
      throw wrongType(name, "true or false");
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
      throw wrongType(name, "an array of " + items);
    }
    return node;
  }

  /**
   * The exception for a property that is there with a value of the wrong kind.
   *
   * @param expected the right kind, with its article
   */
  GrammarException wrongType(String name, String expected) {
    JsonNode node = object.get(name);
    String remedy = node.isNull() ? "; leave it out for none" : "";
    return at(name).mistake("it must be " + expected + ", not " + Wording.describe(node) + remedy);
  }

  /** Records compare doubles by their bits, so that -0 would differ from 0. */
  private static double unsignedZero(double number) {
    return number == 0 ? 0 : number;
  }
}
