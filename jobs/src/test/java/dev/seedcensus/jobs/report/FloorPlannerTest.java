package dev.seedcensus.jobs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Value;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import dev.seedcensus.jobs.report.Drawing.Area;
import dev.seedcensus.jobs.report.Drawing.Line;
import dev.seedcensus.jobs.report.FloorPlan.Box;
import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of graphs on their way to a drawing. */
class FloorPlannerTest {

  /** A graph written down: labels are JSON with single quotes, nodes count from 0. */
  private static final class Graph {
    private final List<StartGraph.Node> nodes = new ArrayList<>();
    private final List<StartGraph.Edge> edges = new ArrayList<>();

    Graph node(String label) {
      nodes.add(new StartGraph.Node(nodes.size() + 1, value(label)));
      return this;
    }

    Graph edge(int v, int w, String label) {
      edges.add(new StartGraph.Edge(v + 1, w + 1, value(label)));
      return this;
    }

    FloorPlan plan() {
      return FloorPlanner.plan(GameGraph.of(new StartGraph(nodes, edges)));
    }

    private static Value value(String json) {
      try {
        return JsonValues.of(new ObjectMapper().readTree(json.replace('\'', '"')));
      } catch (JsonProcessingException e) {
        throw new IllegalArgumentException(json, e);
      }
    }
  }

  private static Graph startAndWin() {
    return new Graph().node("{'type': 'start', 'nodeId': 'start'}").node("{'type': 'win'}");
  }

  @Test
  void aWayAndItsReverseAreOneThatLeadsBothWays() {
    FloorPlan plan =
        startAndWin()
            .edge(1, 0, "{'type': 'backtrack', 'prereq': {'traversed': 'e'}}")
            .edge(0, 1, "{'type': 'path', 'edgeId': 'e'}")
            .plan();
    assertEquals(
        List.of(
            new Box("start", "start", null, false, true), new Box("win", "", null, false, true)),
        plan.boxes());
    assertEquals(List.of(new Way(0, 1, true, List.of(), false, null)), plan.ways());
  }

  @Test
  void waysThatBothAskForAKeyStayTwo() {
    FloorPlan plan =
        startAndWin()
            .edge(0, 1, "{'prereq': {'pairId': 'a'}}")
            .edge(1, 0, "{'prereq': {'pairId': 'b'}}")
            .plan();
    assertEquals(
        List.of(
            new Way(0, 1, false, List.of("a"), false, null),
            new Way(1, 0, false, List.of("b"), false, null)),
        plan.ways());
  }

  @Test
  void locksNameAllPairsThatTheyAskFor() {
    String gate = "{'prereq': {'visited': 'x', 'any': [{'pairId': 'b'}, {'pairId': 'a'}]}}";
    assertEquals(
        List.of(new Way(0, 1, false, List.of("a", "b"), false, null)),
        startAndWin().edge(0, 1, gate).plan().ways());
    assertEquals(
        List.of(new Way(0, 1, false, List.of(), true, null)),
        startAndWin().edge(0, 1, "{'prereq': {'visited': 'start'}}").plan().ways());
  }

  @Test
  void keysAndDoorsHaveTheirPair() {
    FloorPlan plan =
        new Graph()
            .node("{'type': 'key', 'pairId': 'p'}")
            .node("{'type': 'door', 'pairId': 'p'}")
            .plan();
    assertEquals(
        List.of(new Box("key", "", "p", true, false), new Box("door", "", "p", false, false)),
        plan.boxes());
  }

  @Test
  void aPuzzleIsTheWayThatItStandsIn() {
    FloorPlan plan =
        startAndWin()
            .node("{'type': 'puzzle_intro'}")
            .node("{'type': 'distractor'}")
            .edge(0, 2, "{'type': 'path', 'prereq': {'pairId': 'k'}}")
            .edge(2, 1, "{'type': 'choice', 'correct': true}")
            .edge(2, 3, "{'type': 'choice'}")
            .edge(3, 0, "{'type': 'path'}")
            .edge(1, 0, "{'type': 'backtrack'}")
            .plan();
    assertEquals(List.of(new Way(0, 1, true, List.of("k"), false, "puzzle")), plan.ways());
  }

