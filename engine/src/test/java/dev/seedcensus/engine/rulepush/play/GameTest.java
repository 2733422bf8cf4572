package dev.seedcensus.engine.rulepush.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.play.Event.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Turns, told as events. */
class GameTest {

  private static Game game(String rows, String further) {
    return new Game(
        LevelText.read("{\"id\": \"x\", \"rows\": %s%s}".formatted(rows, further)).get(0),
        Mechanics.STANDARD);
  }

  private static Game game(String rows) {
    return game(rows, "");
  }

  @Test
  void aPushedRockMovesOnAndTellsOfIt() {
    Game game = game("[\"brr.\", \"R15.\", \"B12.\"]");
    Game.Outcome outcome = game.play(Input.RIGHT);
    assertEquals(
        List.of(
            new Event.Moved(0, Cause.PLAYER, 0, 0, 1, 0),
            new Event.Moved(1, Cause.PUSHED, 1, 0, 2, 0),
            new Event.Moved(2, Cause.PUSHED, 2, 0, 3, 0)),
        outcome.events());
    assertFalse(game.play(Input.RIGHT).accepted(), "the edge stops the rocks");
    assertFalse(game.play(Input.WAIT).accepted(), "there are no automata to wait for");
    assertEquals(1, game.turns());
  }

  @Test
  void pushOutranksStop() {
    assertTrue(
        game("[\"bw..\", \"W15.\", \"1...\", \"6...\", \"B12.\"]").play(Input.RIGHT).accepted());
    assertFalse(
        game("[\"bw..\", \"W...\", \"1...\", \"6...\", \"B12.\"]").play(Input.RIGHT).accepted());
  }

  @Test
  void oneWhoIsYouAndStopMakesWayForTheNext() {
    Game game = game("[\"bb.w\", \"W16.\", \"B12.\", \"1...\", \"6...\"]");
    assertEquals(2, game.play(Input.RIGHT).events().size());
    assertFalse(game.play(Input.RIGHT).accepted(), "the first stands before a wall");
  }

  @Test
  void brokenAndMadeRulesAreTold() {
    Game game = game("[\"R15..\", \"b....\", \"B12..\"]");
    Game.Outcome outcome = game.play(Input.UP);
    assertFalse(outcome.accepted(), "ROCK cannot leave the board");
    game.play(Input.RIGHT);
    game.play(Input.DOWN);
    assertTrue(game.rules().contains("BABA IS YOU"));
    Game breaking = game("[\".....\", \"R15..\", \".b...\", \"B12..\"]");
    assertEquals(new Event.RuleBroken("ROCK IS PUSH"), breaking.play(Input.UP).events().get(2));
    breaking.undo();
    assertEquals(List.of("BABA IS YOU", "ROCK IS PUSH"), breaking.rules());
  }

  @Test
  void sinkTakesTheFirstOtherObject() {
    Game game =
        game(
            "[\"bxg.\", \"G10.\", \"B12.\", \"R15.\"]",
            ", \"legend\": {\"x\": [\"rock\", \"rock\"]}");
    Game.Outcome outcome = game.play(Input.RIGHT);
    assertEquals(
        List.of(
            new Event.Vanished(3, Removal.SINK, 2, 0), new Event.Vanished(1, Removal.SINK, 2, 0)),
        outcome.events().subList(3, 5));
    assertTrue(game.board().isThere(2));
  }

  @Test
  void defeatBeatsWin() {
    Game game =
        game(
            "[\"bx..\", \"F13.\", \"B12.\", \"S14.\"]",
            ", \"legend\": {\"x\": [\"flag\", \"skull\"]}");
    Game.Outcome outcome = game.play(Input.RIGHT);
    assertFalse(outcome.won());
    assertEquals(new Event.Vanished(0, Removal.DEFEAT, 1, 0), outcome.events().get(1));
    assertFalse(game.play(Input.LEFT).accepted(), "nobody is left");
  }

