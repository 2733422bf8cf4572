package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Samples that others have drawn with a stream of their own: agreement can only be statistical. */
class PublishedSamplesTest {

  private static final int PUZZLES = 20_000;

  private static List<Puzzle> puzzles(PuzzleSurvey survey) {
    return LongStream.range(0, PUZZLES).mapToObj(survey::puzzle).toList();
  }

  @Test
  void sizesOfPuzzlesAreDistributedAsPublished() {
    long[] published = {739, 1083, 176 + 2};
    long[] ours = new long[3];
    PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(3), Optional.empty());
    assertEquals(OptionalInt.of(2), survey.minimum());
    for (Puzzle puzzle : puzzles(survey)) {
      ours[Math.min(puzzle.clues().size(), 4) - 2]++;
      assertEquals(2, survey.largestGain(puzzle).orElseThrow().size());
    }
    double chance = new ChiSquareTest().chiSquareTestDataSetsComparison(published, ours);
    assertTrue(chance > 0.001, "chance of such a difference: " + chance);
  }

  @ParameterizedTest
  @CsvSource({
    "3, all, 2000, 0.243, 0.932",
    "3, weak, 2000, 0.088, 0.923",
    "4, all, 2000, 0.116, 0.723",
    "5, all, 500, 0.124, 0.658"
  })
  void propagatorsSolveThePublishedShares(int n, String forms, int size, double unit, double arc) {
    CluePool pool =
        forms.equals("all")
            ? CluePool.of(n)
            : new CluePool(n, EnumSet.of(Form.NEG, Form.OR, Form.IF));
    List<Puzzle> puzzles = puzzles(new PuzzleSurvey(pool, Optional.empty()));
    assertShare(unit, size, puzzles.stream().filter(Propagator.UNIT::solves).count());
    assertShare(arc, size, puzzles.stream().filter(Propagator.ARC::solves).count());
  }

  private static void assertShare(double published, int size, long ours) {
    double share = (double) ours / PUZZLES;
    double error = Math.sqrt(share * (1 - share) * (1.0 / size + 1.0 / PUZZLES));
    assertEquals(share, published, 4 * error);
  }
}
