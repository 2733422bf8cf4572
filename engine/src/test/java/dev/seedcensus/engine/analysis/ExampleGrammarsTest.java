package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The grammars with locks of other kinds than the bundled ones do what they are there for. */
class ExampleGrammarsTest {

  /** Many more seeds by hand: {@code -Dexamples.seeds=100000}. */
  private static final int SEEDS = Integer.getInteger("examples.seeds", 300);

  static List<String> names() {
    return Bundled.EXAMPLES;
  }

  private static void onSeeds(String name, BiConsumer<HostGraph, GraphMeasures> check) {
    Evolver evolver = Bundled.evolver(name);
    GraphMeasures measures = new GraphMeasures();
    for (int seed = 1; seed <= SEEDS; seed++) {
      HostGraph graph = evolver.evolve(seed);
      check.accept(graph, measures.of(graph));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void noGameIsFlawed(String name) {
    onSeeds(
        name,
        (graph, measures) -> {
          int flaws = measures.stranded() + measures.unopenable() + measures.dangling();
          assertEquals(0, flaws + measures.malformed(), name + measures.flaws());
          assertTrue(measures.winnable(), name);
        });
  }

  @Test
  void locksLieInsideLocksAsDeepAsTheirLabelsSay() {
    int[] nested = {0};
    onSeeds(
        "dungeon-nested",
        (graph, measures) -> {
          int counted = deepestLabel(graph);
          assertTrue(counted <= 2);
          assertTrue(measures.nestingDepth() >= counted);
          nested[0] += counted == 2 ? 1 : 0;
        });
    assertTrue(nested[0] > 0);
  }

  private static int deepestLabel(HostGraph graph) {
    int[] deepest = {0};
    graph.forEachNode(
        (id, label) -> {
          if (label.get("lockDepth") instanceof Num depth) {
            deepest[0] = Math.max(deepest[0], (int) depth.value());
          }
        });
    return deepest[0];
  }

  @Test
  void everyKeyLiesFarFromItsDoor() {
    int[] locks = {0};
    onSeeds(
        "dungeon-remote",
        (graph, measures) -> {
          assertEquals(measures.keys(), measures.locks().size());
          measures.locks().forEach(lock -> assertTrue(lock.distance() >= 4, lock.toString()));
          locks[0] += measures.keys();
        });
    assertTrue(locks[0] > 0);
  }

  @Test
  void oneWayRoomsFire() {
    Grammar grammar = Bundled.grammar("dungeon-oneway");
    Evolver evolver = new Evolver(Program.compile(grammar));
    RuleTally tally = new RuleTally(grammar);
    int firings = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      tally.reset();
      evolver.evolve(seed, EnumSet.of(Need.TRACE), tally);
      assertEquals("midpoint-room-oneway", tally.ruleName(1, 1));
      firings += tally.firings(1, 1);
    }
    assertTrue(firings > 0);
  }

  // ---- two keys, against exhaustive play

  @ParameterizedTest
  @CsvSource({"all, 8", "any, 6", "flavours, 8"})
  void aDoorOfTwoKeysAsksForWhatItSays(String mode, int shortestWin) {
    String rule = "{'primitive': 'two-key-door', 'mode': '" + mode + "', 'limit': 1}";
    Grammar grammar =
        Bundled.parse(("{'start': 'START', 'rules': [" + rule + "]}").replace('\'', '"'));
    HostGraph evolved =
        new Evolver(Program.compile(grammar))
            .evolveFrom(corridor(), 1, EnumSet.allOf(Need.class), new RuleTally(grammar));
    StartGraph graph = renumbered(evolved);
    Play play = new Play(graph);
    GraphMeasures measures = new GraphMeasures().of(graph);
    assertEquals(play.rounds(false).chain, measures.chain());
    assertEquals(List.of(List.of("pair_a_1", "pair_b_1")), measures.chain());
    assertEquals(play.stranded(), measures.flaws().stranded());
    assertEquals(play.shortestWin(), measures.shortestWin());
    assertEquals(shortestWin, measures.shortestWin());
    assertEquals(2, measures.locks().get(0).distance());
    assertEquals(mode.equals("flavours") ? 1 : 2, measures.locks().size());
    assertFalse(measures.acyclic());
  }

  /** Start, two rooms and a win in a row. */
  private static StartGraph corridor() {
    List<StartGraph.Node> nodes = new ArrayList<>();
    for (String type : List.of("start", "room", "room", "win")) {
      nodes.add(new StartGraph.Node(nodes.size() + 1, Obj.of("type", Text.of(type))));
    }
    Obj path = Obj.of("type", Text.of("path"));
    return new StartGraph(
        nodes,
        List.of(
            new StartGraph.Edge(1, 2, path),
            new StartGraph.Edge(2, 3, path),
            new StartGraph.Edge(3, 4, path)));
  }

  /** The graph with nodes numbered from 1; the start, which no rewrite has touched, stays first. */
  private static StartGraph renumbered(HostGraph graph) {
    Map<Integer, Integer> numbers = new HashMap<>();
    List<StartGraph.Node> nodes = new ArrayList<>();
    graph.forEachNode(
        (id, label) -> {
          numbers.put(id, nodes.size() + 1);
          nodes.add(new StartGraph.Node(nodes.size() + 1, label));
        });
    List<StartGraph.Edge> edges = new ArrayList<>();
    graph.forEachEdge(
        (v, w, label) -> edges.add(new StartGraph.Edge(numbers.get(v), numbers.get(w), label)));
    return new StartGraph(nodes, edges);
  }
}
