package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvolveCommandTest {

  private static final Path DATA = Path.of("../data");
  private static final String DUNGEON = DATA.resolve("grammars/dungeon.json").toString();

  @TempDir Path folder;

  private static String evolve(String grammar, String seed, String format) {
    Outcome outcome = census("evolve", "--grammar", grammar, "--seed", seed, "--format", format);
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    return outcome.out();
  }

  private static JsonNode recordedTrace() throws IOException {
    String line = Files.readAllLines(DATA.resolve("conformance/dungeon.trace.jsonl")).get(0);
    return new ObjectMapper().readTree(line);
  }

  @Test
  void jsonHasAllNodesAndEdges() throws IOException {
    JsonNode graph = new ObjectMapper().readTree(evolve(DUNGEON, "42", "json"));
    assertEquals("dungeon", graph.get("grammar").textValue());
    assertEquals(42, graph.get("seed").intValue());
    assertEquals(131, graph.get("nodes").size());
    assertEquals(323, graph.get("edges").size());
    assertTrue(graph.get("nodes").get(0).get("label").has("type"));
    assertTrue(graph.get("edges").get(0).has("v") && graph.get("edges").get(0).has("w"));
  }

  @Test
  void dotHasAStatementPerNodeAndEdge() {
    List<String> lines = evolve(DUNGEON, "42", "dot").lines().toList();
    assertEquals("digraph {", lines.get(0));
    assertEquals(
        131, lines.stream().filter(line -> line.matches("  \\d+ \\[label=\".*\\]")).count());
    assertEquals(
        323,
        lines.stream().filter(line -> line.matches("  \\d+ -> \\d+ \\[label=\".*\\]")).count());
    assertEquals(
        1,
        lines.stream().filter(line -> line.contains("[label=\"win\", shape=doublecircle")).count());
  }

  @Test
  void canonicalAndDigestAreTheRecordedOnes() throws IOException {
    JsonNode recorded = recordedTrace();
    String seed = recorded.get("seed").asText();
    assertEquals(recorded.get("canonical").textValue(), evolve(DUNGEON, seed, "canonical"));
    assertEquals(recorded.get("digest").textValue() + "\n", evolve(DUNGEON, seed, "digest"));
  }

  @Test
  void fullFormsKeepWhatOnlyNarrates() {
    Outcome full =
        census("evolve", "--grammar", DUNGEON, "--seed", "3", "--format", "canonical", "--full");
    assertTrue(full.out().contains("\"dot\":"));
    assertTrue(!evolve(DUNGEON, "3", "canonical").contains("\"dot\":"));
  }

  @Test
  void traceHasALinePerIteration() throws IOException {
    JsonNode recorded = recordedTrace();
    List<String> lines = evolve(DUNGEON, recorded.get("seed").asText(), "trace").lines().toList();
    int at = 0;
    for (JsonNode stage : recorded.get("trace")) {
      for (int iteration = 0; iteration < stage.get("sites").size(); iteration++) {
        JsonNode line = new ObjectMapper().readTree(lines.get(at++));
        assertEquals(stage.get("stage"), line.get("stage"));
        assertEquals(iteration, line.get("iteration").intValue());
        for (int rule = 0; rule < stage.get("rules").size(); rule++) {
          assertEquals(
              stage.get("sites").get(iteration).get(rule),
              line.get("sites").get(stage.get("rules").get(rule).textValue()));
        }
        JsonNode fired = stage.get("fired").get(iteration);
        if (fired == null) {
          assertTrue(!line.has("rule") && !line.has("site"));
        } else {
          assertEquals(stage.get("rules").get(fired.get(0).intValue()), line.get("rule"));
          assertEquals(fired.get(1), line.get("site"));
        }
      }
    }
    assertEquals(at, lines.size());
  }

  @Test
  void labelsOfAnyKindAreDrawn() throws IOException {
    Path grammar =
        Files.writeString(
            folder.resolve("g.json"),
            """
            {"start": "S", "limit": 1, "rules": [{"lhs": "S", "rhs": {
              "node": [{"id": "p", "label": "say \\"hi\\" \\\\"}, {"id": "q"}, {"id": "r", "label": 5}],
              "edge": [["p", "q"], ["q", "r", {"k": [true]}]]}}]}
            """);
    assertEquals(
        List.of(
            "  2 [label=\"say \\\"hi\\\" \\\\\"]",
            "  3 [label=\"3\"]",
            "  4 [label=\"5\"]",
            "  2 -> 3 [label=\"\"]",
            "  3 -> 4 [label=\"{\\\"k\\\":[true]}\"]",
            "}"),
        evolve(grammar.toString(), "1", "dot").lines().skip(4).toList());
    JsonNode json = new ObjectMapper().readTree(evolve(grammar.toString(), "1", "json"));
    assertTrue(!json.has("grammar") && !json.get("nodes").get(1).has("label"));
  }

  @Test
  void theCanonicalGrammarGivesTheSameGraphs() throws IOException {
    Path whole = folder.resolve("whole.json");
    Files.writeString(whole, census("grammar", DUNGEON).out());
    assertEquals(evolve(DUNGEON, "9", "json"), evolve(whole.toString(), "9", "json"));
    String changed =
        census("grammar", DUNGEON, "--set", "stages.expand.limit=40", "--compact").out();
    assertEquals(1, changed.lines().count());
    assertEquals(
        40, new ObjectMapper().readTree(changed).get("stages").get(1).get("limit").intValue());
  }
}
