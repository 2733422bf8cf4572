package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Places that rules add, and what follows for the budget of rooms, against runs. */
class RoomBudgetTest {

  /** Many more seeds by hand: {@code -Dbudget.seeds=100000}. */
  private static final int SEEDS = Integer.getInteger("budget.seeds", 500);

  private static Rule rule(String rule) {
    String grammar = "{'start': 'START', 'rules': [" + rule + "]}";
    return Bundled.parse(grammar.replace('\'', '"')).stages().get(0).rules().get(0);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "\"'spawn-start-goal'\", 2",
        "\"'midpoint-room'\", 1",
        "\"'midpoint-room-oneway'\", 1",
        "\"'dead-end'\", 1",
        "\"'dead-end', 'deadEndType': 'scene'\", 1",
        "\"'dead-end', 'deadEndType': 'niche'\", 0",
        "\"'parallel-path'\", 1",
        "\"'key-door'\", 0",
        "\"'key-door-nested'\", 0",
        "\"'remote-key-door'\", 1",
        "\"'two-key-door'\", 0",
        "\"'health-potion'\", 1",
        "\"'cycle-close-return'\", 0",
        "\"'refine-path-to-monster'\", 0",
        "\"'monster-battle'\", 0",
        "\"'puzzle-choice'\", 0",
        "\"'decorate-node'\", 0",
        "\"'dag-midpoint'\", 1",
        "\"'dag-fork-join'\", 2",
        "\"'dag-key-lock'\", 1",
        "\"'stamp-cast-salt'\", 0",
        "\"'social-lock-nest-x'\", 0",
        "\"'accusation-hub'\", 0",
        "\"'accuse-innocent'\", 0",
      })
  void placesThatPrimitivesAdd(String options, int places) {
    PlaceYield yield = PlaceYield.of(rule("{'primitive': " + options + "}"));
    assertEquals(new PlaceYield(places, places), yield, options);
    assertTrue(yield.isExact());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'node': [['a', {'type': 'room'}]]} | {'node': ['b']} | -1 | -1",
        "{'node': [['a', {'x': 1}]]} | {'node': [['b', 'B']]} | -1 | 0",
        "{'node': ['a']} | {'node': [['b', {'type': {'$eval': '$a.label.x + 1'}}]]} | 0 | 1",
        "{'node': [['a', {'type': 'hall'}]]} | {'node': [{'id': 'a', 'update': {'type': 'room'}}]} | 1 | 1",
        "{'node': [['a', {'type': 'room'}]]} | {'node': [{'id': 'a', 'update': {'lit': true}}]} | 0 | 0",
        "{'node': [['a', {'type': 'hall'}]]} | {'node': [{'id': 'a', 'update': {'type': 'room'}}, ['b', {'$eval': '$a.label'}]]} | 1 | 2",
      })
  void placesThatRulesTakeAwayOrMayAdd(String lhs, String rhs, int least, int greatest) {
    PlaceYield yield = PlaceYield.of(rule("{'name': 'r', 'lhs': " + lhs + ", 'rhs': " + rhs + "}"));
    assertEquals(new PlaceYield(least, greatest), yield);
  }

  @ParameterizedTest
  @CsvSource({
    "dag-plain, 7, 12, OPEN, 4",
    "dag-locked, 9, 16, OPEN, 6",
    "maze-plain, 12, 12, EXACT, 10",
    "maze-locked, 13, 16, CAP, 14",
    "mystery-daily, 9, 9, EXCEEDED, 6",
  })
  void whatTheBundledGrammarsGuarantee(
      String name, int least, int greatest, RoomBudget.Verdict verdict, int safeLimit) {
    RoomBudget budget = RoomBudget.of(Bundled.grammar(name));
    assertEquals(least, budget.least(), name);
    assertEquals(greatest, budget.greatest(), name);
    assertEquals(verdict, budget.verdict(), name);
    assertEquals(safeLimit, budget.safeLimits().get(1), name);
  }

  @Test
  void aGrammarWithoutABudgetHasARangeStill() {
    assertEquals(
        new RoomBudget(OptionalInt.empty(), 24, 27, Map.of()),
        RoomBudget.of(Bundled.grammar("dungeon")));
  }

  @ParameterizedTest
  @CsvSource({
    "dag-plain",
    "dag-locked",
    "maze-plain",
    "maze-locked",
    "mystery-daily",
    "dungeon",
    "dungeon-nested",
    "dungeon-oneway",
    "dungeon-remote",
    "dungeon-gates"
  })
  void everyRunStaysInTheRange(String name) {
    Grammar grammar = Bundled.grammar(name);
    RoomBudget budget = RoomBudget.of(grammar);
    Evolver evolver = new Evolver(Program.compile(grammar));
    GraphMeasures measures = new GraphMeasures();
    for (int seed = 1; seed <= SEEDS; seed++) {
      int places =
          measures.of(evolver.evolve(seed, EnumSet.of(Need.PLAY), Observer.NOBODY)).places();
      String where = name + " seed " + seed + ": " + places + " in " + budget;
      assertTrue(budget.least() <= places && places <= budget.greatest(), where);
    }
  }

  @Test
  void aRuleThatIsAddedShowsInTheVerdict() {
    String stage =
        "{'start': 'START', 'budget': {'rooms': 5}, 'stages': [{'primitive': 'init'}, "
            + "{'name': 'expand', 'limit': 3, 'rules': [%s]}]}";
    String room = "{'primitive': 'dead-end'}";
    String alcove = ", {'primitive': 'dag-fork-join'}";
    RoomBudget before = RoomBudget.of(Bundled.parse(stage.formatted(room).replace('\'', '"')));
    assertEquals(RoomBudget.Verdict.EXACT, before.verdict());
    RoomBudget after =
        RoomBudget.of(Bundled.parse(stage.formatted(room + alcove).replace('\'', '"')));
    assertEquals(RoomBudget.Verdict.OPEN, after.verdict());
    assertEquals(8, after.greatest());
    assertEquals(Map.of(0, -1, 1, 1), after.safeLimits());
  }

  @Test
  void withoutLimitsPlacesAreUnbounded() {
    String endless =
        "{'start': 'START', 'budget': {'rooms': 5}, 'stages': [{'primitive': 'init'}, "
            + "{'name': 'expand', 'rules': [{'primitive': 'dead-end'}]}]}";
    RoomBudget budget = RoomBudget.of(Bundled.parse(endless.replace('\'', '"')));
    assertEquals(RoomBudget.UNBOUNDED, budget.greatest());
    assertEquals(RoomBudget.Verdict.OPEN, budget.verdict());
    assertEquals(List.of(-1, 3), List.copyOf(budget.safeLimits().values()));
  }
}
