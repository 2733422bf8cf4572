package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Constraints.Find;
import dev.seedcensus.engine.rulepush.search.Solution.Limit;
import dev.seedcensus.engine.rulepush.search.Solution.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolverTest {

  private static final long CAP = 100_000;

  /** A wall that stands while its rule does; the gap in it is far away. */
  private static final String WALL =
      """
      {"id": "wall", "rows": [
       "W16.w...",
       "....w...",
       "..b.w.f.",
       "....w...",
       "........",
       "B12.F13."]}
      """;

  /** The word CRATE can be pushed up to GAP and IS, but then keke pushes IS away. */
  private static final String FLEETING =
      """
      {"id": "fleeting", "rows": [
       "..k.....",
       ".G1.....",
       "...C....",
       "...b.f..",
       "........",
       "B12.F13."],
       "legend": {"G": "GAP", "C": ["CRATE", "flag"]},
       "automata": [{"id": 0, "noun": "KEKE", "program": "D..."}]}
      """;

  /** Keke pushes a word in the first turn, whatever the player does. */
  private static final String PUSHING_KEKE =
      """
      {"id": "keke", "rows": ["kR......", "b.f.....", "........", "B12.F13."],
       "automata": [{"id": 0, "noun": "KEKE", "program": "R"}]}
      """;

  private static LevelTable table(String json) {
    return new LevelTable(LevelText.read(json).get(0), Mechanics.STANDARD);
  }

  private static Solution solve(String json, Constraints constraints) {
    LevelTable table = table(json);
    Solution solution = Solver.solve(table, constraints, CAP);
    Solution plain = PlainSearch.solve(table, constraints, CAP, () -> {});
    assertEquals(plain.result(), solution.result());
    assertEquals(plain.route(), solution.route());
    assertEquals(plain.expansions(), solution.expansions());
    assertEquals(plain.generated(), solution.generated());
    assertEquals(plain.visited(), solution.visited());
    return solution;
  }

  private static Constraints forbid(String rule) {
    return new Constraints(List.of(rule), List.of(), Find.ANY);
  }

  private static Constraints mustForm(String rule) {
    return new Constraints(List.of(), List.of(rule), Find.ANY);
  }

  private static Constraints find(Find find) {
    return new Constraints(List.of(), List.of(), find);
  }

  @Test
  void findsAShortestRouteThatWins() {
    Solution solution = solve(WALL, Constraints.NONE);
    assertEquals(Result.SOLVED, solution.result());
    // Round the wall: two down, four right, two up.
    assertEquals(8, solution.route().size());
    Game.Replay replay = new Game(table(WALL)).replay(solution.route());
    assertTrue(replay.won());
    assertEquals(8, replay.played());
    assertTrue(solution.bypass());
    assertTrue(solution.handsOff());
  }

  @Test
  void aRuleThatMustFormMakesTheRouteLonger() {
    String level =
        """
        {"id": "detour", "rows": ["b....f.", ".......", "R1.5...", ".......", "B12.F13"]}
        """;
    assertEquals(5, solve(level, Constraints.NONE).route().size());
    // Six moves to the right side of PUSH, one to push it beside IS, four to the flag.
    Solution forming = solve(level, mustForm("ROCK IS PUSH"));
    assertEquals(11, forming.route().size());
    Game game = new Game(table(level));
    game.replay(forming.route());
    assertTrue(game.rules().contains("ROCK IS PUSH"));
    // What holds at the start has formed.
    assertEquals(5, solve(level, mustForm("flag is win")).route().size());
    assertEquals(Result.EXHAUSTED, solve(level, mustForm("ROCK IS FLAG")).result());
  }

  @Test
  void aForbiddenRuleAtTheStartLeavesNoRoute() {
    Solution solution = solve(WALL, forbid("WALL IS STOP"));
    assertEquals(Result.EXHAUSTED, solution.result());
    assertEquals(0, solution.expansions());
  }

  @Test
  void aForbiddenRuleThatComesAndGoesWithinATurnIsCaught() {
    Solution free = solve(FLEETING, Constraints.NONE);
    assertEquals(List.of(Input.UP), free.route());
    Game game = new Game(table(FLEETING));
    game.play(Input.UP);
    assertFalse(game.rules().contains("GAP IS CRATE"), "the rule is gone after the turn");
    assertFalse(game.lastTurn().rules(0).texts().contains("GAP IS CRATE"));
    assertTrue(game.lastTurn().rules(1).texts().contains("GAP IS CRATE"));
    assertFalse(game.lastTurn().rules(2).texts().contains("GAP IS CRATE"));
    Solution without = solve(FLEETING, forbid("GAP IS CRATE"));
    assertEquals(Result.SOLVED, without.result());
    assertTrue(without.route().size() > 1, Input.letters(without.route()));
    assertEquals(free.route(), solve(FLEETING, mustForm("GAP IS CRATE")).route());
  }

  @Test
  void anAutomatonThatPushesAWordMakesBypassButNotHandsOff() {
    Solution solution = solve(PUSHING_KEKE, Constraints.NONE);
    assertEquals(Result.SOLVED, solution.result());
    assertTrue(solution.bypass());
    assertFalse(solution.handsOff());
    assertEquals(solution.route(), solve(PUSHING_KEKE, find(Find.BYPASS)).route());
    assertEquals(Result.EXHAUSTED, solve(PUSHING_KEKE, find(Find.HANDS_OFF)).result());
  }

  @Test
  void bypassForbidsThePlayerToPushWords() {
    String level =
        """
        {"id": "words", "rows": ["b.F1.3", "......", "..f...", "......", "B12..."]}
        """;
    Solution solution = solve(level, Constraints.NONE);
    assertEquals(Result.SOLVED, solution.result());
    assertFalse(solution.bypass() || solution.handsOff());
    assertEquals(Result.EXHAUSTED, solve(level, find(Find.BYPASS)).result());
  }

  @Test
  void aLevelThatIsWonAsItStands() {
    Solution solution =
        solve(
            """
            {"id": "won", "rows": ["x...", "B12.", "F13."], "legend": {"x": ["baba", "flag"]}}
            """,
            Constraints.NONE);
    assertEquals(Result.ALREADY_WON, solution.result());
    assertEquals(List.of(), solution.route());
    assertEquals(0, solution.expansions());
    assertTrue(solution.bypass() && solution.handsOff());
  }

  @Test
  void aCappedSearchClaimsNothing() {
    Solution solution = Solver.solve(table(WALL), Constraints.NONE, 3);
    assertEquals(Result.LIMIT, solution.result());
    assertEquals(Limit.EXPANSIONS, solution.limit());
    assertEquals(3, solution.expansions());
    assertEquals(List.of(), solution.route());
    assertFalse(solution.bypass() || solution.handsOff());
    String hopeless = "{\"id\": \"hopeless\", \"rows\": [\"b.\", \"..\", \"..\", \"B1\", \"12\"]}";
    LevelTable small = table(hopeless.replace("\"B1\", \"12\"", "\"B.\", \"1.\", \"2.\""));
    long all = Solver.solve(small, Constraints.NONE, CAP).expansions();
    assertEquals(Result.EXHAUSTED, Solver.solve(small, Constraints.NONE, all).result());
    assertEquals(Result.LIMIT, Solver.solve(small, Constraints.NONE, all - 1).result());
  }

  @Test
  void aSearchGivesUpBeforeItTakesMoreMemoryThanItMay() {
    int memoryEnded = 0;
    for (long seed = 1000; seed < 1040; seed++) {
      LevelTable table = new LevelTable(RandomLevels.level(seed), Mechanics.STANDARD);
      Solution whole = Solver.solve(table, Constraints.NONE, CAP);
      int gaveUp = 0;
      for (long bytes = whole.bytes() / 8; bytes < 2 * whole.bytes(); bytes += whole.bytes() / 8) {
        Solution solution = Solver.solve(table, Constraints.NONE, new SearchLimits(CAP, bytes));
        if (solution.limit() == Limit.MEMORY) {
          gaveUp++;
          assertEquals(Result.LIMIT, solution.result());
          assertEquals(List.of(), solution.route());
          assertTrue(solution.visited() <= whole.visited(), "seed %d".formatted(seed));
          // The first state is always kept, in the smallest tables.
          assertTrue(
              solution.bytes() <= bytes || solution.visited() == 1, "seed %d".formatted(seed));
        } else {
          assertEquals(whole.result(), solution.result());
          assertEquals(whole.route(), solution.route());
        }
      }
      assertTrue(gaveUp < 16, "seed %d".formatted(seed));
      memoryEnded += gaveUp;
    }
    assertTrue(memoryEnded > 40, "%d".formatted(memoryEnded));
  }

  @Test
  void aRuleThatCannotBeOneOfTheLevelsIsRefused() {
    for (String rule : List.of("WALL STOP", "WAL IS STOP", "WALL IS STOPP", "STOP IS WALL", "")) {
      String said =
          assertThrows(
                  IllegalArgumentException.class,
                  () -> Solver.solve(table(WALL), forbid(rule), CAP))
              .getMessage();
      assertFalse(said.isBlank());
    }
    assertThrows(
        IllegalArgumentException.class, () -> Solver.solve(table(WALL), Constraints.NONE, 0));
  }

  @Test
  void agreesWithThePlainSearchOnRandomLevels() {
    int solved = 0;
    int exhausted = 0;
    for (long seed = 1000; seed < 1150; seed++) {
      LevelTable table = new LevelTable(RandomLevels.level(seed), Mechanics.STANDARD);
      for (Find find : Find.values()) {
        Solution fast = Solver.solve(table, find(find), 300);
        Solution plain = PlainSearch.solve(table, find(find), 300, () -> {});
        String where = "seed %d, %s".formatted(seed, find);
        assertEquals(plain.result(), fast.result(), where);
        assertEquals(plain.route(), fast.route(), where);
        assertEquals(plain.expansions(), fast.expansions(), where);
        assertEquals(plain.generated(), fast.generated(), where);
        assertEquals(plain.visited(), fast.visited(), where);
        solved += fast.result() == Result.SOLVED ? 1 : 0;
        exhausted += fast.result() == Result.EXHAUSTED ? 1 : 0;
      }
    }
    assertTrue(
        Math.min(solved, exhausted) > 25, "%d solved, %d exhausted".formatted(solved, exhausted));
  }
}
