package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {

  @Test
  void charactersAreCells() {
    Board board = Board.parse("1.3\n\n5.9\n");
    assertEquals(2, board.rows());
    assertEquals(3, board.cols());
    assertEquals(9, board.number(5));
    assertArrayEquals(new int[] {0, 2, 3, 5}, Board.parse("1.3/5.9").givens());
  }

  @Test
  void blanksSeparateCells() {
    Board board = Board.parse("  10 .  3\r\n . 7 .\n.\t. 1");
    assertEquals(3, board.rows());
    assertEquals(10, board.number(0));
    assertEquals("10 . 3/. 7 ./. . 1", board.text());
  }

  /** As editors on Windows save them. */
  @Test
  void aByteOrderMarkAndCarriageReturnsAreNoCells() {
    assertEquals(Board.parse("1.3/5.9"), Board.parse("\uFEFF1.3\r\n5.9\r\n"));
    assertEquals(Partition.parse("aab/abb"), Partition.parse("\uFEFFaab\r\nabb"));
  }

  @Test
  void textIsReadAsItIsWritten() {
    for (String text : new String[] {"1.3/...", "12 ./. 3", "19"}) {
      assertEquals(text, Board.parse(text).text());
      assertEquals(Board.parse(text), Board.parse(Board.parse(text).text()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''          | there is no row
          ...         | there is no given: every room needs two
          1.          | 1 given, an odd number: every room needs two
          123         | 3 givens, an odd number: every room needs two
          10          | row 1, column 2 holds 0: a given is at least 1, and a cell without one is a dot
          1.3/12      | row 2 has 2 cells and row 1 has 3: all rows are equally long
          13/1        | row 2 has 1 cell and row 1 has 2: all rows are equally long
          1.x/..3     | row 1, column 3 is "x": write a positive number, or a dot for a cell without one
          . -4/1 3    | row 1, column 2 is "-4": write a positive number, or a dot for a cell without one
          1 100000    | row 1, column 2 holds 100000: a given is at most 99999
          1 99999999999999999999999 | row 1, column 2 holds 99999999999999999999…: a given is at most 99999
          """)
  void aBadBoardIsOneSentence(String text, String message) {
    assertEquals(message, assertThrows(BoardException.class, () -> Board.parse(text)).getMessage());
  }

  @Test
  void aHugeBoardIsRefused() {
    String row = "1".repeat(200) + "\n";
    assertEquals(
        "200 x 200 cells: a board has 1 to 64 rows and columns",
        assertThrows(BoardException.class, () -> Board.parse(row.repeat(200))).getMessage());
  }

  @Test
  void onlyGivensChange() {
    Board board = Board.parse("1.3");
    assertEquals("1.4", board.with(2, 4).text());
    assertThrows(IllegalArgumentException.class, () -> board.with(1, 4));
  }
}
