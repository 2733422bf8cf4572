package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.PublicLevels;
import dev.seedcensus.engine.rulepush.PublicLevels.Recorded;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Solution.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What others recorded about public levels holds here. */
class PublicLevelsTest {

  private static final String STATED_WINS_AT = "standard_rules_stated_solution_wins_at";
  private static final String SHORTEST = "standard_rules_shortest";

  /** Maps with longer routes are replayed only. */
  private static final int SEARCHED_TO = 15;

  /** A folder with levels that are not part of the project: {@code -Drulepush.levels=…}. */
  private static final String FURTHER = "rulepush.levels";

  private static LevelTable table(Level level) {
    return new LevelTable(level, Mechanics.STANDARD);
  }

  @Test
  void theBestKnownRoutesOfTheFourMapsWin() {
    for (Recorded map : PublicLevels.golden()) {
      Game.Replay replay = new Game(table(map.level())).replay(map.route("solution"));
      assertTrue(replay.won(), map.level().id());
      assertEquals(map.number("best_known_length"), replay.played(), map.level().id());
      assertEquals(0, replay.rejected(), map.level().id());
    }
  }

  /** The other two take more than 100,000 expansions. */
  @Test
  void theBestKnownRoutesOfTwoMapsAreShortest() {
    List<String> solved = new ArrayList<>();
    for (Recorded map : PublicLevels.golden()) {
      if (map.number("best_known_length") <= SEARCHED_TO) {
        Solution solution = Solver.solve(table(map.level()), Constraints.NONE, 100_000);
        assertEquals(Result.SOLVED, solution.result(), map.level().id());
        assertEquals(map.number("best_known_length"), solution.route().size(), map.level().id());
        assertWins(map.level(), solution);
        solved.add(map.record().path("map").asText());
      }
    }
    assertEquals(List.of("baba_is_you", "off_limits"), solved);
  }

  @Test
  void theShortMapNeedsNoPush() {
    Recorded map = PublicLevels.golden().get(0);
    Solution solution = Solver.solve(table(map.level()), Constraints.NONE, 100_000);
    assertTrue(solution.handsOff());
  }

  @Test
  void statedSolutionsOfPortableLevelsWin() {
    int portable = 0;
    for (Recorded level : PublicLevels.keke()) {
      JsonNode record = level.record();
      if (!record.path("has_MOVE_word").booleanValue()
          && record.path("keke_engine_wins_at").isNumber()
          && record.path(STATED_WINS_AT).isNumber()) {
        portable++;
        Game.Replay replay = new Game(table(level.level())).replay(level.route("stated_solution"));
        assertTrue(replay.won(), level.level().id());
        assertEquals(level.number(STATED_WINS_AT), replay.played(), level.level().id());
      }
    }
    assertEquals(121, portable);
  }

  @Test
  void recordedShortestLengthsAreMet() {
    int recorded = 0;
    for (Recorded level : PublicLevels.keke()) {
      if (level.record().path(SHORTEST).isNumber()) {
        recorded++;
        Solution solution = Solver.solve(table(level.level()), Constraints.NONE, 1_000_000);
        assertEquals(Result.SOLVED, solution.result(), level.level().id());
        assertEquals(level.number(SHORTEST), solution.route().size(), level.level().id());
        assertWins(level.level(), solution);
      }
    }
    assertEquals(69, recorded);
  }

  @Test
  void whateverIsSolvedReplaysToAWin() {
    int solved = 0;
    for (Recorded level : PublicLevels.keke()) {
      Solution solution = Solver.solve(table(level.level()), Constraints.NONE, 5_000);
      if (solution.result() == Result.SOLVED) {
        solved++;
        assertWins(level.level(), solution);
      }
    }
    assertTrue(solved > 100, "%d solved".formatted(solved));
  }

  private static void assertWins(Level level, Solution solution) {
    Game.Replay replay = new Game(table(level)).replay(solution.route());
    assertTrue(replay.won(), level.id());
    assertEquals(solution.route().size(), replay.played(), level.id());
    assertEquals(0, replay.rejected(), Input.letters(solution.route()));
  }

  @Test
  void furtherLevelsHaveTheirRecordedLengths() {
    String folder = System.getProperty(FURTHER);
    assumeTrue(folder != null && Files.isDirectory(Path.of(folder)), "no folder of levels");
    JsonNode lengths = PublicLevels.json(Path.of(folder, "small-levels-shortest.json"));
    String maps = PublicLevels.text(Path.of(folder, "small-levels.json"));
    int met = 0;
    for (Level level : LevelText.read(maps)) {
      Solution solution = Solver.solve(table(level), Constraints.NONE, 1_000_000);
      for (JsonNode record : lengths) {
        if (record.path("file").asText().equals(level.id())) {
          assertEquals(record.path("shortest").asInt(), solution.route().size(), level.id());
          assertWins(level, solution);
          met++;
        }
      }
    }
    assertEquals(28, met);
  }
}
