package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.Grammar;
import java.util.EnumSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Replays the recorded runs of the bundled grammars. */
class BundledGrammarConformanceTest {

  private static final ObjectMapper JSON = new ObjectMapper();

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
  void everyRecordedSeedIsReproduced(String name) {
    Program program = Program.compile(RecordedRuns.bundled(name));
    Evolver evolver = new Evolver(program);
    assertAll(
        Stream.concat(
                RecordedRuns.lines(name + ".jsonl"), RecordedRuns.lines(name + ".trace.jsonl"))
            .map(line -> () -> replay(line, evolver)));
  }

  /** The plain evolver is slow; a few seeds show that it is right too. */
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
  void thePlainEvolverReproducesThemToo(String name) {
    Evolver evolver = Evolver.plain(Program.compile(RecordedRuns.bundled(name)));
    assertAll(
        RecordedRuns.lines(name + ".jsonl").limit(3).map(line -> () -> replay(line, evolver)));
  }

  private static void replay(JsonNode line, Evolver evolver) {
    String name = line.get("grammar").asText() + " seed " + line.get("seed");
    Grammar grammar = evolver.program().grammar();
    RuleTally tally = new RuleTally(grammar);
    HostGraph graph = evolver.evolve(line.get("seed").asLong(), EnumSet.allOf(Need.class), tally);
    assertEquals(line.get("firings"), firings(tally), name);
    assertEquals(line.get("iterations").asInt(), evolver.iterations(), name);
    assertEquals(line.get("nodes").asInt(), graph.nodeCount(), name);
    assertEquals(line.get("edges").asInt(), graph.edgeCount(), name);
    assertEquals(counts(line.get("nodeTypes")), nodeTypes(graph), name);
    assertEquals(counts(line.get("edgeTypes")), edgeTypes(graph), name);
    if (line.has("canonical")) {
      assertEquals(line.get("canonical").asText(), CanonicalGraph.structural().text(graph), name);
    }
    assertEquals(line.get("digest").asText(), CanonicalGraph.structural().digest(graph), name);
    if (line.has("trace")) {
      compareTrace(line, evolver, name);
    }
  }

  private static void compareTrace(JsonNode line, Evolver evolver, String name) {
    Trace trace = new Trace();
    evolver.evolve(line.get("seed").asLong(), EnumSet.allOf(Need.class), trace);
    ArrayNode ours = JSON.createArrayNode();
    for (Trace.StageTrace stage : trace.stages()) {
      ObjectNode entry = ours.addObject();
      var compiled = evolver.program().grammar().stages().get(stage.stage());
      entry.put("stage", compiled.name());
      ArrayNode rules = entry.putArray("rules");
      compiled.rules().forEach(rule -> rules.add(rule.name()));
      entry.set("fired", JSON.valueToTree(stage.fired()));
      entry.set("sites", JSON.valueToTree(stage.sites()));
    }
    assertEquals(line.get("trace"), ours, name);
  }

  private static JsonNode firings(RuleTally tally) {
    ArrayNode stages = JSON.createArrayNode();
    for (int s = 0; s < tally.stages(); s++) {
      ObjectNode stage = stages.addObject();
      stage.put("stage", tally.stageName(s));
      ObjectNode rules = stage.putObject("rules");
      for (int r = 0; r < tally.rules(s); r++) {
        rules.put(tally.ruleName(s, r), tally.firings(s, r));
      }
    }
    return stages;
  }

  private static Map<String, Integer> counts(JsonNode types) {
    Map<String, Integer> counts = new TreeMap<>();
    types.properties().forEach(entry -> counts.put(entry.getKey(), entry.getValue().asInt()));
    return counts;
  }

  private static Map<String, Integer> nodeTypes(HostGraph graph) {
    Map<String, Integer> counts = new TreeMap<>();
    graph.forEachNode((id, label) -> counts.merge(text(label), 1, Integer::sum));
    return counts;
  }

  private static Map<String, Integer> edgeTypes(HostGraph graph) {
    Map<String, Integer> counts = new TreeMap<>();
    graph.forEachEdge((v, w, label) -> counts.merge(text(label), 1, Integer::sum));
    return counts;
  }

  private static String text(dev.seedcensus.engine.value.Value label) {
    return dev.seedcensus.engine.value.JsText.of(label.get("type"));
  }
}
