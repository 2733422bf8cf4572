package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzleGeneratorTest {

  private static final Set<Form> WEAK = EnumSet.of(Form.NEG, Form.OR, Form.IF);

  @ParameterizedTest
  @CsvSource({"2, 50", "3, 400", "4, 150", "5, 30"})
  void doesWhatTheDefinitionSays(int n, int seeds) {
    for (CluePool pool : List.of(CluePool.of(n), new CluePool(n, WEAK))) {
      PuzzleGenerator generator = new PuzzleGenerator(pool);
      for (long seed = 0; seed < seeds; seed++) {
        assertEquals(Plain.generate(pool, seed), generator.generate(seed));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 50", "3, 300", "4, 200", "5, 100", "6, 40", "7, 10", "8, 3"})
  void searchingGivesThePuzzlesOfTheList(int n, int seeds) {
    for (CluePool pool : List.of(CluePool.of(n), new CluePool(n, WEAK))) {
      PuzzleGenerator searching = new PuzzleGenerator(pool, new SearchedSurvivors(pool));
      PuzzleGenerator listing = new PuzzleGenerator(pool, new WorldTable(pool).survivors());
      for (long seed = 0; seed < seeds; seed++) {
        assertEquals(listing.generate(seed), searching.generate(seed));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3", "4", "5"})
  void everyPuzzleIsolatesItsSolutionAndNeedsEveryClue(int n) {
    List<int[]> all = Plain.matchings(n);
    PuzzleGenerator generator = new PuzzleGenerator(CluePool.of(n));
    for (long seed = 1000; seed < 1300; seed++) {
      Puzzle puzzle = generator.generate(seed);
      List<int[]> left = Plain.satisfying(all, puzzle.clues());
      assertEquals(1, left.size());
      assertArrayEquals(puzzle.matching(), left.get(0));
      for (int i = 0; i < puzzle.clues().size(); i++) {
        assertTrue(Plain.satisfying(all, Plain.without(puzzle.clues(), i)).size() > 1);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 40", "7, 30", "8, 20", "9, 8", "10, 5"})
  void anIndependentSolverAgrees(int n, int seeds) {
    PuzzleGenerator generator = new PuzzleGenerator(CluePool.of(n));
    for (long seed = 0; seed < seeds; seed++) {
      Puzzle puzzle = generator.generate(seed);
      List<int[]> solutions = Plain.solutions(n, puzzle.clues());
      assertEquals(1, solutions.size());
      assertArrayEquals(puzzle.matching(), solutions.get(0));
      for (int i = 0; i < puzzle.clues().size(); i++) {
        assertEquals(2, Plain.solutions(n, Plain.without(puzzle.clues(), i)).size());
      }
    }
  }

  @Test
  void aDeclaredPropagatorSolvesItsPuzzles() {
    CluePool pool = CluePool.of(4);
    PuzzleGenerator generator = new PuzzleGenerator(pool);
    int rejected = 0;
    for (long seed = 0; seed < 100; seed++) {
      for (Propagator declared : Propagator.values()) {
        Puzzle puzzle = generator.generate(seed, declared);
        assertTrue(declared.solves(puzzle));
        assertEquals(Optional.of(declared), puzzle.declared());
        rejected += puzzle.attempts() - 1;
        Puzzle free = generator.generate(seed);
        assertEquals(declared.solves(free), puzzle.attempts() == 1);
        assertEquals(puzzle.attempts() == 1, free.clues().equals(puzzle.clues()));
      }
    }
    assertTrue(rejected > 100);
  }

  @Test
  void aSeedDoesNotRememberOthers() {
    PuzzleGenerator generator = new PuzzleGenerator(CluePool.of(4));
    Puzzle first = generator.generate(7);
    Set<Puzzle> others = new HashSet<>();
    for (long seed = 8; seed < 30; seed++) {
      others.add(generator.generate(seed));
    }
    assertEquals(22, others.size());
    assertEquals(first, generator.generate(7));
    assertEquals(first, new PuzzleGenerator(CluePool.of(4)).generate(7));
  }

  @Test
  void refusesWhatCannotTellAMatching() {
    assertMessage(
        "Cannot make puzzles of forms [REL]: they cannot tell targets of one kind apart;"
            + " add a form",
        () -> new PuzzleGenerator(new CluePool(3, EnumSet.of(Form.REL))));
    assertMessage(
        "Cannot make puzzles of forms []: they cannot tell targets of one kind apart; add a form",
        () -> new PuzzleGenerator(new CluePool(3, Set.of())));
    PuzzleGenerator generator = new PuzzleGenerator(CluePool.of(3));
    assertMessage(
        "Cannot seed the random stream with 4294967296: a seed lies in [0, 4294967296)",
        () -> generator.generate(1L << 32));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
