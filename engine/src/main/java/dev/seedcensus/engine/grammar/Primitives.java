package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.message.Wording;
import java.util.List;

/** Replaces rules and stages that name a primitive by what the expander makes of them. */
final class Primitives {

  static final String KEY = "primitive";

  private static final List<String> STAGE_PROPERTIES = List.of("name", "limit", "induced");

  private final PrimitiveExpander expander;

  Primitives(PrimitiveExpander expander) {
    this.expander = expander;
  }

  /** The rule itself, or what it stands for. */
  JsonNode rule(JsonNode json, Place place) {
    if (!json.has(KEY)) {
      return json;
    }
    ObjectNode options = json.deepCopy();
    String name = name(options.remove(KEY), place);
    try {
      return expander.rule(name, options);
    } catch (GrammarException unusable) {
      throw wrapped(unusable, place);
    }
  }

  /** The stage itself, or what it stands for, with the properties that the file overrides. */
  JsonNode stage(JsonNode json, Place place) {
    if (!json.has(KEY)) {
      return json;
    }
    ObjectNode options = json.deepCopy();
    String name = name(options.remove(KEY), place);
    options.remove(STAGE_PROPERTIES);
    try {
      ObjectNode stage = expander.stage(name, options);
      for (String property : STAGE_PROPERTIES) {
        if (json.has(property)) {
          stage.set(property, json.get(property));
        }
      }
      return stage;
    } catch (GrammarException unusable) {
      throw wrapped(unusable, place);
    }
  }

  private static GrammarException wrapped(GrammarException unusable, Place place) {
    GrammarException placed = place.mistake(unusable.getMessage());
    placed.initCause(unusable);
    return placed;
  }

  private static String name(JsonNode name, Place place) {
    if (!name.isTextual()) {
      throw place
          .field(KEY)
          .mistake("it must be the name of a primitive as text, not " + Wording.describe(name));
    }
    return name.textValue();
  }
}