  @Test
  void openAndShutVanishInPairs() {
    Game game =
        game(
            "[\"bkw.w\", \"K1O..\", \"K15..\", \"W1S..\", \"B12..\"]",
            ", \"legend\": {\"O\": \"OPEN\", \"S\": \"SHUT\"}");
    Game.Outcome outcome = game.play(Input.RIGHT);
    assertEquals(
        List.of(
            new Event.Vanished(1, Removal.OPEN, 2, 0), new Event.Vanished(2, Removal.OPEN, 2, 0)),
        outcome.events().subList(2, 4));
  }

  @Test
  void whatIsHotMeltsWhatIsMelt() {
    Game game = game("[\"bl..\", \"L18.\", \"B19.\", \"B12.\"]");
    assertEquals(new Event.Vanished(0, Removal.MELT, 1, 0), game.play(Input.RIGHT).events().get(1));
  }

  @Test
  void transformationGoesOneLinkATurnAndANounThatIsItselfStays() {
    Game game = game("[\"b.r...\", \"B12...\", \"R1K1F.\", \".....k\"]");
    // The start is settled: the rock has become keke, and the keke a flag, at once.
    assertEquals("KEKE", text(game, 1));
    Game.Outcome outcome = game.play(Input.RIGHT);
    assertTrue(outcome.events().contains(new Event.Transformed(1, "KEKE", "FLAG")));
    Game itself = game("[\"b.r..\", \"B12..\", \"R1K..\", \"1....\", \"R....\"]");
    assertEquals("ROCK", text(itself, 1));
  }

  private static String text(Game game, int id) {
    return game.state().objects().get(id).text();
  }

  @Test
  void automataStepByTheirProgramsAndMoversTurnRound() {
    Game game =
        game(
            "[\"b..k..\", \"B12...\", \"......\"]",
            ", \"automata\": [{\"id\": 0, \"noun\": \"KEKE\", \"program\": \"R.L\"}]");
    assertTrue(game.play(Input.WAIT).accepted());
    assertEquals(4, game.state().objects().get(1).x());
    game.play(Input.WAIT);
    game.play(Input.WAIT);
    assertEquals(3, game.state().objects().get(1).x());
    assertEquals(0, game.state().phases().get(0));
    Game moving = game("[\"b..k\", \"B12.\", \"K17.\"]");
    assertEquals(
        List.of(new Event.FieldChanged(3 - 2, "facing", 3, 2)), moving.play(Input.WAIT).events());
    assertEquals(
        new Event.Moved(1, Cause.AUTOMATON, 3, 0, 2, 0), moving.play(Input.WAIT).events().get(0));
  }

  @Test
  void afterTheWinNothingIsAcceptedUntilItIsUndone() {
    Game game = game("[\"bf\", \"B.\", \"1.\", \"2.\", \"F.\", \"1.\", \"3.\"]");
    assertTrue(game.play(Input.RIGHT).events().contains(new Event.Won()));
    assertFalse(game.play(Input.LEFT).accepted());
    assertTrue(game.undo());
    assertFalse(game.won());
    assertFalse(game.undo(), "there is nothing left to undo");
    assertTrue(game.replay(Input.route("lrdd")).won());
  }

  @Test
  void aSnapshotIsGoneOnFrom() {
    Game game = game("[\"br...\", \"R15..\", \"B12..\"]");
    game.play(Input.RIGHT);
    State state = game.state();
    game.replay(Input.route("RRL"));
    State later = game.state();
    game.restore(state);
    assertEquals(state, game.state());
    assertEquals(0, game.turns());
    game.replay(Input.route("RRL"));
    assertEquals(later, game.state());
  }

  @Test
  void aSnapshotOfWhatCanNeverBeIsRefused() {
    // Keke has no rule to turn into baba by, and would not be known as one who is YOU.
    Game game = game("[\"b.k\", \"B12\"]");
    List<State.Item> items = new ArrayList<>(game.state().objects());
    items.set(1, new State.Item(1, true, 2, 0, "BABA", Map.of()));
    State impossible = new State(items, Map.of());
    String said =
        assertThrows(IllegalArgumentException.class, () -> game.restore(impossible)).getMessage();
    assertTrue(said.contains("Object 1 can never be so"), said);
  }
}
