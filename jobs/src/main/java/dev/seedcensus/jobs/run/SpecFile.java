package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A YAML file of fields, each a single value, a list or a map, with their places. */
final class SpecFile {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int LONGEST = 1 << 20;

  /** Lists and maps within each other: a battle's table has three levels. */
  private static final int DEEPEST = 8;

  private static final YAMLFactory YAML =
      YAMLFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final Path path;
  private final Map<String, Field> fields = new LinkedHashMap<>();

  /**
   * A field.
   *
   * @param place file, line and column, for messages
   * @param value a String, or a List or a Map by String of values
   */
  record Field(String name, String place, Object value) {

    /** The single value. */
    String text() {
      if (value instanceof String text) {
        return text;
      }
      throw new UserException("%s: field '%s' must be a single value.".formatted(place, name));
    }

    /** The list of values; a single value counts as a list of one. */
    List<String> list() {
      if (value instanceof List<?> items) {
        return items.stream().map(this::flat).toList();
      }
      return List.of(text());
    }

    private String flat(Object item) {
      if (item instanceof String text) {
        return text;
      }
      throw new UserException("%s: field '%s' is nested too deeply.".formatted(place, name));
    }

    /** The value as one text: a list with commas between, a map as JSON. */
    String optionText() {
      return value instanceof Map<?, ?>
          ? JSON.valueToTree(value).toString()
          : String.join(",", list());
    }

    /** The map of values. */
    Map<String, String> map() {
      if (!(value instanceof Map<?, ?> entries)) {
        throw new UserException(
            "%s: field '%s' must be a map, one 'name: value' per line.".formatted(place, name));
      }
      Map<String, String> map = new LinkedHashMap<>();
      entries.forEach((key, entry) -> map.put(String.valueOf(key), flat(entry)));
      return map;
    }
  }

  private SpecFile(Path path) {
    this.path = path;
  }

  /**
   * Reads a spec.
   *
   * @throws UserException if the file is missing or no such YAML, with line and column
   */
  static SpecFile read(Path path) {
    String text = Options.read(path);
    if (text.length() > LONGEST) {
      throw new UserException(
          "%s: it has %,d characters, more than the %,d that a spec can have."
              .formatted(path, text.length(), LONGEST));
    }
    SpecFile file = new SpecFile(path);
    try (JsonParser parser = YAML.createParser(text)) {
      file.parse(parser);
    } catch (JsonProcessingException e) {
      throw new UserException(
          "%s: this is not YAML that can be read: %s."
              .formatted(file.place(e.getLocation()), remedy(e.getOriginalMessage())),
          e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }

  private static String remedy(String message) {
    if (message.startsWith("Duplicate field")) {
      return "a name stands twice; keep one";
    }
    if (message.contains("'\\t(TAB)'")) {
      return "indent with spaces, not with tabs";
    }
    if (message.contains("nest") || message.contains("Depth")) {
      return "it is nested too deep; a field is a value, a list or a map of values";
    }
    return "write 'name: value' lines, and look for a bracket, quotation mark or colon that is"
        + " missing or too many, or an indent that differs";
  }

  Map<String, Field> fields() {
    return fields;
  }

  private void parse(JsonParser parser) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      throw new UserException(
          path + ": a job spec is a list of fields, for example 'experiment: grammar'.");
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      String place = place(parser.currentTokenLocation());
      parser.nextToken();
      fields.put(name, new Field(name, place, value(parser, name, place, 1)));
    }
    if (parser.nextToken() != null) {
      throw new UserException(
          place(parser.currentTokenLocation())
              + ": another document begins here; a file holds one job spec.");
    }
  }

  /** The value at the parser's token, which is so deep in the field. */
  private Object value(JsonParser parser, String name, String place, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new UserException("%s: field '%s' is nested too deeply.".formatted(place, name));
    }
    switch (parser.currentToken()) {
      case START_ARRAY -> {
        List<Object> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(value(parser, name, place, depth + 1));
        }
        return items;
      }
      case START_OBJECT -> {
        Map<String, Object> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String key = parser.currentName();
          parser.nextToken();
          entries.put(key, value(parser, name, place, depth + 1));
        }
        return entries;
      }
      default -> {
        return scalar(parser, name, place);
      }
    }
  }

  private static String scalar(JsonParser parser, String name, String place) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_NULL || (token.isScalarValue() && parser.getText().isEmpty())) {
      throw new UserException(
          "%s: field '%s' has no value: give one or leave the field out.".formatted(place, name));
    }
    if (((YAMLParser) parser).isCurrentAlias()) {
      throw new UserException(
          "%s: field '%s' refers to another value by '*'; write the value itself."
              .formatted(place, name));
    }
    return parser.getText();
  }

  private String place(JsonLocation at) {
    return at == null
        ? path.toString()
        : "%s, line %d, column %d".formatted(path, at.getLineNr(), at.getColumnNr());
  }
}
