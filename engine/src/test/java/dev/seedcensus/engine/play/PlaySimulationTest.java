package dev.seedcensus.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.battle.Battle;
import dev.seedcensus.engine.battle.BattleTable;
import dev.seedcensus.engine.battle.BestPlay;
import dev.seedcensus.engine.battle.ExactBattle;
import dev.seedcensus.engine.battle.Policy;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Value;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Walks on small graphs whose results are known. */
class PlaySimulationTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int WALKS = 20_000;
  private static final double CLOSE = 1e-8;

  /** Puts the minigames in place of monster and puzzle edges. */
  private static final Program FLAVOR =
      compile(
          "{\"start\": \"START\", \"rules\": [{\"primitive\": \"monster-battle\"},"
              + " {\"primitive\": \"puzzle-choice\"}]}");

  private final List<StartGraph.Node> nodes = new ArrayList<>();
  private final List<StartGraph.Edge> edges = new ArrayList<>();

  private static Program compile(String grammar) {
    return Program.compile(new GrammarLoader(new Primitives()).load(grammar, "test"));
  }

  private static Value label(String type, String fields) {
    try {
      ObjectNode label = (ObjectNode) JSON.readTree("{" + fields.replace('\'', '"') + "}");
      return JsonValues.of(label.put("type", type));
    } catch (IOException e) {
      throw new IllegalArgumentException(fields, e);
    }
  }

  private int node(String type, String fields) {
    nodes.add(new StartGraph.Node(nodes.size() + 1, label(type, fields)));
    return nodes.size();
  }

  private void edge(int v, int w, String type, String fields) {
    edges.add(new StartGraph.Edge(v, w, label(type, fields)));
  }

  private GameGraph graph() {
    return GameGraph.of(
        new Evolver(FLAVOR)
            .evolveFrom(
                new StartGraph(nodes, edges), 1, EnumSet.allOf(Need.class), Observer.NOBODY));
  }

  private static PlaySimulation simulation(int walks) {
    return new PlaySimulation(walks, 10_000, BigDecimal.ONE);
  }

  private static void assertNear(double expected, PlayTally tally) {
    double error = Math.sqrt(expected * (1 - expected) / tally.walks());
    double rate = (double) tally.wins() / tally.walks();
    assertTrue(Math.abs(rate - expected) <= 4 * error, rate + " for " + expected);
  }

  private GameGraph oneBattle() {
    edge(node("start", ""), node("win", ""), "monster", "");
    return graph();
  }

  @Test
  void greedyWinsOneBattleAsOftenAsWhoAlwaysAttacks() {
    ExactBattle exact = ExactBattle.solve(Battle.of(BattleTable.standard()), Policy.FIXED.get(0));
    PlayTally tally = simulation(WALKS).of(oneBattle()).walk(5, PlayPolicy.GREEDY);
    assertNear(exact.win().doubleValue(), tally);
    assertEquals(WALKS, tally.wins() + tally.deaths());
    assertEquals(WALKS, tally.battles());
    assertEquals(tally.wins(), tally.battlesWon());
    assertEquals(tally.moves(), WALKS + 2 * tally.rolls(), "a way in, then two moves per roll");
    assertEquals(exact.rolls().orElseThrow().doubleValue(), (double) tally.rolls() / WALKS, 0.05);
  }

  @Test
  void cautiousWinsOneBattleAsOftenAsWhoDefendsWithFewHitPoints() {
    ExactBattle exact =
        ExactBattle.solve(
            Battle.of(BattleTable.standard()), Policy.cautious(new BigDecimal("0.3")));
    PlayTally tally = simulation(WALKS).of(oneBattle()).walk(5, PlayPolicy.CAUTIOUS);
    assertNear(exact.win().doubleValue(), tally);
    assertEquals(0, tally.retreats());
  }

  @Test
  void theOptimumOfOneBattleIsBestPlay() {
    for (String hp : List.of("1", "0.7", "0.2")) {
      Battle battle = new Battle(BattleTable.standard(), new BigDecimal(hp));
      BestChance.Result best = new PlaySimulation(1, 1, new BigDecimal(hp)).of(oneBattle()).best();
      assertEquals(BestPlay.of(battle).win().doubleValue(), best.chance(), CLOSE);
      nodes.clear();
      edges.clear();
    }
  }

  /** The second battle is entered with what the first has left, unless a potion lies between. */
  @Test
  void hitPointsAreCarriedFromBattleToBattle() {
    int start = node("start", "");
    int room = node("room", "");
    int win = node("win", "");
    edge(start, room, "monster", "");
    edge(room, win, "monster", "");
    double one = BestPlay.of(Battle.of(BattleTable.standard())).win().doubleValue();
    double two = simulation(1).of(graph()).best().chance();
    assertTrue(two < one * one, two + " < " + one * one);
    int potion = node("potion", "'healValue': 1");
    edge(room, potion, "passage", "");
    edge(potion, room, "passage", "");
    assertEquals(one * one, simulation(1).of(graph()).best().chance(), CLOSE);
    PlaySimulation simulation = simulation(WALKS).of(graph());
    PlayTally greedy = simulation.walk(1, PlayPolicy.GREEDY);
    PlayTally cautious = simulation.walk(1, PlayPolicy.CAUTIOUS);
    assertEquals(0, greedy.potions());
    assertTrue(cautious.potions() > 0);
    assertTrue(cautious.wins() > greedy.wins());
  }

  /**
   * A player with all hit points never loses them in one battle, but dies of a single blow or not:
   * the retreat costs moves and wins nothing. Who begins with few hit points drinks first.
   */
  @Test
  void whoIsHurtRetreatsToAPotion() {
    int start = node("start", "");
    int potion = node("potion", "'healValue': 1");
    edge(start, node("win", ""), "monster", "");
    edge(start, potion, "passage", "");
    edge(potion, start, "passage", "");
    PlaySimulation simulation = simulation(WALKS).of(graph());
    PlayTally cautious = simulation.walk(1, PlayPolicy.CAUTIOUS);
    assertTrue(cautious.retreats() > 0);
    assertEquals(cautious.retreats(), cautious.potions());
    double one = BestPlay.of(Battle.of(BattleTable.standard())).win().doubleValue();
    assertEquals(one, simulation.best().chance(), CLOSE);
    PlaySimulation hurt = new PlaySimulation(WALKS, 10_000, new BigDecimal("0.2")).of(graph());
    assertEquals(one, hurt.best().chance(), CLOSE);
    assertEquals(0, hurt.walk(1, PlayPolicy.GREEDY).potions());
    assertTrue(hurt.walk(1, PlayPolicy.CAUTIOUS).potions() >= WALKS);
  }

  @Test
  void theOptimumGoesAroundABattle() {
    int start = node("start", "");
    int win = node("win", "");
    int room = node("room", "");
    edge(start, win, "monster", "");
    edge(start, room, "passage", "");
    edge(room, win, "passage", "");
    PlaySimulation simulation = simulation(100).of(graph());
    assertEquals(1, simulation.best().chance());
    PlayTally cautious = simulation.walk(1, PlayPolicy.CAUTIOUS);
    assertEquals(100, cautious.wins());
    assertEquals(200, cautious.moves());
    assertEquals(0, cautious.battles());
  }

  /**
   * A battle that half of all defenders win at once, and nine in ten attackers, for whom a key is
   * needed. It lies in a room without a way back to the start; from both the battle can be begun.
   */
  @Test
  void theOptimumFetchesTheKeyToABetterStance() {
    int start = node("start", "");
    int room = node("key", "'pairId': 'p'");
    int battle = battle("'prereq': {'pairId': 'p'}");
    edge(start, battle, "passage", "");
    edge(start, room, "passage", "");
    edge(room, battle, "passage", "");
    assertEquals(0.9, simulation(1).of(graph()).best().chance(), CLOSE);
  }

  /** Without the key, the stance that it opens is worth nothing. */
  @Test
  void aStanceWithoutItsKeyIsClosed() {
    edge(node("start", ""), battle("'prereq': {'pairId': 'none'}"), "passage", "");
    assertEquals(0.5, simulation(1).of(graph()).best().chance(), CLOSE);
  }

  /** A battle of one blow: who defends wins with 1/2, who attacks, through a gate, with 9/10. */
  private int battle(String gate) {
    int entrance = node("choice", "'state': 'normal'");
    int win = node("win", "");
    int death = node("death", "");
    int defend = node("random", "'flavor': 'defend'");
    int attack = node("random", "'flavor': 'attack'");
    edge(entrance, defend, "choice", "");
    edge(entrance, attack, "choice", gate);
    edge(defend, win, "random", "'weight': 1");
    edge(defend, death, "random", "'weight': 1");
    edge(attack, win, "random", "'weight': 9");
    edge(attack, death, "random", "'weight': 1");
    return entrance;
  }

  /** With k answers and one of them right, (k - 1) / 2 are tried in vain. */
  @Test
  void wrongAnswersLeadBackUntilTheRightOneIsGiven() {
    edge(node("start", ""), node("win", ""), "puzzle", "");
    PlayTally tally = simulation(WALKS).of(graph()).walk(3, PlayPolicy.GREEDY);
    assertEquals(WALKS, tally.wins());
    assertEquals(1.5, (double) tally.wrongAnswers() / WALKS, 0.04);
    assertEquals(2L * WALKS + 3 * tally.wrongAnswers(), tally.moves());
    assertEquals(1, simulation(1).of(graph()).best().chance());
  }

  /** The random player answers the one question until it is right; each round takes three moves. */
  @Test
  void theRandomPlayerGuessesAnew() {
    edge(node("start", ""), node("win", ""), "puzzle", "");
    PlayTally tally = simulation(WALKS).of(graph()).walk(3, PlayPolicy.RANDOM);
    assertEquals(WALKS, tally.wins());
    assertEquals(3, (double) tally.wrongAnswers() / WALKS, 0.12);
  }

  @ParameterizedTest
  @EnumSource(
      value = PlayPolicy.class,
      names = {"GREEDY", "CAUTIOUS"})
  void locksAreOpenedWithTheirKeys(PlayPolicy policy) {
    int start = node("start", "");
    int key = node("key", "'pairId': 'p'");
    int win = node("win", "");
    edge(start, key, "passage", "'edgeId': 'e'");
    edge(key, start, "backtrack", "'prereq': {'traversed': 'e'}");
    edge(start, win, "passage", "'prereq': {'pairId': 'p'}");
    PlaySimulation simulation = simulation(10).of(graph());
    PlayTally tally = simulation.walk(1, policy);
    assertEquals(10, tally.wins());
    assertEquals(30, tally.moves());
    assertEquals(1, simulation.best().chance());
  }

  @ParameterizedTest
  @EnumSource(
      value = PlayPolicy.class,
      names = {"GREEDY", "CAUTIOUS", "RANDOM"})
  void whereThereIsNoWinNobodyWins(PlayPolicy policy) {
    int start = node("start", "");
    edge(start, node("win", ""), "passage", "'prereq': {'pairId': 'none'}");
    int room = node("room", "");
    edge(start, room, "passage", "");
    edge(room, start, "passage", "");
    PlaySimulation simulation = new PlaySimulation(10, 50, BigDecimal.ONE).of(graph());
    PlayTally tally = simulation.walk(1, policy);
    assertEquals(0, tally.wins());
    assertEquals(policy == PlayPolicy.RANDOM ? 10 : 0, tally.capped());
    assertEquals(policy == PlayPolicy.RANDOM ? 0 : 10, tally.stuck());
    assertEquals(0, simulation.best().chance());
  }

  /** On generated graphs the optimum, where known, is never below what anybody reaches. */
  @Test
  void nobodyBeatsTheOptimum() throws IOException {
    Path file = Path.of("..", "data", "grammars", "maze-locked.json");
    Evolver evolver = new Evolver(compile(Files.readString(file)));
    PlaySimulation simulation = simulation(400);
    GraphMeasures measures = new GraphMeasures();
    int known = 0;
    for (long seed = 1; seed <= 60; seed++) {
      simulation.of(measures.of(evolver.evolve(seed)).graph());
      Double best = simulation.best().chance();
      if (best != null) {
        known++;
        for (PlayPolicy policy :
            List.of(PlayPolicy.RANDOM, PlayPolicy.GREEDY, PlayPolicy.CAUTIOUS)) {
          PlayTally tally = simulation.walk(seed, policy);
          double slack = 4 * Math.sqrt(best * (1 - best) / tally.walks()) + CLOSE;
          assertTrue((double) tally.wins() / tally.walks() <= best + slack, seed + " " + policy);
        }
      }
    }
    assertTrue(known > 50, known + " known");
  }

  /** Neither other policies nor other graphs before it change what becomes of a walk. */
  @Test
  void aWalkDependsOnItsSeedAndPolicyAlone() throws IOException {
    Path file = Path.of("..", "data", "grammars", "dungeon.json");
    Evolver evolver = new Evolver(compile(Files.readString(file)));
    GraphMeasures measures = new GraphMeasures();
    PlaySimulation used = simulation(5);
    for (long seed = 1; seed <= 20; seed++) {
      measures.of(evolver.evolve(seed));
      used.of(measures.graph()).walk(seed, PlayPolicy.RANDOM);
      PlayTally after = used.walk(seed, PlayPolicy.CAUTIOUS);
      assertEquals(after, simulation(5).of(measures.graph()).walk(seed, PlayPolicy.CAUTIOUS));
    }
  }

  @Test
  void mistakesAreExplained() {
    assertEquals(
        "Cannot walk 0 times with at most 5 moves: there must be at least 1 of each",
        assertThrows(IllegalArgumentException.class, () -> new PlaySimulation(0, 5, BigDecimal.ONE))
            .getMessage());
    assertEquals(
        "Cannot start with -0.1 hit points: they must lie in (0, 1] and have at most 6 decimals",
        assertThrows(
                IllegalArgumentException.class,
                () -> new PlaySimulation(1, 5, new BigDecimal("-0.1")))
            .getMessage());
    assertEquals(
        "Cannot play by \"gredy\": there is no policy of that name; did you mean \"greedy\"?",
        assertThrows(IllegalArgumentException.class, () -> PlayPolicy.named("gredy")).getMessage());
  }
}
