package dev.seedcensus.engine.rulepush.form;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Maps as lists of objects: {@code {"map": …, "width": …, "height": …, "objects": [{"kind": "BABA",
 * "text": false, "x": 1, "y": 4}]}}, where {@code text} tells words from things. Objects get their
 * ids in the order of the list, from 0. Other fields, such as recorded solutions, are passed over.
 */
final class ObjectForm {

  private ObjectForm() {}

  /** Whether a level is in this form rather than the own one. */
  static boolean fits(JsonNode json) {
    return json.path("objects").path(0).has("kind");
  }

  /**
   * Reads a map.
   *
   * @throws IllegalArgumentException if something is missing or of the wrong type
   */
  static Level read(JsonNode json, String unnamed) {
    JsonFields level = new JsonFields(json, "The map", List.of());
    List<Piece> pieces = new ArrayList<>();
    for (JsonNode each : level.list("objects")) {
      JsonFields object = new JsonFields(each, "An object", List.of("kind", "text", "x", "y"));
      if (!each.path("text").isBoolean()) {
        throw new IllegalArgumentException("An object needs 'text' to be true or false");
      }
      pieces.add(
          new Piece(
              pieces.size(),
              each.path("text").booleanValue(),
              object.text("kind").toUpperCase(Locale.ROOT),
              object.number("x"),
              object.number("y"),
              Map.of()));
    }
    return new Level(
        level.textOr("map", unnamed),
        level.textOr("level", ""),
        level.number("width"),
        level.number("height"),
        pieces,
        List.of());
  }
}
