package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateTest {

  /** A graph with a gate on the way to its win, the facts of which a test can tell one by one. */
  private static final class Door {
    final GameGraph graph;
    final Facts known;
    final Gate gate;

    Door(String gate) {
      graph =
          GameGraph.of(
              Games.game()
                  .node("{'type': 'start'}")
                  .node("{'type': 'win'}")
                  .node("{'type': 'room', 'evidence': 2}")
                  .node("{'type': 'room', 'evidence': 1}")
                  .gated(1, 2, gate)
                  .graph());
      known = new Facts(graph);
      this.gate = graph.gate(0);
    }

    Door learn(Kind kind, String name) {
      known.learn(graph.names.find(kind, name));
      return this;
    }

    boolean isOpen() {
      return graph.isOpen(0, known);
    }
  }

  @Test
  void eachFlavourAsksForItsOwnFact() {
    assertFalse(
        new Door("{'pairId': 'A'}").learn(Kind.TRAVERSED, "A").learn(Kind.VISITED, "A").isOpen());
    assertTrue(new Door("{'pairId': 'A'}").learn(Kind.PAIR, "A").isOpen());
    assertTrue(new Door("{'traversed': 'A'}").learn(Kind.TRAVERSED, "A").isOpen());
    assertTrue(new Door("{'visited': 'A'}").learn(Kind.VISITED, "A").isOpen());
  }

  @Test
  void aGateNamesThePairsThatItAsksForAtAnyDepth() {
    String gate =
        "{'visited': 'C', 'any': [{'pairId': 'pair_6'}, {'all': [{'pairId': 'pair_10'}, {'pairId': 'pair_6'}]}]}";
    assertEquals(List.of("pair_10", "pair_6"), new Door(gate).graph.pairsAsked(0));
    assertEquals(List.of(), new Door("{'visited': 'C'}").graph.pairsAsked(0));
    assertEquals(List.of(), new Door("null").graph.pairsAsked(0));
  }

  @Test
  void severalFlavoursAskForAllOfThem() {
    Door door = new Door("{'pairId': 'A', 'visited': 'B'}").learn(Kind.PAIR, "A");
    assertFalse(door.isOpen());
    assertTrue(door.learn(Kind.VISITED, "B").isOpen());
  }

  @Test
  void evidenceIsThatOfTheNodesEnteredEachOnce() {
    Door door = new Door("{'evidence': 3}");
    door.known.enter(2);
    door.known.enter(2);
    assertFalse(door.isOpen());
    door.known.enter(3);
    assertTrue(door.isOpen());
    assertTrue(new Door("{'evidence': 0}").isOpen());
    assertTrue(new Door("{'evidence': -1}").isOpen());
  }

  @Test
  void gatesCombineAtAnyDepth() {
    String gate =
        "{'any': [{'all': [{'pairId': 'A'}, {'any': [{'visited': 'B'}, {'traversed': 'C'}]}]}, {'pairId': 'D'}]}";
    assertFalse(new Door(gate).learn(Kind.PAIR, "A").isOpen());
    assertFalse(new Door(gate).learn(Kind.TRAVERSED, "C").isOpen());
    assertTrue(new Door(gate).learn(Kind.PAIR, "A").learn(Kind.TRAVERSED, "C").isOpen());
    assertTrue(new Door(gate).learn(Kind.PAIR, "D").isOpen());
  }

  @Test
  void combinationsStandBesideFlavours() {
    Door door = new Door("{'pairId': 'A', 'any': [{'visited': 'B'}, {'evidence': 2}]}");
    assertFalse(door.learn(Kind.PAIR, "A").isOpen());
    door.known.enter(2);
    assertTrue(door.isOpen());
  }

  @Test
  void allOfNothingIsOpenAndAnyOfNothingIsNot() {
    assertTrue(new Door("{'all': []}").isOpen());
    assertFalse(new Door("{'any': []}").isOpen());
    assertTrue(new Door("{}").isOpen());
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "false", "0", "''"})
  void whatCountsAsFalseIsNoGate(String gate) {
    assertNull(new Door(gate).gate);
    assertTrue(new Door(gate).isOpen());
  }

  @Test
  void aNumberStandsForItsPrint() {
    assertTrue(new Door("{'pairId': 3}").learn(Kind.PAIR, "3").isOpen());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "'A'|a gate is an object, not \"\"A\"\"",
        "[{'pairId': 'A'}]|a gate is an object, not [{\"\"pairId\"\":\"\"A\"\"}]",
        "{'pairID': 'A'}|there is no flavour of gates \"\"pairID\"\"",
        "{'pairId': ['A']}|pairId takes a name, not [\"\"A\"\"]",
        "{'visited': ''}|visited takes a name, not \"\"\"\"",
        "{'evidence': '3'}|evidence takes a number, not \"\"3\"\"",
        "{'all': {'pairId': 'A'}}|all takes a list of gates, not {\"\"pairId\"\":\"\"A\"\"}",
        "{'any': 'A'}|any takes a list of gates, not \"\"A\"\"",
        "{'all': [null]}|a gate is an object, not null"
      })
  void malformedGatesNeverOpenAndSayWhy(String gate, String problem) {
    Door door = new Door(gate);
    for (int fact = 0; fact < door.graph.facts(); fact++) {
      door.known.learn(fact);
    }
    assertFalse(door.isOpen());
    assertEquals(problem.replace("\"\"", "\""), door.gate.problem());
  }

  @Test
  void aMalformedAlternativeLeavesTheOthersOpen() {
    Door door = new Door("{'any': [{'key': 'A'}, {'pairId': 'B'}]}").learn(Kind.PAIR, "B");
    assertTrue(door.isOpen());
    assertEquals("there is no flavour of gates \"key\"", door.gate.problem());
  }

  @Test
  void aLockIsAGateThatNamesAPairAtAnyDepth() {
    assertTrue(new Door("{'pairId': 'A'}").gate.isLock());
    assertTrue(new Door("{'any': [{'all': [{'pairId': 'A'}]}, {'visited': 'B'}]}").gate.isLock());
    assertFalse(new Door("{'visited': 'A', 'any': [{'traversed': 'B'}]}").gate.isLock());
  }

  /** More facts than fit a word, so that none is mistaken for another. */
  @Test
  void hundredsOfFactsAreToldApart() {
    Games game = Games.game().node("{'type': 'start', 'nodeId': 'n1'}");
    for (int node = 2; node <= 200; node++) {
      game.node("{'type': 'key', 'pairId': 'p" + node + "'}")
          .edge(1, node)
          .gated(node, 1, "{'pairId': 'p" + node + "'}");
    }
    GameGraph graph = GameGraph.of(game.graph());
    Facts known = new Facts(graph);
    known.enter(99);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      boolean expected = graph.gate(edge) == null || graph.source(edge) == 99;
      assertEquals(expected, graph.isOpen(edge, known), "edge " + edge);
    }
    assertEquals(199, Set.copyOf(new Closure().compute(graph).chain().get(0)).size());
  }
}