  @Test
  void aMinigameWithTwoWaysOnIsABox() {
    FloorPlan plan =
        startAndWin()
            .node("{'type': 'room'}")
            .node("{'type': 'choice'}")
            .edge(0, 3, "{}")
            .edge(3, 1, "{}")
            .edge(3, 2, "{}")
            .plan();
    assertEquals(new Box("battle", "", null, false, false), plan.boxes().get(3));
    assertEquals(
        List.of(
            new Way(0, 3, false, List.of(), false, null),
            new Way(3, 1, false, List.of(), false, null),
            new Way(3, 2, false, List.of(), false, null)),
        plan.ways());
  }

  /** Also a way from a box to itself. */
  @Test
  void aGraphWithoutStartAndTypesIsAPlanToo() {
    FloorPlan plan = new Graph().node("{}").edge(0, 0, "{}").plan();
    assertEquals(List.of(new Box("", "", null, false, false)), plan.boxes());
    assertEquals(List.of(new Way(0, 0, false, List.of(), false, null)), plan.ways());
    assertTrue(new PlanLayout().draw(plan).width() > 0);
    assertEquals(List.of(), new PlanLayout().draw(new Graph().plan()).boxes());
  }

  /** Everything outside of minigames is there, with assertions on in ELK. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dag-locked",
        "dungeon",
        "dungeon-gates",
        "dungeon-matching",
        "maze-locked",
        "mystery-daily"
      })
  void bundledGrammarsAreDrawnWhole(String grammar) {
    Path file = Path.of("../data/grammars/" + grammar + ".json");
    Evolver evolver = new Evolver(GrammarFiles.compile(GrammarFiles.read(file, Map.of()), grammar));
    LongStream.rangeClosed(1, 15)
        .forEach(
            seed -> {
              HostGraph graph = evolver.evolve(seed);
              FloorPlan plan = FloorPlanner.plan(GameGraph.of(graph));
              checkWhole(graph, plan);
              Drawing drawing = new PlanLayout().draw(plan);
              checkDrawing(drawing);
              assertEquals(drawing, new PlanLayout().draw(plan));
            });
  }

  private static void checkWhole(HostGraph graph, FloorPlan plan) {
    GameGraph game = GameGraph.of(graph);
    int places = 0;
    int keys = 0;
    int minigames = 0;
    for (int node = 0; node < game.nodeCount(); node++) {
      places += game.type(node).isPlace() ? 1 : 0;
      keys += game.isKey(node) ? 1 : 0;
      String type = String.valueOf(game.nodeLabel(node).get("type")).replace("\"", "");
      boolean entrance = type.matches("death|puzzle_intro|matching_board");
      minigames += entrance ? 1 : 0;
    }
    assertEquals(places, plan.boxes().stream().filter(Box::place).count());
    assertEquals(keys, plan.boxes().stream().filter(Box::key).count());
    assertEquals(minigames, plan.ways().stream().filter(way -> way.minigame() != null).count());
  }

  private static void checkDrawing(Drawing drawing) {
    for (int i = 0; i < drawing.lines().size(); i++) {
      Line line = drawing.lines().get(i);
      Way way = drawing.plan().ways().get(i);
      List<Integer> points = line.points();
      assertTouches(drawing.boxes().get(way.from()), points.get(0), points.get(1));
      assertTouches(
          drawing.boxes().get(way.to()),
          points.get(points.size() - 2),
          points.get(points.size() - 1));
      assertEquals(way.isChallenge(), line.mark() != null);
      assertFalse(way.isChallenge() && line.mark().x() == 0, "a mark is left at the corner");
    }
    for (Area box : drawing.boxes()) {
      assertTrue(box.x() >= 0 && box.x() + box.width() <= drawing.width());
      assertTrue(box.y() >= 0 && box.y() + box.height() <= drawing.height());
    }
  }

  private static void assertTouches(Area box, int x, int y) {
    boolean touches =
        x >= box.x() - 1
            && x <= box.x() + box.width() + 1
            && y >= box.y() - 1
            && y <= box.y() + box.height() + 1;
    assertTrue(touches, () -> "(%d, %d) is not at %s".formatted(x, y, box));
  }
}
