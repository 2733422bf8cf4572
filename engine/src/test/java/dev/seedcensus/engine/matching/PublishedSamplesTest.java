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

  private static List<PuzzleRecord> records(CluePool pool) {
    PuzzleSurvey survey = new PuzzleSurvey(pool, Optional.empty());
    return LongStream.range(0, PUZZLES).mapToObj(survey::record).toList();
  }

  @Test
  void sizesOfPuzzlesAreDistributedAsPublished() {
    long[] published = {739, 1083, 176 + 2};
    long[] ours = new long[3];
    for (PuzzleRecord puzzle : records(CluePool.of(3))) {
      ours[Math.min(puzzle.clues(), 4) - 2]++;
      assertEquals(OptionalInt.of(2), puzzle.minimum());
      assertEquals(OptionalInt.of(2), puzzle.largestGain());
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
    List<PuzzleRecord> records = records(pool);
    assertShare(unit, size, records.stream().filter(PuzzleRecord::unitDirect).count());
    assertShare(arc, size, records.stream().filter(PuzzleRecord::arcDirect).count());
  }

  private static void assertShare(double published, int size, long ours) {
    double share = (double) ours / PUZZLES;
    double error = Math.sqrt(share * (1 - share) * (1.0 / size + 1.0 / PUZZLES));
    assertEquals(share, published, 4 * error);
  }
}
