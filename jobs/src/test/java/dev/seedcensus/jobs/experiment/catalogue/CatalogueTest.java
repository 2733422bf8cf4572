package dev.seedcensus.jobs.experiment.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {

  private static PrimitiveTrial trial(LockPrimitive primitive) {
    return new PrimitiveTrial(
        primitive, Map.of(1, program(primitive, 1), 20, program(primitive, 20)), new int[] {20});
  }

  private static Program program(LockPrimitive primitive, int limit) throws GrammarException {
    String grammar =
        "{\"start\": \"START\", \"limit\": %d, \"rules\": [%s]}".formatted(limit, primitive.rule());
    return Program.compile(GrammarFiles.parse(grammar, primitive.primitive(), Map.of()));
  }

  /** What the rule's own right side tells, the run shows: it never runs out of sites. */
  @ParameterizedTest
  @EnumSource(LockPrimitive.class)
  void aRuleThatFeedsItselfFiresAsOftenAsItMay(LockPrimitive primitive) {
    PrimitiveTrial trial = trial(primitive);
    for (long seed = 1; seed <= 10; seed++) {
      Entry.Once once = trial.once(seed);
      assertEquals(once.feedsItself(), trial.alone(0, seed).firings() == 20);
      assertTrue(once.feedsItself() || !once.selfNests());
    }
  }

  /** Nodes, edges, diameter before and after, recoverable, acyclic, self-nesting. */
  @ParameterizedTest
  @CsvSource({
    "KEY_DOOR, 2, 5, 6, 7, true, false, false",
    "DAG_KEY_LOCK, 4, 5, 6, 8, false, true, true",
    "SOCIAL_LOCK_NEST, 2, 5, 7, 7, true, false, true",
    "CYCLE_CLOSE_RETURN, 0, 1, 4, 3, true, false, false"
  })
  void oneApplication(
      LockPrimitive primitive,
      int nodes,
      int edges,
      int before,
      int after,
      boolean recoverable,
      boolean acyclic,
      boolean nests) {
    Entry.Once once = trial(primitive).once(5);
    assertEquals(
        List.of(nodes, edges, before, after, recoverable, acyclic, nests),
        List.of(
            once.nodes(),
            once.edges(),
            once.diameterBefore(),
            once.diameterAfter(),
            once.recoverable(),
            once.acyclic(),
            once.selfNests()));
  }

  @Test
  void aWayOnWithoutTheKeyIsNotRecoverable() {
    assertTrue(Recovery.of(GameGraph.of(SmallGraphs.chain())));
    assertTrue(Recovery.of(GameGraph.of(SmallGraphs.chainWithSecret())));
    StartGraph chain = SmallGraphs.chain();
    List<StartGraph.Node> nodes = new ArrayList<>(chain.nodes());
    nodes.add(new StartGraph.Node(8, Obj.of("type", Text.of("room"))));
    List<StartGraph.Edge> edges = new ArrayList<>(chain.edges());
    edges.add(new StartGraph.Edge(3, 8, Obj.of("type", Text.of("path"))));
    assertFalse(Recovery.of(GameGraph.of(new StartGraph(nodes, edges))));
    edges.add(new StartGraph.Edge(8, 3, Obj.of("type", Text.of("path"))));
    assertTrue(Recovery.of(GameGraph.of(new StartGraph(nodes, edges))));
  }

  @Test
  void recoveryIsForSmallGraphsWithAStart() {
    StartGraph.Node room = new StartGraph.Node(1, Obj.of("type", Text.of("room")));
    GameGraph noStart = GameGraph.of(new StartGraph(List.of(room), List.of()));
    assertEquals(
        "Cannot play a graph of 1 nodes and 0 edges in all ways: at most 64 each, and a start",
        assertThrows(IllegalArgumentException.class, () -> Recovery.of(noStart)).getMessage());
  }

  private static Setup setup(Map<String, String> options) {
    return Experiments.prepare("catalogue", new Options(options, Path.of("")));
  }

  @Test
  void onlyWhatIsAskedForIsRun() {
    Setup setup = setup(Map.of("limits", "2,3"));
    assertEquals(5, steps(setup, "once"));
    assertEquals(2 + 2 + 2 + 2 + 1 + 3 + 3 + 3 + 3 + 1, steps(setup, "alone"));
  }

  private static long steps(Setup setup, String column) {
    SeedRunner runner = setup.open(List.of(column), false);
    runner.run(1);
    return runner.steps();
  }

  @Test
  void aDefinitionHoldsRulesAndLimits() {
    Setup setup = setup(Map.of("limits", "2, 7"));
    assertTrue(setup.definition().startsWith("{\"limits\":[2,7],\"rules\":{\"key-door\":{"));
    assertEquals(
        setup.definition(), new CatalogueExperiment().restore(setup.definition()).definition());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1,x", "1001", "2,,3"})
  void limitsThatAreNone(String limits) {
    assertEquals(
        "Option limits must be whole numbers from 1 to 1000 with commas between, not '%s'."
            .formatted(limits),
        assertThrows(UserException.class, () -> setup(Map.of("limits", limits))).getMessage());
  }
}
