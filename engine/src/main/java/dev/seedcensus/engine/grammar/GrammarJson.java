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
import dev.seedcensus.engine.message.Wording;
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
  private int depth;

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
      throw malformed(malformed, json, file);
    } catch (IOException impossible) {
      throw new UncheckedIOException("Cannot read a text in memory", impossible);
    }
  }

  /** One level more than {@link #DEEPEST}, so that the message about it is ours. */
  private static JsonFactory factory() {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder().maxNestingDepth(DEEPEST + 1).build();
    return JsonFactory.builder().streamReadConstraints(constraints).build();
  }

  private JsonNode document() throws IOException {
    if (parser.nextToken() == null) {
      throw file.mistake("it is empty; write a grammar as a JSON object");
    }
    JsonNode document = value();
    if (parser.nextToken() != null) {
      throw here().mistake("something follows the grammar; a file holds one JSON object");
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
    enter();
    ObjectNode object = NODES.objectNode();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      if (object.has(key)) {
        throw here()
            .mistake("the key " + Wording.quote(key) + " stands twice in one object; keep one");
      }
      parser.nextToken();
      object.set(key, value());
    }
    depth--;
    return object;
  }

  private ArrayNode array() throws IOException {
    enter();
    ArrayNode array = NODES.arrayNode();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      array.add(value());
    }
    depth--;
    return array;
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw here()
          .mistake("arrays and objects stand in each other more than " + DEEPEST + " levels deep");
    }
  }

  private JsonNode number() throws IOException {
    if (parser.getNumberType() == JsonParser.NumberType.INT) {
      return NODES.numberNode(parser.getIntValue());
    }
    double number = parser.getDoubleValue();
    if (!Double.isFinite(number)) {
      throw here()
          .mistake(
              "the number " + Wording.abbreviate(parser.getText()) + " is too large for a double");
    }
    return NODES.numberNode(number);
  }

  private Place here() {
    return at(parser.currentTokenLocation(), file);
  }

  private static Place at(JsonLocation location, Place file) {
    return Place.file(
        file.owner() + ", line " + location.getLineNr() + ", column " + location.getColumnNr());
  }

  private static GrammarException malformed(
      JsonProcessingException malformed, String json, Place file) {
    JsonLocation location = malformed.getLocation();
    Place place = location == null ? file : at(location, file);
    GrammarException mistake = place.mistake(clause(malformed, rest(json, location)));
    mistake.initCause(malformed);
    return mistake;
  }

  private static String clause(JsonProcessingException malformed, String rest) {
    if (malformed instanceof StreamConstraintsException) {
      return "a number or a key is too long to be read";
    }
    if (malformed instanceof JsonEOFException || rest.isEmpty()) {
      return "the JSON ends too early; close every bracket and quotation mark";
    }
    if (malformed.getOriginalMessage().startsWith("Non-standard token")) {
      return "JSON has no NaN and no Infinity; write a number";
    }
    String line = rest.lines().findFirst().orElse("");
    return "the JSON is malformed"
        + (line.isEmpty() ? " at the end of the line" : " at " + Wording.quote(line))
        + "; "
        + remedy(rest.charAt(0));
  }

  private static String remedy(char unexpected) {
    return switch (unexpected) {
      case '\'', '‘', '’', '“', '”' -> "write texts in double quotes";
      case '/', '#' -> "take the comment out";
      case ']', '}' -> "take out a comma before it, or put a value there";
      case '\n', '\r', '\t' -> "a text cannot go over a line break or tabulator; write \\n or \\t";
      default -> "look for a comma, colon, bracket or quotation mark that is missing or too many";
    };
  }

  private static String rest(String json, JsonLocation location) {
    long offset = location == null ? -1 : location.getCharOffset();
    return offset < 0 || offset > json.length() ? "" : json.substring((int) offset);
  }
}
