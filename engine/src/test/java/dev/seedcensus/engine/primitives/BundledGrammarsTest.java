package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.grammar.PrimitiveExpander;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bundled grammar files: their stages and rules by name, with weights and limits. */
class BundledGrammarsTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private final Primitives primitives = new Primitives();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dag-plain",
        "dag-locked",
        "maze-plain",
        "maze-locked",
        "dungeon",
        "mystery-daily"
      })
  void grammarHasTheStagesAndRulesOfItsRecordedRuns(String name) throws IOException {
    List<String> recorded = new ArrayList<>();
    for (JsonNode stage : firstRun(name).get("firings")) {
      List<String> rules = new ArrayList<>();
      stage.get("rules").fieldNames().forEachRemaining(rules::add);
      recorded.add(stage.get("stage").textValue() + rules);
    }
    List<String> ours = new ArrayList<>();
    for (JsonNode stage : grammar(name).get("stages")) {
      List<String> rules = new ArrayList<>();
      expandedRules(stage).forEach(rule -> rules.add(rule.get("name").textValue()));
      ours.add(expandedStage(stage).get("name").textValue() + rules);
    }
    assertEquals(recorded, ours);
    assertEquals(name, grammar(name).get("name").textValue());
    assertEquals("START", grammar(name).get("start").textValue());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dag-plain",
        "dag-locked",
        "maze-plain",
        "maze-locked",
        "dungeon",
        "mystery-daily"
      })
  void grammarLoadsAndSoDoesItsCanonicalForm(String name) throws IOException {
    Grammar loaded = new GrammarLoader(primitives).load(grammar(name).toString(), name);
    String canonical = CanonicalGrammar.write(loaded);
    Grammar reloaded = new GrammarLoader(PrimitiveExpander.none()).load(canonical, name);
    assertEquals(canonical, CanonicalGrammar.write(reloaded));
    assertEquals(grammar(name).get("stages").size(), reloaded.stages().size());
  }

  @ParameterizedTest
  @CsvSource({
    "dag-plain, 10, 0, 0, 0, 0",
    "dag-locked, 14, 2, 2, 0, 0",
    "maze-plain, 12, 0, 0, 0, 0",
    "maze-locked, 16, 3, 2, 0, 2",
    "mystery-daily, 8, 4, 3, 5, 1",
  })
  void grammarDeclaresItsBudget(
      String name, int rooms, int keys, int nestingDepth, int npcs, int minigames)
      throws IOException {
    ObjectNode expected =
        JSON.createObjectNode()
            .put("rooms", rooms)
            .put("keys", keys)
            .put("nestingDepth", nestingDepth)
            .put("npcs", npcs)
            .put("minigames", minigames);
    assertEquals(expected, grammar(name).get("budget"));
  }

  @Test
  void dungeonDeclaresNoBudget() throws IOException {
    assertEquals(null, grammar("dungeon").get("budget"));
  }

  @Test
  void weightsAndLimitsAreThoseOfTheCatalogue() throws IOException {
    assertEquals(
        "init(1) expand(14): midpoint-room[1] midpoint-room-oneway[1] dead-end[1] parallel-path[3]"
            + " key-door[12]x3 health-potion[1]x2 close-cycles(3): cycle-close-return[1]"
            + " refine: refine-path-to-passage[3] refine-path-to-monster[1]x2 of minigame"
            + " refine-path-to-puzzle[1]x2 of minigame flavor: monster-battle[1] puzzle-choice[1]"
            + " decorate",
        weights("maze-locked"));
  }

  private String weights(String name) throws IOException {
    StringJoiner text = new StringJoiner(" ");
    for (JsonNode stage : grammar(name).get("stages")) {
      ObjectNode expanded = expandedStage(stage);
      boolean primitive = stage.has("primitive");
      String cap = expanded.has("limit") ? "(" + expanded.get("limit") + ")" : "";
      text.add(expanded.get("name").textValue() + cap + (primitive ? "" : ":"));
      if (!primitive) {
        expandedRules(stage).forEach(rule -> text.add(weight(rule)));
      }
    }
    return text.toString();
  }

  private static String weight(JsonNode rule) {
    return rule.get("name").textValue()
        + "["
        + rule.get("weight")
        + "]"
        + (rule.has("limit") ? "x" + rule.get("limit") : "")
        + (rule.has("type") ? " of " + rule.get("type").textValue() : "");
  }

  private ObjectNode expandedStage(JsonNode stage) {
    return stage.has("primitive")
        ? primitives.stage(stage.get("primitive").textValue(), (ObjectNode) stage)
        : (ObjectNode) stage;
  }

  private List<JsonNode> expandedRules(JsonNode stage) {
    List<JsonNode> rules = new ArrayList<>();
    for (JsonNode rule : expandedStage(stage).get("rules")) {
      rules.add(
          rule.has("primitive")
              ? primitives.rule(rule.get("primitive").textValue(), (ObjectNode) rule)
              : rule);
    }
    return rules;
  }

  private static JsonNode grammar(String name) throws IOException {
    return JSON.readTree(data("grammars", name + ".json"));
  }

  private static JsonNode firstRun(String name) throws IOException {
    try (var runs =
        JSON.readerFor(JsonNode.class).readValues(data("conformance", name + ".jsonl"))) {
      return (JsonNode) runs.next();
    }
  }

  private static java.io.File data(String folder, String file) {
    return Path.of("..", "data", folder, file).toFile();
  }
}
