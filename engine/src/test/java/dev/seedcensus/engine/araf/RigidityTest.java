package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RigidityTest {

  /** Two rows of three, of which only the last column is free. */
  @Test
  void twoRows() {
    // a a a   1 5 .
    // b b b   2 4 .
    Rigidity rigidity = Rigidity.of(Board.parse("15./24."), Partition.parse("aaa/bbb"));
    // Only the two cells of column 3 can be handed over, and neither breaks its donor.
    assertEquals(2, rigidity.donations());
    // b wants 3 cells, a 2 to 4: b's cell is stopped by the floor, a's by b's ceiling.
    assertEquals(1, rigidity.floor());
    assertEquals(1, rigidity.ceiling());
    assertEquals(0, rigidity.broken());
    assertEquals(0, rigidity.legalDonations());
    // Exchanged, each touches nothing but the cell that is given back.
    assertEquals(0, rigidity.trades());
    assertEquals(1, rigidity.rooms(true, true));
    assertEquals(1, rigidity.rooms(false, false));
    assertEquals(0, rigidity.giveTakePairs());
    assertEquals(2, rigidity.slack());
    assertEquals(List.of(new Rigidity.Killers(2, 0, 2)), rigidity.killers());
  }

  /** A trade that leaves both rooms whole is another answer, and one that does not is stopped. */
  @Test
  void trades() {
    // a a b, givens in columns 1 and 3: the two free cells can be exchanged, legally.
    // a b b
    Rigidity legal = Rigidity.of(Board.parse("2.4/4.2"), Partition.parse("aab/abb"));
    assertEquals(1, legal.trades());
    assertEquals(0, legal.brokenTrades());
    assertEquals(1, legal.legalTrades());
    assertTrue(
        PlainEngine.answers(Board.parse("2.4/4.2"), Reading.NORMAL)
            .contains(Partition.parse("abb/aab")));
    // a a a b: the middle of a for the cell below its end, which leaves a in two.
    // b b b b
    Rigidity stopped = Rigidity.of(Board.parse("2.46/4..."), Partition.parse("aaab/bbbb"));
    assertEquals(1, stopped.trades());
    assertEquals(1, stopped.brokenTrades());
  }

  /** Rooms that could give and take, of which no cell can move. */
  @Test
  void giveAndTakeWithoutACellToMove() {
    // a a a   1 . 5
    // b b b   1 . 5: the middle cells hold their rooms together.
    Rigidity rigidity = Rigidity.of(Board.parse("1.5/1.5"), Partition.parse("aaa/bbb"));
    assertEquals(1, rigidity.giveTakePairs());
    assertEquals(0, rigidity.movablePairs());
    assertEquals(2, rigidity.broken());
    assertEquals(List.of(new Rigidity.Killers(4, 2, 0)), rigidity.killers());
    Rigidity movable = Rigidity.of(Board.parse("15./15."), Partition.parse("aaa/bbb"));
    assertEquals(1, movable.movablePairs());
    assertEquals(2, movable.legalDonations());
    assertEquals(List.of(), movable.killers());
  }

  /** A cell may go one way and not the other: what nothing stops has no killer. */
  @Test
  void legalDonationsHaveNoKiller() {
    // a a a   1 5 .
    // b b b   1 5 .: either gives the other its last cell.
    // c c c   2 4 .: it wants 3 cells, and neither gives nor takes.
    Rigidity rigidity = Rigidity.of(Board.parse("15./15./24."), Partition.parse("aaa/bbb/ccc"));
    assertEquals(4, rigidity.donations());
    assertEquals(2, rigidity.legalDonations());
    assertEquals(1, rigidity.floor());
    assertEquals(1, rigidity.ceiling());
    assertEquals(0, rigidity.trades());
    assertEquals(List.of(new Rigidity.Killers(2, 0, 2)), rigidity.killers());
  }

  @Test
  void whatIsNoAnswerIsRefused() {
    assertEquals(
        "Cannot measure what is no answer: the room of row 1, column 1 has 2 cells and is too small:"
            + " its area must lie strictly between 2 and 4",
        assertThrows(
                IllegalArgumentException.class,
                () -> Rigidity.of(Board.parse("24"), Partition.parse("aa")))
            .getMessage());
  }
}
