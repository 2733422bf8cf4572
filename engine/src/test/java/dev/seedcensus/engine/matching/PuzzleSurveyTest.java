package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PuzzleSurveyTest {

  @Test
  void measuresWhatThePuzzleIs() {
    for (int n = 3; n <= 6; n++) {
      PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(n), Optional.empty());
      int minimum = survey.minimum().orElseThrow();
      for (long seed = 0; seed < 100; seed++) {
        Puzzle puzzle = survey.puzzle(seed);
        int counted = 0;
        for (Form form : Form.values()) {
          counted += puzzle.count(form);
        }
        assertEquals(puzzle.clues().size(), counted);
        assertTrue(minimum <= puzzle.clues().size());
        assertTrue(minimum <= survey.largestGain(puzzle).orElseThrow().size());
        assertTrue(survey.steps(puzzle) >= n - 1);
      }
    }
  }

  @Test
  void aPuzzleDependsOnItsSeedAlone() {
    PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(4), Optional.of(Propagator.ARC));
    Puzzle first = survey.puzzle(5);
    survey.puzzle(6);
    assertEquals(first, survey.puzzle(5));
    PuzzleSurvey other = new PuzzleSurvey(CluePool.of(4), Optional.of(Propagator.ARC));
    assertEquals(first, other.puzzle(5));
    assertTrue(Propagator.ARC.solves(first));
  }

  @Test
  void largePuzzlesHaveNoMinimum() {
    PuzzleSurvey survey = new PuzzleSurvey(CluePool.of(10), Optional.empty());
    Puzzle puzzle = survey.puzzle(3);
    assertEquals(OptionalInt.empty(), survey.minimum());
    assertEquals(Optional.empty(), survey.largestGain(puzzle));
    assertTrue(puzzle.clues().size() >= 5);
  }
}
