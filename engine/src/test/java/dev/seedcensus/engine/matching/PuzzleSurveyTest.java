package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PuzzleSurveyTest {

  @Test
  void recordsWhatThePuzzleIs() {
    for (int n = 3; n <= 6; n++) {
      PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(n), Optional.empty());
      for (long seed = 0; seed < 100; seed++) {
        Puzzle puzzle = survey.puzzle(seed);
        PuzzleRecord measured = survey.record(seed);
        assertEquals(seed, measured.seed());
        assertEquals(n, measured.n());
        assertEquals(puzzle.clues().size(), measured.clues());
        assertEquals(
            measured.clues(),
            measured.pos()
                + measured.neg()
                + measured.orClues()
                + measured.ifClues()
                + measured.rel());
        assertEquals(puzzle.count(Form.IF), measured.ifClues());
        assertEquals(puzzle.dropped(), measured.dropped());
        assertTrue(measured.minimum().orElseThrow() <= measured.largestGain().orElseThrow());
        assertTrue(measured.minimum().orElseThrow() <= measured.clues());
        assertEquals(Propagator.UNIT.solves(puzzle), measured.unitDirect());
        assertEquals(Propagator.ARC.solves(puzzle), measured.arcDirect());
        assertTrue(measured.steps() >= n - 1);
      }
    }
  }

  @Test
  void aRecordDependsOnItsSeedAlone() {
    PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(4), Optional.of(Propagator.ARC));
    PuzzleRecord first = survey.record(5);
    survey.record(6);
    assertEquals(first, survey.record(5));
    PuzzleSurvey other = new PuzzleSurvey(CluePool.of(4), Optional.of(Propagator.ARC));
    assertEquals(first, other.record(5));
    assertTrue(first.arcDirect());
  }

  @Test
  void largePuzzlesHaveNoMinimum() {
    PuzzleRecord measured = new PuzzleSurvey(CluePool.of(10), Optional.empty()).record(3);
    assertEquals(OptionalInt.empty(), measured.minimum());
    assertEquals(OptionalInt.empty(), measured.largestGain());
    assertTrue(measured.clues() >= 5);
  }
}
