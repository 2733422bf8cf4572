package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Parses the text of a grammar file, more strictly than most: a key may not stand twice in an
 * object, a number must fit a double, and neither length nor nesting may run away.
 */
final class GrammarJson {

  /** Longest file, in UTF-16 code units. */
  static final int LONGEST = 16 * 1024 * 1024;

  /** Most levels of arrays and objects in each other. */
  static final int DEEPEST = 200;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final JsonParser parser;
  private final Place file;

  private GrammarJson(JsonParser parser, Place file) {
    this.parser = parser;
    this.file = file;
  }

  static JsonNode parse(String text, Place file) {
    if (text.length() > LONGEST) {
      throw file.mistake(
          "it has " + text.length() + " characters, more than the " + LONGEST + " that are read");
    }
    String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
    try (JsonParser parser = factory().createParser(json)) {
      return new GrammarJson(parser, file).document();
    } catch (JsonProcessingException malformed) {
      throw malformed(malformed, file);
    } catch (IOException impossible) {
      throw new UncheckedIOException("Cannot read a text in memory", impossible);
    }
  }

  private static JsonFactory factory() {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build();
    return JsonFactory.builder().streamReadConstraints(constraints).build();
  }

  private JsonNode document() throws IOException {
    if (parser.nextToken() == null) {
      throw file.mistake("it is empty; write a grammar as a JSON object");
    }
    JsonNode document = value();
    if (parser.nextToken() != null) {
      throw at(parser.currentTokenLocation(), file)
          .mistake("something follows the grammar; a file holds one JSON object");
    }
    return document;
  }

  /** The value that begins with the current token. */
  private JsonNode value() throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> NODES.textNode(parser.getText());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      default -> number();
    };
  }

  private ObjectNode object() throws IOException {
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      if (object.has(key)) {
        throw at(parser.currentTokenLocation(), file)
            .mistake("the key " + Wording.quote(key) + " stands twice in one object; keep one");
      }
      parser.nextToken();
      object.set(key, value());
    }
    return object;
  }

  private ArrayNode array() throws IOException {
    ArrayNode array = NODES.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    return array;
  }

  private JsonNode number() throws IOException {
    double number = parser.getDoubleValue();
    if (!Double.isFinite(number)) {
      throw at(parser.currentTokenLocation(), file)
          .mistake(
              "the number " + Wording.abbreviate(parser.getText()) + " is too large for a double");
    }
    return NODES.numberNode(number);
  }

  private static GrammarException malformed(JsonProcessingException malformed, Place file) {
    Place place = at(malformed.getLocation(), file);
    GrammarException mistake;
    if (malformed instanceof StreamConstraintsException) {
      mistake =
          place.mistake(
              "arrays and objects stand in each other more than "
                  + DEEPEST
                  + " levels deep, or a number or key is too long to be read");
    } else if (malformed instanceof JsonEOFException) {
      mistake = place.mistake("the JSON ends too early; close every bracket and quotation mark");
    } else {
      String reason = malformed.getOriginalMessage().lines().findFirst().orElse("");
      mistake = place.mistake("this is not JSON: " + reason);
    }
    mistake.initCause(malformed);
    return mistake;
  }

  private static Place at(JsonLocation location, Place file) {
    return location == null
        ? file
        : Place.file(
            file.owner() + ", line " + location.getLineNr() + ", column " + location.getColumnNr());
  }
}
