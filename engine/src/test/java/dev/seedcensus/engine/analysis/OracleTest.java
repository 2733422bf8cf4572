package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every analysis on thousands of small random graphs, against exhaustive play. */
class OracleTest {

  private static final int GRAPHS = 4000;

  private final GraphMeasures measures = new GraphMeasures();

  private void onRandomGraphs(Games.Ways ways, BiConsumer<Play, String> check) {
    for (int seed = 0; seed < GRAPHS; seed++) {
      StartGraph graph = Games.random(seed, ways);
      measures.of(graph);
      check.accept(new Play(graph), "graph " + seed + ": " + graph);
    }
  }

  private List<Integer> reached() {
    Closure closure = new Closure().compute(measures.graph());
    return IntStream.range(0, measures.graph().nodeCount())
        .filter(closure::reached)
        .mapToObj(measures.graph()::id)
        .toList();
  }

  @Test
  void theClosureIsThatOfFloodsBegunAnewInEveryRound() {
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          Play.Rounds rounds = play.rounds(false);
          assertEquals(rounds.chain, measures.chain(), graph);
          assertEquals(rounds.chain.size(), measures.nestingDepth(), graph);
          assertEquals(rounds.reached.stream().sorted().toList(), reached(), graph);
          assertEquals(play.stranded(), measures.flaws().stranded(), graph);
          assertEquals(play.stranded().size(), measures.stranded(), graph);
        });
  }

  /** Every node left out at once, against a closure of each graph that really lacks it. */
  @Test
  void detoursAreTheClosuresOfGraphsWithoutANode() {
    Detours detours = new Detours();
    for (int seed = 0; seed < GRAPHS; seed++) {
      StartGraph whole = Games.random(seed, Games.Ways.ANY);
      GameGraph graph = GameGraph.of(whole);
      int[] nodes = IntStream.range(0, graph.nodeCount()).toArray();
      detours.compute(graph, nodes, 0, nodes.length);
      for (int lane : nodes) {
        GameGraph rest = GameGraph.of(Games.without(whole, graph.id(lane)));
        Closure closure = new Closure().compute(rest);
        List<Integer> expected =
            IntStream.range(0, rest.nodeCount())
                .filter(closure::reached)
                .mapToObj(rest::id)
                .toList();
        List<Integer> entered =
            IntStream.of(nodes).filter(n -> detours.enters(lane, n)).mapToObj(graph::id).toList();
        assertEquals(expected, entered, "graph " + seed + " without " + lane + ": " + whole);
      }
    }
  }

  @Test
  void noPlayerGoesWhereTheClosureDoesNot() {
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          List<Integer> reached = reached();
          play.states()
              .keySet()
              .forEach(state -> assertTrue(reached.contains(state.node()), graph));
        });
  }

  @Test
  void playersGoWhereverTheClosureDoesIfTheyCanAlwaysComeBack() {
    onRandomGraphs(
        Games.Ways.WITH_RETURN,
        (play, graph) -> {
          List<Integer> visited =
              play.states().keySet().stream().map(Play.State::node).distinct().sorted().toList();
          assertEquals(visited, reached(), graph);
          assertEquals(play.shortestWin() != null, measures.winnable(), graph);
        });
  }

  /**
   * Who has the key of a lock of depth d has come by the keys of d - 1 other pairs before, at
   * least.
   */
  @Test
  void aLockIsNoDeeperThanThePairsThatItsKeyTakes() {
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          Map<Play.State, Integer> states = play.states();
          for (Lock lock : measures.locks()) {
            states.keySet().stream()
                .filter(state -> state.facts().contains("pair " + lock.pairId()))
                .forEach(
                    state -> assertTrue(lock.reachable() && pairs(state) >= lock.depth(), graph));
          }
        });
  }

  private static long pairs(Play.State state) {
    return state.facts().stream().filter(fact -> fact.startsWith("pair ")).count();
  }

  @Test
  void theShortestWinIsThatOfAllPlayers() {
    for (Games.Ways ways : Games.Ways.values()) {
      onRandomGraphs(
          ways,
          (play, graph) -> {
            assertEquals(play.shortestWin(), measures.shortestWin(), graph);
            assertFalse(measures.searchCapped(), graph);
          });
    }
  }

  /** Small graphs never get as far as the second search, so it is made here from the first. */
  @Test
  void leavingOutWhatIsCertainDoesNotChangeTheShortestWin() {
    ShortestWin search = new ShortestWin();
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          Closure closure = new Closure().compute(measures.graph());
          assertEquals(
              play.shortestWin(),
              search.searchThoroughly(measures.graph(), closure).length(),
              graph);
        });
  }

  @Test
  void routesAreCountedAsIfWalkedOneByOne() {
    Routes routes = new Routes();
    TopologicalOrder order = new TopologicalOrder();
    onRandomGraphs(
        Games.Ways.FORWARD,
        (play, graph) -> {
          Play.Ends ends = play.routes();
          Routes.Result result =
              routes.count(measures.graph(), order.read(measures.graph())).orElseThrow();
          assertEquals(ends.routes, result.routes(), graph);
          assertEquals(ends.wins, result.wins(), graph);
          assertEquals(ends.winChance, result.winChance(), 1e-12, graph);
          assertEquals(
              ends.wins.doubleValue() / ends.routes.doubleValue(),
              measures.winShare(),
              1e-15,
              graph);
          assertEquals(result.winChance(), measures.winChance(), graph);
          assertEquals(play.routeDepth(1), measures.routeDepth(), graph);
        });
  }

  @Test
  void graphsWithACycleHaveNoRouteMeasures() {
    onRandomGraphs(
        Games.Ways.WITH_RETURN,
        (play, graph) -> {
          assertFalse(measures.acyclic(), graph);
          assertNull(measures.routeDepth(), graph);
          assertNull(measures.winShare(), graph);
          assertNull(measures.winChance(), graph);
        });
  }

  @Test
  void takingProgressForGrantedNeverDeepensTheChain() {
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          int simple = measures.nestingDepthIgnoringProgress();
          assertEquals(play.rounds(true).chain.size(), simple, graph);
        });
  }

  @Test
  void distancesAreShortestOverAllPairs() {
    onRandomGraphs(
        Games.Ways.ANY,
        (play, graph) -> {
          int[][] distances = play.distances();
          assertEquals(largestBesideStart(distances), measures.diameter(), graph);
        });
  }

  private static int largestBesideStart(int[][] distances) {
    int largest = 0;
    for (int v = 1; v < distances.length; v++) {
      for (int w = 1; w < distances.length; w++) {
        if (distances[1][v] < 1000 && distances[v][w] < 1000) {
          largest = Math.max(largest, distances[v][w]);
        }
      }
    }
    return largest;
  }
}
