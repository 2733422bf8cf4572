package dev.seedcensus.engine.rulepush.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.form.LevelText;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is played for the inputs of one state: how often the automata's phase, which turns at all.
 */
class TurnsTest {

  private int accepted;

  /** A level's board before its start. */
  private static Board board(String rows) {
    return new Board(
        new LevelTable(
            LevelText.read("{\"id\": \"x\", \"rows\": %s}".formatted(rows)).get(0),
            Mechanics.STANDARD));
  }

  /** Plays each input of a level's start and takes it back; returns how many phases it took. */
  private long phases(String rows) {
    Board board = board(rows);
    Turns turns = new Turns(board, () -> {});
    turns.turn().start(board);
    turns.begin();
    accepted = 0;
    for (Input input : Input.values()) {
      if (turns.play(input)) {
        accepted++;
        turns.undo();
      }
    }
    turns.end();
    assertEquals(new Game(board.table()).state(), Game.state(board));
    return turns.turn().automataPhases();
  }

  @Test
  void inputsThatPushNothingShareOnePhase() {
    assertEquals(1, phases("[\".....\", \"..b..\", \".....\", \"k....\", \"K17..\", \"B12..\"]"));
    assertEquals(5, accepted);
  }

  @Test
  void aPushTakesOneOfItsOwn() {
    // Up, down and left share one; right pushes; waiting shares one again.
    assertEquals(
        3, phases("[\".....\", \"..br.\", \".....\", \"k....\", \"K17..\", \"B12..\", \"R15..\"]"));
    assertEquals(5, accepted);
  }

  @Test
  void inputsOfAPlayerWhoStandsInTheWayShareNone() {
    for (String property : List.of("5", "6", "7")) {
      String rows =
          "[\".....\", \"..b..\", \".....\", \"k....\", \"K17..\", \"B12..\", \"1....\", \"%s....\"]";
      assertEquals(5, phases(rows.formatted(property)), property);
    }
  }

  @Test
  void whatIsRejectedTakesNone() {
    assertEquals(1, phases("[\"bw...\", \"w....\", \"k..W.\", \"K171.\", \"B126.\"]"));
    assertEquals(1, accepted);
  }

  /** Whether a turn is told without being played, from a level's start. */
  private static boolean isQuiet(String rows, Input input) {
    Board board = board(rows);
    Turns turns = new Turns(board, () -> {});
    turns.turn().start(board);
    turns.begin();
    assertTrue(turns.play(input));
    assertTrue(turns.journal().size() > 0);
    return board.journal().size() == 0;
  }

  @Test
  void whatOnlyMovesIsNotPlayed() {
    assertTrue(isQuiet("[\"bw...\", \"f....\", \".....\", \"B12.R\", \"F13..\"]", Input.RIGHT));
    // It wins: that is known as well.
    assertTrue(isQuiet("[\"bf...\", \".....\", \".....\", \"B12..\", \"F13..\"]", Input.RIGHT));
    // A word that lies about is pushed.
    assertTrue(isQuiet("[\"bR...\", \".....\", \".....\", \"B12..\", \"F13..\"]", Input.RIGHT));
  }

  @Test
  void whatDoesMoreIsPlayed() {
    // A word completes a rule, a word leaves one, a thing sinks.
    assertFalse(isQuiet("[\"bR.15.\", \"......\", \"......\", \"B12...\"]", Input.RIGHT));
    assertFalse(isQuiet("[\"..b...\", \"R15...\", \"......\", \"B12...\"]", Input.DOWN));
    assertFalse(isQuiet("[\"bg....\", \"......\", \"......\", \"B12G10\"]", Input.RIGHT));
    // A rock turns into a wall and back, wherever the player goes.
    assertFalse(isQuiet("[\"b.....\", \"R1W..r\", \"W1R...\", \"B12...\"]", Input.RIGHT));
  }

  @Test
  void levelsOfManyCellsArePlayed() {
    String row = "\".............\", ";
    String small = "[%s\"b............\", \"B12..........\"]";
    assertTrue(isQuiet(small.formatted(row.repeat(2)), Input.RIGHT), "52 cells");
    assertFalse(isQuiet(small.formatted(row.repeat(3)), Input.RIGHT), "65 cells");
  }
}
