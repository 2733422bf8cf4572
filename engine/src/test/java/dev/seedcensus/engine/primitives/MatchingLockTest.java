package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Matchings;
import dev.seedcensus.engine.matching.Puzzle;
import dev.seedcensus.engine.matching.PuzzleGenerator;
import dev.seedcensus.engine.matching.Theme;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The matching lock, put in place of one edge. */
class MatchingLockTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The first seed whose puzzle has two clues. */
  private static final long TWO_CLUES = 2;

  /** A lock in place of the one edge between a start and a win. */
  private static HostGraph graph(String edgeFields, String options) throws Exception {
    ObjectNode grammar =
        (ObjectNode)
            JSON.readTree(
                """
                {"start": "START", "stages": [
                  {"name": "one edge", "rules": [{"name": "spawn", "lhs": "START", "rhs": {
                    "node": [{"id": "s", "label": {"type": "start", "nodeId": "start"}},
                             {"id": "g", "label": {"type": "win", "nodeId": "goal"}}],
                    "edge": [{"v": "s", "w": "g", "label": {"type": "puzzle"%s}}]}}]},
                  {"name": "lock", "rules": [{"primitive": "matching-lock"%s}]}]}"""
                    .formatted(edgeFields, options));
    return new Evolver(
            Program.compile(new GrammarLoader(new Primitives()).load(grammar.toString(), "lock")))
        .evolve(1);
  }

  private record Edge(int v, int w, Value label) {}

  private static List<Edge> edges(HostGraph graph) {
    List<Edge> edges = new ArrayList<>();
    graph.forEachEdge((v, w, label) -> edges.add(new Edge(v, w, label)));
    return edges;
  }

  private static Map<Integer, Value> nodes(HostGraph graph) {
    Map<Integer, Value> nodes = new TreeMap<>();
    graph.forEachNode(nodes::put);
    return nodes;
  }

  private static String text(Value label, String field) {
    return label.get(field) instanceof Text text ? text.value() : null;
  }

  private static List<Edge> choices(HostGraph graph, boolean correct) {
    return edges(graph).stream()
        .filter(e -> "choice".equals(text(e.label, "type")))
        .filter(e -> e.label.get("correct").truthy() == correct)
        .toList();
  }

  private static int start(HostGraph graph) {
    return nodes(graph).entrySet().stream()
        .filter(node -> "start".equals(text(node.getValue(), "type")))
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  private static Edge wayIn(HostGraph graph) {
    return edges(graph).stream().filter(e -> e.v == start(graph)).findFirst().orElseThrow();
  }

  @Test
  void takesOverNameAndGateOfItsEdge() throws Exception {
    HostGraph graph =
        graph(
            ", \"edgeId\": \"e_ab_1\", \"prereq\": {\"pairId\": \"pair_1\"}",
            ", \"puzzleSeed\": " + TWO_CLUES);
    assertEquals(10, graph.nodeCount());
    assertEquals(16, graph.edgeCount());
    assertEquals("e_ab_1", text(wayIn(graph).label, "edgeId"));
    assertEquals("pair_1", text(wayIn(graph).label.get("prereq"), "pairId"));
    assertEquals(1, choices(graph, true).size());
    assertEquals("e_ab_1", text(choices(graph, true).get(0).label, "edgeId"));
    assertEquals(5, choices(graph, false).size());
  }

  @Test
  void namesTheWayInWhereItsEdgeHasNoName() throws Exception {
    HostGraph graph = graph("", ", \"puzzleSeed\": " + TWO_CLUES);
    assertEquals("e_mb_1", text(wayIn(graph).label, "edgeId"));
    assertTrue(wayIn(graph).label.get("prereq").isUndefined());
    assertNull(text(choices(graph, true).get(0).label, "edgeId"));
    assertTrue(new GraphMeasures().of(graph).winnable());
  }

  @Test
  void tellsThePuzzleOfItsSeed() throws Exception {
    for (long seed = 1; seed <= 20; seed++) {
      Puzzle puzzle = new PuzzleGenerator(CluePool.of(3)).generate(seed);
      for (Theme wording : Theme.all()) {
        HostGraph graph =
            graph("", ", \"wording\": \"%s\", \"puzzleSeed\": %d".formatted(wording, seed));
        List<Value> clues =
            nodes(graph).values().stream()
                .filter(label -> "clue".equals(text(label, "type")))
                .toList();
        assertEquals(
            puzzle.clues(), clues.stream().map(c -> wording.parse(text(c, "text"))).toList());
        List<String> solution = puzzle.solution().stream().map(wording::target).toList();
        assertEquals(solution, targets(choices(graph, true).get(0).label));
      }
    }
  }

  @Test
  void answersAreAllMatchingsInOrder() throws Exception {
    HostGraph graph = graph("", ", \"puzzleSeed\": 5");
    List<List<String>> answers =
        edges(graph).stream()
            .filter(e -> "choice".equals(text(e.label, "type")))
            .sorted((e, f) -> rank(e) - rank(f))
            .map(e -> targets(e.label))
            .toList();
    List<List<String>> expected = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      List<String> answer = new ArrayList<>();
      for (int target : Matchings.unrank(3, k)) {
        answer.add(Theme.HOUSE.target(target));
      }
      expected.add(answer);
    }
    assertEquals(expected, answers);
    for (Edge wrong : choices(graph, false)) {
      Value distractor = nodes(graph).get(wrong.w);
      assertEquals("wrong%d_1".formatted(rank(wrong)), text(distractor, "nodeId"));
      assertEquals(targets(wrong.label), targets(distractor));
      assertTrue(
          edges(graph).stream().anyMatch(e -> e.v == wrong.w && e.w == start(graph)), "way back");
    }
  }

  private static int rank(Edge answer) {
    int[] matching = new int[3];
    List<String> targets = targets(answer.label);
    for (int s = 0; s < 3; s++) {
      int t = 0;
      while (!Theme.HOUSE.target(t).equals(targets.get(s))) {
        t++;
      }
      matching[s] = t;
    }
    return Matchings.rank(matching);
  }

  private static List<String> targets(Value label) {
    Arr answer = (Arr) label.get("answer");
    List<String> targets = new ArrayList<>();
    for (int i = 0; i < answer.length(); i++) {
      targets.add(((Text) answer.at(i)).value());
    }
    return targets;
  }

  @Test
  void firesOnceAndGivesCluesAWayBackOnceRead() throws Exception {
    HostGraph graph = graph("", ", \"limit\": 5");
    long boards =
        nodes(graph).values().stream()
            .filter(label -> "matching_board".equals(text(label, "type")))
            .count();
    assertEquals(1, boards);
    for (Edge edge : edges(graph)) {
      if ("backtrack".equals(text(edge.label, "type"))) {
        String read = text(edge.label.get("prereq"), "traversed");
        assertTrue(
            edges(graph).stream()
                .anyMatch(e -> read.equals(text(e.label, "edgeId")) && e.w == edge.v));
      }
    }
  }

  @Test
  void twoThingsHaveOneWrongAnswer() throws Exception {
    HostGraph graph = graph("", ", \"n\": 2");
    assertEquals(1, choices(graph, true).size());
    assertEquals(1, choices(graph, false).size());
    assertEquals(5, graph.nodeCount());
  }
}
