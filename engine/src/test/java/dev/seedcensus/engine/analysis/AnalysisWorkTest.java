package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Graphs that a run may make within the default limits and whose analyses would take minutes or all
 * memory: they are given up, the cheap measures of the same graph are not.
 */
class AnalysisWorkTest {

  private static GraphMeasures measures(StartGraph graph) {
    return new GraphMeasures().of(graph);
  }

  private static void assertGivenUp(StartGraph graph, Function<GraphMeasures, Object> measure) {
    SeedException reached = assertThrows(SeedException.class, () -> measure.apply(measures(graph)));
    assertEquals(
        "limit work: what is asked of a graph of %d nodes and %d edges takes more than 1000000000 steps."
            .formatted(graph.nodes().size(), graph.edges().size()),
        reached.getMessage());
  }

  /** A way of so many rooms from the start to a win. */
  private static Games way(int rooms) {
    Games way = Games.game().node("{'type': 'start'}");
    for (int room = 0; room < rooms; room++) {
      way.node("{'type': 'room'}").edge(room + 1, room + 2);
    }
    return way.node("{'type': 'win'}").edge(rooms + 1, rooms + 2);
  }

  @Test
  void theDiameterOfALongWay() {
    StartGraph graph = way(60_000).graph();
    assertGivenUp(graph, GraphMeasures::diameter);
    GraphMeasures measures = measures(graph);
    assertEquals(60_002, measures.places());
    assertEquals(60_001, measures.shortestWin());
    assertEquals(1.0, measures.winShare());
    assertTrue(measures.winnable());
  }

  /** Keys by the thousand in a star, each with its door. */
  @Test
  void theDistancesOfManyKeys() {
    int keys = 12_000;
    Games star = Games.game().node("{'type': 'start'}");
    for (int key = 0; key < keys; key++) {
      star.node("{'type': 'key', 'pairId': 'p" + key + "'}").edge(1, 2 * key + 2);
      star.node("{'type': 'door', 'pairId': 'p" + key + "'}")
          .gated(1, 2 * key + 3, "{'pairId': 'p" + key + "'}");
    }
    assertGivenUp(star.graph(), GraphMeasures::locks);
  }

  /** A way on which every room is asked for later: as many facts as rooms. */
  private static StartGraph remembered(int rooms) {
    Games way = Games.game().node("{'type': 'start', 'nodeId': 'n0'}");
    for (int room = 1; room <= rooms; room++) {
      way.node("{'type': 'room', 'nodeId': 'n" + room + "'}");
      way.gated(room, room + 1, "{'visited': 'n" + (room - 1) + "'}");
    }
    way.node("{'type': 'win'}");
    return way.gated(rooms + 1, rooms + 2, "{'visited': 'n" + rooms + "'}").graph();
  }

  @Test
  void factsWithoutEnd() {
    GraphMeasures measures = measures(remembered(40_000));
    assertNull(measures.winShare());
    assertNull(measures.shortestWin());
    assertTrue(measures.searchCapped());
    assertTrue(measures.winnable());
    GraphMeasures few = measures(remembered(300));
    assertEquals(301, few.shortestWin());
    assertEquals(1.0, few.winShare());
  }

  @Test
  void theLimitIsThatOfARun() {
    StartGraph graph = way(50).graph();
    GraphMeasures little = new GraphMeasures(Limits.defaults().with(Limit.WORK, 1000)).of(graph);
    assertThrows(SeedException.class, little::diameter);
    assertEquals(52, little.places());
    // Another graph begins anew.
    assertEquals(2, little.of(way(1).graph()).diameter());
    assertEquals(51, measures(graph).diameter());
  }
}
