package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.play.Event;
import dev.seedcensus.engine.rulepush.play.ExampleMechanics.Crumbling;
import dev.seedcensus.engine.rulepush.play.ExampleMechanics.Gates;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.play.State;
import dev.seedcensus.engine.rulepush.search.Constraints.Find;
import dev.seedcensus.engine.rulepush.search.Solution.Result;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mechanics from outside: searched exactly once their fields are registered, and not before. */
class ExampleMechanicsTest {

  /** The rock must come onto the switch before the gate lets anybody through. */
  private static final String GATE =
      """
      {"id": "gate", "rows": [
       "b.....G.f",
       ".r.s..w..",
       "......w..",
       "R15...w..",
       "W16...w..",
       "B12F13w.."],
       "legend": {"G": "gate", "s": "switch"}}
      """;

  /** The only way leads over a tile, forth and back for the key word. */
  private static final String TILES =
      """
      {"id": "tiles", "rows": ["b.tf", "wwww", "B12.", "F13.", "W16."], "legend": {"t": "tile"}}
      """;

  private static Level level(String json) {
    return LevelText.read(json).get(0);
  }

  @Test
  void gatesAreOpenedBySwitches() {
    LevelTable table = new LevelTable(level(GATE), Mechanics.STANDARD.with(new Gates()));
    Solution solution = Solver.solve(table, Constraints.NONE, 200_000);
    assertEquals(Result.SOLVED, solution.result());
    Game game = new Game(table);
    assertTrue(game.replay(solution.route()).won());
    // Without a push right of the rock nothing gets through.
    assertTrue(solution.route().size() > 8, Input.letters(solution.route()));
    assertEquals(
        solution.route(), PlainSearch.solve(table, Constraints.NONE, 200_000, () -> {}).route());
  }

  @Test
  void tilesCrumbleUnderTheThirdVisit() {
    LevelTable table = new LevelTable(level(TILES), Mechanics.STANDARD.with(new Crumbling()));
    Game game = new Game(table);
    game.replay(Input.route("RRLRL"));
    State twice = game.state();
    Game.Outcome third = game.play(Input.RIGHT);
    assertEquals(
        2, third.events().stream().filter(event -> event instanceof Event.Vanished).count());
    assertTrue(game.undo());
    assertEquals(twice, game.state());
    assertEquals(Result.SOLVED, Solver.solve(table, Constraints.NONE, 1_000).result());
  }

  @Test
  void theFieldsBelongToIdentity() {
    LevelTable table = new LevelTable(level(TILES), Mechanics.STANDARD.with(new Crumbling()));
    StateCodec codec = new StateCodec(table);
    Game game = new Game(table);
    game.play(Input.RIGHT);
    byte[] before = codec.encode(game.state());
    game.replay(Input.route("RL"));
    byte[] after = codec.encode(game.state());
    assertFalse(Arrays.equals(before, after), "the tile has a crack more");
    assertEquals(game.state(), codec.decode(after));
  }

  @Test
  void aFieldThatAMechanicForgotToRegisterStopsTheSearch() {
    LevelTable table =
        new LevelTable(level(TILES), Mechanics.STANDARD.with(new Crumbling(List.of())));
    String said =
        assertThrows(
                IllegalArgumentException.class, () -> Solver.solve(table, Constraints.NONE, 1_000))
            .getMessage();
    assertTrue(said.contains("'cracks'") && said.contains("Mechanic.fields()"), said);
  }

  @Test
  void twoMechanicsCannotRegisterOneField() {
    Mechanics mechanics = Mechanics.STANDARD.with(new Gates());
    assertThrows(IllegalArgumentException.class, () -> mechanics.with(new Gates()));
  }

  @Test
  void bothSearchesAgreeWithMechanics() {
    Mechanics mechanics = Mechanics.STANDARD.with(new Gates()).with(new Crumbling());
    for (String json : List.of(GATE.replace("b.....", "b.t..."), TILES)) {
      String text = json.replace("\"G\": \"gate\",", "\"G\": \"gate\", \"t\": \"tile\",");
      LevelTable table = new LevelTable(level(text), mechanics);
      Constraints constraints = new Constraints(List.of(), List.of(), Find.BYPASS);
      Solution fast = Solver.solve(table, constraints, 2_000);
      Solution plain = PlainSearch.solve(table, constraints, 2_000, () -> {});
      assertEquals(plain.result(), fast.result());
      assertEquals(plain.route(), fast.route());
      assertEquals(plain.visited(), fast.visited());
    }
  }
}
