package dev.seedcensus.engine.rulepush.form;

import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Property;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Reads the levels of a text, in whatever form it has, and writes levels in their own form.
 *
 * <p>A JSON text is a level, a list of levels, an object with a list {@code levels}, or an object
 * of maps of numbers by name. A level in JSON has Keke's {@code ascii}, or a list of objects with
 * {@code kind} and {@code text}, or is in its own form. A text that is not JSON is a map of numbers
 * if it begins with a digit, and otherwise a drawing in Keke's letters.
 */
public final class LevelText {

  private static final ObjectMapper JSON =
      JsonMapper.builder(
              new JsonFactoryBuilder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** What the parser says of a field that an object has twice. */
  private static final String TWICE = "Duplicate field";

  private LevelText() {}

  /**
   * The levels of a text, at least one, all with different ids and all playable: something is YOU
   * at the start, or there are automata that may yet bring that about.
   *
   * @throws IllegalArgumentException with one sentence, without a full stop, that names the level
   */
  public static List<Level> read(String text) {
    // A byte order mark is no part of a drawing or of JSON.
    List<Level> levels = parse(text.startsWith("\uFEFF") ? text.substring(1) : text);
    if (levels.isEmpty()) {
      throw new IllegalArgumentException("There is no level in it");
    }
    Set<String> ids = new HashSet<>();
    for (Level level : levels) {
      if (!ids.add(level.id())) {
        throw new IllegalArgumentException(
            "Two levels have the id '%s': give each its own".formatted(level.id()));
      }
      named(level.id(), () -> playable(level));
    }
    return levels;
  }

  private static List<Level> parse(String text) {
    if (text.isBlank() || text.strip().equals("null")) {
      return List.of();
    }
    char first = text.stripLeading().charAt(0);
    if (first != '{' && first != '[') {
      String unnamed = "1";
      return List.of(
          named(
              unnamed,
              () ->
                  Character.isDigit(first) && !text.contains("_")
                      ? NumberForm.read(unnamed, text)
                      : KekeForm.read(unnamed, "", text)));
    }
    JsonNode json = tree(text);
    List<Level> levels = new ArrayList<>();
    if (json.isArray() || json.path("levels").isArray()) {
      for (JsonNode each : json.isArray() ? json : json.path("levels")) {
        levels.add(level(each, Integer.toString(levels.size() + 1)));
      }
    } else if (!json.isEmpty() && json.properties().stream().allMatch(e -> isMap(e.getValue()))) {
      json.properties()
          .forEach(
              entry ->
                  levels.add(
                      named(
                          entry.getKey(),
                          () -> NumberForm.read(entry.getKey(), entry.getValue().textValue()))));
    } else {
      levels.add(level(json, "1"));
    }
    return levels;
  }

  private static boolean isMap(JsonNode value) {
    return value.isTextual() && value.textValue().matches("(?s)\\s*\\d+\\s+\\d+\\s*\\n.*");
  }

  private static Level level(JsonNode json, String unnamed) {
    JsonNode own = json.path(ObjectForm.fits(json) ? "map" : "id");
    return named(
        own.isMissingNode() ? unnamed : own.asText(),
        () -> {
          if (json.has("ascii")) {
            JsonFields level = new JsonFields(json, "The level", List.of());
            return KekeForm.read(
                level.textOr("id", unnamed), level.textOr("name", ""), level.text("ascii"));
          }
          return ObjectForm.fits(json)
              ? ObjectForm.read(json, unnamed)
              : OwnForm.read(json, unnamed);
        });
  }

  private static <T> T named(String id, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException e) {
      String said = e.getMessage();
      throw new IllegalArgumentException(
          "level '%s': %s%s"
              .formatted(id, said.substring(0, 1).toLowerCase(Locale.ROOT), said.substring(1)),
          e);
    }
  }

  private static Level playable(Level level) {
    Board board = new Board(new LevelTable(level, Mechanics.STANDARD));
    boolean you = false;
    for (int object = 0; object < level.pieces().size(); object++) {
      int properties = board.rules().properties(board.kind(object));
      you |= (properties & Property.YOU.bit()) != 0;
    }
    if (!you && level.automata().isEmpty()) {
      throw new IllegalArgumentException(
          "Nothing is YOU at the start: put the words of a rule like BABA IS YOU in a row, and such a"
              + " thing on the board");
    }
    return level;
  }

  private static JsonNode tree(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      String remedy =
          e.getOriginalMessage().startsWith(TWICE)
              ? "the field before it stands there twice; leave one out"
              : "look there for a bracket, comma or quotation mark that is missing or too many";
      throw new IllegalArgumentException(
          "It is not JSON that can be read%s: %s"
              .formatted(
                  at == null
                      ? ""
                      : " from line %d, column %d on".formatted(at.getLineNr(), at.getColumnNr()),
                  remedy),
          e);
    }
  }

  /** Writes levels so that {@link #read} gives them back; equal levels give equal texts. */
  public static String write(List<Level> levels) {
    ArrayNode json = JSON.createArrayNode();
    levels.forEach(level -> json.add(OwnForm.write(level)));
    return json.toString();
  }

  /** Reads what {@link #write} wrote, without looking whether the levels can be played. */
  public static List<Level> restore(String text) {
    return parse(text);
  }
}
