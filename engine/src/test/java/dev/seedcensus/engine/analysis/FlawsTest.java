package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Graphs with one thing wrong, or special, each. */
class FlawsTest {

  private static final Soundness.Report SOUND =
      new Soundness.Report(List.of(), List.of(), List.of(), List.of());

  /** Also where it is the first that a reader reads. */
  @Test
  void aGraphWithoutNodes() {
    GraphMeasures measures = Games.game().measures();
    assertEquals(0, measures.places());
    assertEquals(List.of(), measures.chain());
    assertFalse(measures.winnable());
  }

  @Test
  void aLockThatGuardsItsOwnKey() {
    Games game =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'door', 'pairId': 'A'}")
            .node("{'type': 'key', 'pairId': 'A'}")
            .node("{'type': 'win'}")
            .edge(1, 2)
            .gated(2, 3, "{'pairId': 'A'}")
            .edge(3, 4);
    GraphMeasures measures = game.measures();
    assertEquals(List.of("A"), game.flaws().unopenable());
    assertEquals(1, measures.unopenable());
    assertEquals(List.of(2), game.flaws().stranded());
    assertEquals(0, measures.dangling());
    assertEquals(0, measures.nestingDepth());
    assertEquals(List.of(new Lock("A", null, 1, false)), measures.locks());
    assertFalse(measures.winnable());
    assertNull(measures.shortestWin());
    assertFalse(measures.searchCapped());
  }

  @Test
  void gatesThatAskForWhatIsNotThere() {
    Games game =
        Games.game()
            .node("{'type': 'start', 'nodeId': 'here'}")
            .node("{'type': 'win'}")
            .gated(1, 2, "{'any': [{'pairId': 'A'}, {'visited': 'here'}, {'traversed': 'B'}]}")
            .gated(2, 1, "{'visited': 'C'}");
    assertEquals(
        List.of(
            new Soundness.Dangling(1, 2, "pairId", "A"),
            new Soundness.Dangling(1, 2, "traversed", "B"),
            new Soundness.Dangling(2, 1, "visited", "C")),
        game.flaws().dangling());
    assertEquals(2, game.measures().dangling());
    assertEquals(List.of("A"), game.flaws().unopenable());
    assertEquals(1, game.measures().shortestWin());
  }

  /** A door carries the pair, so its gate names something; that there is no key is another flaw. */
  @Test
  void aPairWithoutAKeyIsUnopenableAndDoesNotDangle() {
    Games game =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'door', 'pairId': 'A'}")
            .node("{'type': 'win'}")
            .edge(1, 2)
            .edge(2, 1)
            .gated(2, 3, "{'pairId': 'A'}");
    assertEquals(new Soundness.Report(List.of(), List.of("A"), List.of(), List.of()), game.flaws());
    assertEquals(List.of(new Lock("A", null, null, false)), game.measures().locks());
  }

  @Test
  void aLossIsAnEndingAndNoTrap() {
    Games game =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'loss'}")
            .node("{'type': 'death'}")
            .node("{'type': 'verdict'}")
            .node("{'type': 'win'}")
            .node("{'type': 'room'}")
            .edge(1, 2)
            .edge(1, 3)
            .edge(1, 4)
            .edge(1, 5);
    assertEquals(SOUND, game.flaws());
    assertEquals(List.of(6), game.edge(1, 6).flaws().stranded());
    assertEquals(1, game.measures().stranded());
  }

  @Test
  void aKeyThatNobodyReaches() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'door', 'pairId': 'A'}")
            .node("{'type': 'key', 'pairId': 'A'}")
            .node("{'type': 'win'}")
            .edge(1, 2)
            .gated(2, 4, "{'pairId': 'A'}")
            .edge(3, 2)
            .measures();
    assertEquals(1, measures.keys());
    assertEquals(List.of(new Lock("A", null, 1, false)), measures.locks());
    assertEquals(List.of(), measures.chain());
    assertFalse(measures.winnable());
  }

  /** The closure goes to the key and to the door; a player has to choose, and cannot come back. */
  @Test
  void theClosureMayWinWhereNoPlayerCan() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'key', 'pairId': 'A'}")
            .node("{'type': 'door', 'pairId': 'A'}")
            .node("{'type': 'win'}")
            .edge(1, 2)
            .edge(1, 3)
            .gated(3, 4, "{'pairId': 'A'}")
            .measures();
    assertTrue(measures.winnable());
    assertNull(measures.shortestWin());
    assertFalse(measures.searchCapped());
    assertEquals(0.0, measures.winShare());
  }

  @Test
  void evidenceOpensTheLastDoor() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'secret', 'pairId': 'A', 'evidence': 1}")
            .node("{'type': 'secret', 'pairId': 'B', 'evidence': 1}")
            .node("{'type': 'win'}")
            .edge(1, 2)
            .edge(2, 1)
            .edge(1, 3)
            .edge(3, 1)
            .gated(1, 4, "{'evidence': 2}")
            .measures();
    assertEquals(5, measures.shortestWin());
    assertEquals(List.of(List.of("A", "B")), measures.chain());
    assertEquals(List.of(), measures.locks());
  }

  @Test
  void chainsAreSortedByCodeUnit() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'key', 'pairId': 'pair_6'}")
            .node("{'type': 'key', 'pairId': 'pair_10'}")
            .edge(1, 2)
            .edge(1, 3)
            .measures();
    assertEquals(List.of(List.of("pair_10", "pair_6")), measures.chain());
  }

  @Test
  void wrongTurnsLowerTheShareAndTheChance() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'start'}")
            .node("{'type': 'room'}")
            .node("{'type': 'loss'}")
            .node("{'type': 'win'}")
            .node("{'type': 'loss'}")
            .edge(1, 2)
            .edge(1, 3)
            .edge(2, 4)
            .edge(2, 5)
            .measures();
    assertEquals(1.0 / 3, measures.winShare());
    assertEquals(0.25, measures.winChance());
  }

  /** Ten tenths, added up in doubles, are less than one. */
  @Test
  void whatCannotFailHasAChanceOfOne() {
    Games game = Games.game().node("{'type': 'start'}").node("{'type': 'win'}");
    for (int node = 3; node <= 12; node++) {
      game.node("{'type': 'room'}").edge(1, node).edge(node, 2);
    }
    assertEquals(1.0, game.measures().winChance());
    assertEquals(1.0, game.measures().winShare());
  }

  @Test
  void aGraphWithoutAStartHasNothingToReach() {
    GraphMeasures measures =
        Games.game().node("'START'").node("{'type': 'win'}").edge(1, 2).measures();
    assertEquals(1, measures.places());
    assertEquals(0, measures.stranded());
    assertFalse(measures.winnable());
    assertNull(measures.shortestWin());
    assertNull(measures.diameter());
    assertTrue(measures.acyclic());
    assertEquals(0, measures.routeDepth());
    assertNull(measures.winShare());
  }

  @Test
  void whatDoesNotHangTogetherWithTheStartHasNoPartInTheDiameter() {
    Games game = Games.game().node("{'type': 'start'}").node("{'type': 'room'}");
    for (int node = 3; node <= 100; node++) {
      game.node("{'type': 'room'}").edge(node, node - (node == 3 ? 0 : 1));
    }
    assertEquals(0, game.measures().diameter());
    assertEquals(1, game.edge(2, 1).measures().diameter());
    assertEquals(99, game.edge(3, 2).measures().diameter());
  }

  @Test
  void idsMayBeFarApart() {
    StartGraph graph =
        new StartGraph(
            List.of(
                new StartGraph.Node(7, Games.value("{'type': 'start'}")),
                new StartGraph.Node(Integer.MAX_VALUE, Games.value("{'type': 'win'}"))),
            List.of(new StartGraph.Edge(7, Integer.MAX_VALUE, Games.value("{'type': 'path'}"))));
    assertEquals(1, new GraphMeasures().of(graph).shortestWin());
  }

  @Test
  void minigamesAreCountedOnceAndTheirPartsOneByOne() {
    GraphMeasures measures =
        Games.game()
            .node("{'type': 'choice'}")
            .node("{'type': 'choice'}")
            .node("{'type': 'random'}")
            .node("{'type': 'death'}")
            .node("{'type': 'puzzle_intro'}")
            .node("{'type': 'distractor'}")
            .node("{'type': 'suspect'}")
            .edge(1, 3, "{'type': 'choice'}")
            .edge(3, 4, "{'type': 'consequence'}")
            .edge(3, 2, "{'type': 'retreat'}")
            .edge(5, 6, "{'type': 'path'}")
            .measures();
    assertEquals(2, measures.minigames());
    assertEquals(6, measures.minigameNodes());
    assertEquals(3, measures.minigameEdges());
    assertEquals(1, measures.suspects());
  }

  @Test
  void nothingCanBeMeasuredBeforeThereIsAGraph() {
    Exception refused =
        assertThrows(IllegalStateException.class, () -> new GraphMeasures().places());
    assertEquals(
        "Nothing can be measured before a graph is given; call of(graph) first",
        refused.getMessage());
  }
}
