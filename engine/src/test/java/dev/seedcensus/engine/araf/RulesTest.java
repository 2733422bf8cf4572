package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesTest {

  /**
   * By the name that pzprjs has for the fault. A border that ends nowhere is none of the rooms'.
   */
  private static final Map<String, Optional<String>> FAULTS =
      Map.of(
          "bkArafTooSmall",
          Optional.of(
              "the room of row 1, column 2 has 5 cells and is too small: its area must lie strictly"
                  + " between 5 and 7"),
          "bkArafTooBig",
          Optional.of(
              "the room of row 3, column 2 has 7 cells and is too large: its area must lie strictly"
                  + " between 5 and 7"),
          "bkLessThan2Num",
          Optional.of(
              "the room of row 1, column 1 has 4 cells and is too small: its area must lie strictly"
                  + " between 4 and 5"),
          "bkMoreThan2Num",
          Optional.of("the room of row 1, column 1 holds 3 givens (4, 5, 7): a room holds two"),
          "bdDeadEnd",
          Optional.empty());

  static Stream<Boards.Given> wrong() {
    return Boards.read(
        Boards.BUNDLED.resolve("wrong-answers.json"), "expected_failcode", "partition")
        .stream();
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void aWrongPartitionIsRefusedWithTheReason(Boards.Given given) {
    assertEquals(
        FAULTS.get(given.name()), Rules.fault(given.board(), given.partition(), Reading.NORMAL));
  }

  @Test
  void allReasons() {
    assertFault("1.3", "aab", "row 1, column 1 holds 1 given (1): a room holds two");
    assertFault("1.3", "aaa", "the room of row 1, column 1 has 3 cells and is too large");
    assertFault("1..3", "abba", "does not hold together");
    assertFault("1.4.", "aaab", "row 1, column 4 holds no given: a room holds two");
    assertFault("1.3.", "aabb", "row 1, column 1 holds 1 given (1): a room holds two");
    assertFault("22", "aa", "holds 2 twice: no area lies between");
    assertFault("1.3", "aa", "the board has 1 x 3 cells and the partition 1 x 2");
  }

  private static void assertFault(String board, String cut, String part) {
    String fault =
        Rules.fault(Board.parse(board), Partition.parse(cut), Reading.NORMAL).orElseThrow();
    assertTrue(fault.contains(part), fault);
  }

  @Test
  void readingsDiffer() {
    Board four = Board.parse("2./.4");
    Partition whole = Partition.parse("aa/aa");
    assertFault("2./.4", "aa/aa", "has 4 cells and is too large");
    assertEquals(Optional.empty(), Rules.fault(four, whole, Reading.INCLUSIVE));
    Board corners = Board.parse("12/43");
    Partition crossed = Partition.parse("ab/ba");
    assertEquals(
        Optional.of("the room of row 1, column 1 does not hold together"),
        Rules.fault(corners, crossed, Reading.NORMAL));
    assertEquals(
        Optional.of(
            "the room of row 1, column 2 has 2 cells and is too small: its area must lie strictly"
                + " between 2 and 4"),
        Rules.fault(corners, crossed, Reading.DIAGONAL));
  }
}
