package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Writes the stages that nearly every grammar begins and ends with. */
final class StagePrimitives {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private StagePrimitives() {}

  /** The stages, made of these rules. */
  static List<Primitive> primitives(Map<String, Primitive> rules) {
    return List.of(
        Primitive.stage("init", "Fires once: turns the start symbol into a start and a goal.")
            .with(Option.flag("acyclic", "whether its rule is that of the acyclic grammars"))
            .types("start", "win", "path")
            .writtenBy(settings -> init(settings, rules)),
        Primitive.stage("decorate", "Captions every node and edge that has no caption.")
            .writtenBy(settings -> decorate(settings, rules)));
  }

  private static ObjectNode init(Settings settings, Map<String, Primitive> rules) {
    String rule = settings.flag("acyclic") ? "dag-spawn-start-goal" : "spawn-start-goal";
    ObjectNode options = JSON.objectNode();
    for (String shared : List.of("theme", "startType", "winType", "pathType")) {
      options.set(shared, settings.value(shared));
    }
    return stage("init", IntNode.valueOf(1), settings, rules.get(rule).expand(options));
  }

  private static ObjectNode decorate(Settings settings, Map<String, Primitive> rules) {
    return stage(
        "decorate",
        settings.value("limit"),
        settings,
        rules.get("decorate-node").expand(JSON.objectNode()),
        rules.get("decorate-edge").expand(JSON.objectNode()));
  }

  private static ObjectNode stage(
      String name, JsonNode limit, Settings settings, ObjectNode... rules) {
    ObjectNode stage = JSON.objectNode();
    stage.put("name", settings.has("name") ? settings.text("name") : name);
    if (limit != null) {
      stage.set("limit", limit);
    }
    if (settings.has("induced")) {
      stage.set("induced", settings.value("induced"));
    }
    ArrayNode list = stage.putArray("rules");
    for (ObjectNode rule : rules) {
      list.add(rule);
    }
    return stage;
  }
}
