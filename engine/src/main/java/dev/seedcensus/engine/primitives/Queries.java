package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.stream.IntStream;

/** Queries that several primitives put to labels. */
final class Queries {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Matches any text that is not empty. */
  static final String SOME_TEXT = "(.+)";

  private Queries() {}

  static ObjectNode object(String key, String text) {
    return JSON.objectNode().put(key, text);
  }

  static ObjectNode object(String key, JsonNode query) {
    return JSON.objectNode().set(key, query);
  }

  /** Labels with a text that is not empty at a key. */
  static ObjectNode has(String key) {
    return object(key, SOME_TEXT);
  }

  static ObjectNode isTrue(String key) {
    return JSON.objectNode().put(key, true);
  }

  static ObjectNode not(JsonNode query) {
    return object("$not", query);
  }

  static ObjectNode all(JsonNode... queries) {
    return object("$and", list(queries));
  }

  static ObjectNode any(JsonNode... queries) {
    return object("$or", list(queries));
  }

  /** The whole numbers from one to another. */
  static ObjectNode oneOf(int first, int last) {
    return object(
        "$or",
        list(
            IntStream.rangeClosed(first, last)
                .mapToObj(IntNode::valueOf)
                .toArray(JsonNode[]::new)));
  }

  /**
   * Labels whose value at a key would count as false: absent, null, false or an empty text. Numbers
   * all pass, since 0 must and no query but a function tells it from the others: gates and
   * narration are never numbers.
   */
  static ObjectNode falsy(String key) {
    JsonNode anyObject = JSON.objectNode();
    JsonNode anyText = TextNode.valueOf("[\\s\\S]+");
    return not(object(key, any(anyObject, anyText, BooleanNode.TRUE)));
  }

  /** Paths that no rule has given an {@code edgeId} yet. */
  static ObjectNode anonymousPath(Settings settings) {
    return all(settings.typed("path"), not(has("edgeId")));
  }

  /** Paths without a gate. */
  static ObjectNode unlockedPath(Settings settings) {
    return all(settings.typed("path"), falsy("prereq"));
  }

  static ArrayNode list(JsonNode... items) {
    ArrayNode list = JSON.arrayNode();
    for (JsonNode item : items) {
      list.add(item);
    }
    return list;
  }
}
