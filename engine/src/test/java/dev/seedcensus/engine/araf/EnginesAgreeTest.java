package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.random.RandomStream;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue, the solver of large rooms and the plain engine give the same sets of answers. */
class EnginesAgreeTest {

  private static final int BOARDS = 1500;
  private static final int MOST_CELLS = 12;

  @ParameterizedTest
  @EnumSource
  void onSmallBoards(Reading reading) {
    RandomStream random = new RandomStream(20_261);
    int solvable = 0;
    int several = 0;
    for (int i = 0; i < BOARDS; i++) {
      Board board = Boards.small(random, MOST_CELLS);
      Set<Partition> plain = PlainEngine.answers(board, reading);
      assertEquals(plain, answers(new ArafSolver(reading, TimeLimit.NONE), board), board::text);
      assertEquals(
          plain, answers(ArafSolver.withoutCatalogue(reading, TimeLimit.NONE), board), board::text);
      for (Partition answer : plain) {
        assertEquals(Optional.empty(), Rules.fault(board, answer, reading), board::text);
      }
      assertGradesAreSound(board, reading, plain);
      solvable += plain.isEmpty() ? 0 : 1;
      several += plain.size() > 1 ? 1 : 0;
    }
    assertTrue(solvable > BOARDS / 10 && several > BOARDS / 50, solvable + ", " + several);
  }

  private static Set<Partition> answers(ArafSolver solver, Board board) {
    Verdict verdict = solver.solve(board, Integer.MAX_VALUE);
    assertFalse(verdict.gaveUp());
    Set<Partition> answers = new HashSet<>(verdict.answers());
    assertEquals(verdict.answers().size(), answers.size(), () -> "an answer twice: " + board);
    return answers;
  }

  /** What a rung leaves is a superset of the answers, and never more than the rung below leaves. */
  private static void assertGradesAreSound(Board board, Reading reading, Set<Partition> answers) {
    Catalogue catalogue = Catalogue.of(new PairScreen(board, reading));
    Remaining remaining = new Remaining(catalogue);
    boolean sound = remaining.settle() && new Ration(catalogue).settle(remaining, TimeLimit.NONE);
    if (!sound) {
      assertEquals(Set.of(), answers, board::text);
      return;
    }
    Set<Partition> left = new HashSet<>();
    new ExactCover(catalogue, TimeLimit.NONE)
        .search(remaining, answer -> left.add(answer.partition()));
    assertEquals(answers, left, board::text);
    if (answers.size() == 1) {
      Grading grading = Grading.of(board, reading, TimeLimit.NONE).orElseThrow();
      assertTrue(grading.pair() <= grading.cell() && grading.cell() <= grading.ration());
      assertEquals(remaining.named(), grading.ration(), board::text);
    }
  }
}
