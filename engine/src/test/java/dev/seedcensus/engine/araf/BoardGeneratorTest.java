package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardGeneratorTest {

  @ParameterizedTest
  @CsvSource({"2, 2, 6, 30", "1, 5, 9, 10", "3, 4, 9, 60", "5, 5, 7, 30", "6, 6, 9, 20"})
  void everyBoardIsUniqueAndLocallyMaximal(int rows, int cols, int mostGiven, int seeds) {
    BoardGenerator generator = new BoardGenerator(rows, cols, mostGiven);
    for (int seed = 1; seed <= seeds; seed++) {
      GeneratedBoard generated = generator.generate(seed);
      Board board = generated.board();
      assertEquals(Optional.empty(), LocalMaximum.fault(board, mostGiven), board::text);
      Verdict verdict = new ArafSolver(Reading.NORMAL, TimeLimit.NONE).solve(board, 2);
      assertEquals(List.of(generated.answer()), verdict.answers());
      assertWidened(generated, mostGiven);
      Rigidity rigidity = Rigidity.of(board, generated.answer());
      assertEquals(0, rigidity.legalDonations(), board::text);
      assertEquals(0, rigidity.legalTrades(), board::text);
      assertEquals(0, rigidity.movablePairs(), board::text);
    }
  }

  private static void assertWidened(GeneratedBoard generated, int mostGiven) {
    Board tight = generated.tight();
    assertEquals(0, Rigidity.of(tight, generated.answer()).slack());
    assertEquals(generated.kept(), Rigidity.of(generated.board(), generated.answer()).slack());
    assertTrue(generated.tried() >= generated.kept() && generated.draws() >= 1);
    for (int[] cells : generated.answer().cellsOfRooms()) {
      assertTrue(cells.length >= 2 && cells.length <= 5);
    }
    for (int cell : tight.givens()) {
      assertTrue(generated.board().number(cell) <= mostGiven);
    }
    assertTrue(Arrays.equals(tight.givens(), generated.board().givens()));
  }

  /** A seed means the same board for ever. */
  @Test
  void boardsOfSeeds() {
    BoardGenerator six = new BoardGenerator(6, 6, 9);
    assertEquals(
        "42..1./19.34./9.1.45/4.3.1./...5.1/513929 of"
            + " 34..2./16.34./6.1.35/4.3.1./...5.3/313524,"
            + " draws 21, kept 24, tried 90",
        describe(six.generate(1)));
    assertEquals(
        "9.1319/.31..1/.33115/.9.3../939341/1.9..3 of"
            + " 5.1335/.31..2/.33124/.5.3../335341/1.5..3,"
            + " draws 3, kept 31, tried 100",
        describe(six.generate(4_294_967_295L)));
    assertEquals(
        "31..4339/.5192.../.3.21..9/...9.1.1/45999999/9.31.929/1.42.4.1/.1.319.. of"
            + " 31..4435/.5242.../.3.22..6/...4.1.1/45634343/4.31.523/2.43.4.1/.2.316..,"
            + " draws 44, kept 72, tried 182",
        describe(new BoardGenerator(8, 8, 9).generate(1)));
    // Not by what was generated before.
    assertEquals(
        "42..1./19.34./9.1.45/4.3.1./...5.1/513929 of"
            + " 34..2./16.34./6.1.35/4.3.1./...5.3/313524,"
            + " draws 21, kept 24, tried 90",
        describe(six.generate(1)));
  }

  private static String describe(GeneratedBoard generated) {
    return "%s of %s, draws %d, kept %d, tried %d"
        .formatted(
            generated.board(),
            generated.tight(),
            generated.draws(),
            generated.kept(),
            generated.tried());
  }

  @Test
  void aBoardThatCouldBeWiderIsNoLocalMaximum() {
    GeneratedBoard generated = new BoardGenerator(4, 4, 9).generate(3);
    assertTrue(generated.kept() > 0);
    assertTrue(LocalMaximum.fault(generated.tight(), 9).orElseThrow().contains(" could be "));
    assertEquals(Optional.of("no answer"), LocalMaximum.fault(Board.parse("13/.."), 9));
    assertEquals(Optional.of("a second answer"), LocalMaximum.fault(Board.parse("14/41"), 9));
  }

  @Test
  void optionsOutOfRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new BoardGenerator(1, 1, 9));
    assertThrows(IllegalArgumentException.class, () -> new BoardGenerator(13, 4, 9));
    assertThrows(IllegalArgumentException.class, () -> new BoardGenerator(4, 4, 5));
    BoardGenerator generator = new BoardGenerator(4, 4, 6);
    assertThrows(IllegalArgumentException.class, () -> generator.generate(-1));
  }

  @Test
  void aWalkBeginsWithOneAnswerAndWidens() {
    BoardGenerator generator = new BoardGenerator(5, 5, 9);
    WideningWalk walk = new WideningWalk(generator, false, 7);
    int lost = 0;
    for (int seed = 1; seed <= 20; seed++) {
      List<WideningWalk.Stop> stops = walk.walk(seed, List.of(0, 3, 200));
      assertEquals(1, stops.get(0).answers());
      assertEquals(generator.generate(seed).tight(), stops.get(0).board());
      for (WideningWalk.Stop stop : stops) {
        int answers =
            new ArafSolver(Reading.NORMAL, TimeLimit.NONE).solve(stop.board(), 7).answers().size();
        assertEquals(answers, stop.answers());
        assertTrue(stop.answers() >= 1 && stop.answers() <= 7);
      }
      // All that can be widened is.
      for (int cell : stops.get(2).board().givens()) {
        int number = stops.get(2).board().number(cell);
        assertTrue(number == 1 || number == 9);
      }
      lost += stops.get(2).answers() > 1 ? 1 : 0;
    }
    assertTrue(lost > 10);
  }
}
