package dev.seedcensus.engine.rulepush.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.form.LevelText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How often the automata's phase is played for the inputs of one state. */
class TurnsTest {

  private int accepted;

  /** Plays each input of a level's start and takes it back; returns how many phases it took. */
  private long phases(String rows) {
    LevelTable table =
        new LevelTable(
            LevelText.read("{\"id\": \"x\", \"rows\": %s}".formatted(rows)).get(0),
            Mechanics.STANDARD);
    Board board = new Board(table);
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
    assertEquals(new Game(table).state(), Game.state(board));
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
}
