package dev.seedcensus.engine.rulepush.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A level's own form in JSON:
 *
 * <pre>{@code
 * {"id": "first", "name": "First steps",
 *  "rows": ["b.B12", "..c.f", "F13.."], "legend": {"c": "crate"},
 *  "automata": [{"id": 0, "noun": "KEKE", "program": "LLRR"}]}
 * }</pre>
 *
 * <p>Names in small letters are things, in capitals words. Rows use Keke's letters and those of the
 * legend, where a list is a stack. Instead of rows, or where ids or dynamic fields matter, {@code
 * "width"}, {@code "height"} and {@code "objects": [{"id": 0, "is": "baba", "x": 1, "y": 2,
 * "fields": {"facing": 2}}]}. This is also the form that levels are written in.
 */
final class OwnForm {

  private OwnForm() {}

  /**
   * Reads a level.
   *
   * @throws IllegalArgumentException if something is missing, unknown or of the wrong type
   */
  static Level read(JsonNode json, String unnamed) {
    JsonFields level =
        new JsonFields(
            json,
            "The level",
            List.of("id", "name", "rows", "legend", "width", "height", "objects", "automata"));
    String id = level.textOr("id", unnamed);
    List<Automaton> automata = new ArrayList<>();
    for (JsonNode each : level.list("automata")) {
      JsonFields system = new JsonFields(each, "An automaton", List.of("id", "noun", "program"));
      automata.add(
          new Automaton(
              system.number("id"),
              system.text("noun").toUpperCase(Locale.ROOT),
              system.text("program").toUpperCase(Locale.ROOT)));
    }
    if (json.has("rows")) {
      return ofRows(level, id, automata);
    }
    return new Level(
        id,
        level.textOr("name", ""),
        level.number("width"),
        level.number("height"),
        objects(level),
        automata);
  }

  private static Level ofRows(JsonFields level, String id, List<Automaton> automata) {
    level.refuse("objects", "rows");
    level.refuse("width", "rows");
    level.refuse("height", "rows");
    List<String> rows = new ArrayList<>();
    for (JsonNode row : level.list("rows")) {
      if (!row.isTextual()
          || (!rows.isEmpty() && row.textValue().length() != rows.get(0).length())) {
        throw new IllegalArgumentException(
            "Row %d is no text of the first row's length: rows must be of one length"
                .formatted(rows.size() + 1));
      }
      rows.add(row.textValue());
    }
    int width = rows.isEmpty() ? 0 : rows.get(0).length();
    return new Level(
        id,
        level.textOr("name", ""),
        width,
        rows.size(),
        KekeForm.pieces(rows, 0, legend(level)),
        automata);
  }

  private static Map<String, List<String>> legend(JsonFields level) {
    Map<String, List<String>> legend = new LinkedHashMap<>();
    level
        .object("legend")
        .properties()
        .forEach(
            entry -> {
              List<String> names = new ArrayList<>();
              if (entry.getValue().isArray()) {
                entry.getValue().forEach(name -> names.add(name(name, entry.getKey())));
              } else {
                names.add(name(entry.getValue(), entry.getKey()));
              }
              legend.put(entry.getKey(), names);
            });
    return legend;
  }

  private static String name(JsonNode name, String letter) {
    if (!name.isTextual()) {
      throw new IllegalArgumentException(
          "The legend says something else than a name of '%s'".formatted(letter));
    }
    return name.textValue();
  }

  /** The thing of a name in small letters, the word of one in capitals. */
  static Letters.Symbol symbol(String name) {
    String capitals = name.toUpperCase(Locale.ROOT);
    boolean word = name.equals(capitals);
    if (!word && !name.equals(name.toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException(
          "'%s' is neither a thing in small letters nor a word in capitals".formatted(name));
    }
    return new Letters.Symbol(word, capitals);
  }

  private static List<Piece> objects(JsonFields level) {
    List<Piece> pieces = new ArrayList<>();
    for (JsonNode each : level.list("objects")) {
      JsonFields object =
          new JsonFields(each, "An object", List.of("id", "is", "x", "y", "fields"));
      Letters.Symbol symbol = symbol(object.text("is"));
      Map<String, Integer> fields = new LinkedHashMap<>();
      JsonFields values = new JsonFields(object.object("fields"), "The fields", List.of());
      object
          .object("fields")
          .fieldNames()
          .forEachRemaining(name -> fields.put(name, values.number(name)));
      pieces.add(
          new Piece(
              object.number("id"),
              symbol.word(),
              symbol.text(),
              object.number("x"),
              object.number("y"),
              fields));
    }
    return pieces;
  }

  /** Writes a level; two levels that play alike and are called alike give the same text. */
  static ObjectNode write(Level level) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("id", level.id());
    if (!level.name().isEmpty()) {
      json.put("name", level.name());
    }
    json.put("width", level.width()).put("height", level.height());
    ArrayNode objects = json.putArray("objects");
    for (Piece piece : level.pieces()) {
      ObjectNode object = objects.addObject().put("id", piece.id());
      object.put("is", piece.word() ? piece.text() : piece.text().toLowerCase(Locale.ROOT));
      object.put("x", piece.x()).put("y", piece.y());
      if (!piece.fields().isEmpty()) {
        ObjectNode fields = object.putObject("fields");
        piece.fields().keySet().stream()
            .sorted()
            .forEach(name -> fields.put(name, piece.fields().get(name)));
      }
    }
    if (!level.automata().isEmpty()) {
      ArrayNode automata = json.putArray("automata");
      for (Automaton system : level.automata()) {
        automata
            .addObject()
            .put("id", system.id())
            .put("noun", system.noun())
            .put("program", system.program());
      }
    }
    return json;
  }
}
