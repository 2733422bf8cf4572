package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;

/** Searches that could take for ever give up, and say so. */
class SearchCapsTest {

  /** A hub with rooms around it, each with a key that the last door asks for. */
  private static Games manyKeys(int keys) {
    StringJoiner all = new StringJoiner(", ", "{'all': [", "]}");
    Games game = Games.game().node("{'type': 'start'}").node("{'type': 'win'}");
    for (int key = 0; key < keys; key++) {
      all.add("{'pairId': '" + key + "'}");
      game.node("{'type': 'key', 'pairId': '" + key + "'}").edge(1, key + 3).edge(key + 3, 1);
    }
    return game.gated(1, 2, all.toString());
  }

  @Test
  void theShortestWinIsGivenUp() {
    GraphMeasures measures = manyKeys(30).measures();
    assertTrue(measures.winnable());
    assertNull(measures.shortestWin());
    assertTrue(measures.searchCapped());
    assertEquals(new ShortestWin.Result(null, true, ShortestWin.MOST_EXPANDED), measures.win());
  }

  @Test
  void theNextGraphIsSearchedAsIfNothingHadHappened() {
    GraphMeasures measures = manyKeys(30).measures();
    assertTrue(measures.searchCapped());
    measures.of(manyKeys(7).graph());
    assertEquals(15, measures.shortestWin());
    assertFalse(measures.searchCapped());
  }

  /** In each of many steps a key can be taken or left, and the last gate asks for all of them. */
  private static Games fork(int steps, boolean locked) {
    StringJoiner all = new StringJoiner(", ", "{'all': [", "]}");
    Games game = Games.game().node("{'type': 'start'}");
    int last = 1;
    for (int step = 0; step < steps; step++) {
      all.add("{'pairId': '" + step + "'}");
      int key = 3 * step + 2;
      game.node("{'type': 'key', 'pairId': '" + step + "'}")
          .node("{'type': 'room'}")
          .node("{'type': 'room'}");
      game.edge(last, key).edge(last, key + 1).edge(key, key + 2).edge(key + 1, key + 2);
      last = key + 2;
    }
    game.node("{'type': 'win'}");
    return locked ? game.gated(last, last + 1, all.toString()) : game.edge(last, last + 1);
  }

  private static Optional<Routes.Result> routes(Games game, int mostStates) {
    GameGraph graph = GameGraph.of(game.graph());
    return new Routes().count(graph, new TopologicalOrder().read(graph), mostStates);
  }

  @Test
  void countsGoBeyondAllNumbersOfTheMachine() {
    Routes.Result result = routes(fork(2000, false), Routes.MOST_STATES).orElseThrow();
    assertEquals(BigInteger.TWO.pow(2000), result.routes());
    assertEquals(result.routes(), result.wins());
    assertEquals(1, result.winShare());
    assertEquals(1, result.winChance());
  }

  @Test
  void factsThatMatterAreToldApartUpToACap() {
    Routes.Result result = routes(fork(8, true), Routes.MOST_STATES).orElseThrow();
    assertEquals(BigInteger.valueOf(256), result.routes());
    assertEquals(BigInteger.ONE, result.wins());
    assertEquals(1.0 / 256, result.winChance());
    assertEquals(Optional.empty(), routes(fork(8, true), 500));
  }

  @Test
  void routesAreGivenUp() {
    GraphMeasures measures = fork(25, true).measures();
    assertNull(measures.winShare());
    assertNull(measures.winChance());
    assertEquals(1, measures.routeDepth());
    assertEquals(List.of(25), measures.chain().stream().map(List::size).toList());
  }
}
