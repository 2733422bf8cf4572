package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Boards that people made: each has the answer that its file gives, and no other. */
class PublicBoardsTest {

  /** Asks for a board of which every cell has one room from the beginning, and so on. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  @Test
  void theBundledOnes() {
    assertEquals(10, solve(Boards.BUNDLED));
  }

  /** Boards that this project may not contain: {@code -Dseedcensus.araf.boards=DIR}. */
  @Test
  void thoseOfAnotherFolder() {
    String folder = System.getProperty("seedcensus.araf.boards", "");
    assumeTrue(!folder.isEmpty(), "no folder of boards was named");
    assertTrue(solve(Path.of(folder)) > 100);
  }

  private static int solve(Path folder) {
    List<Boards.Given> boards = Boards.read(folder.resolve("boards.json"), "name", "solution");
    int solved = 0;
    for (Boards.Given given : boards) {
      if (given.partition() == null) {
        // Of its givens one is -1 and one 0.
        assertEquals(
            "row 2, column 3 holds -1: a given is at least 1",
            assertThrows(BoardException.class, given::board).getMessage());
        continue;
      }
      Board board = given.board();
      TimeLimit limit = TimeLimit.of(PATIENCE);
      assertOnly(given, new ArafSolver(Reading.NORMAL, limit).solve(board, 2));
      assertOnly(given, ArafSolver.withoutCatalogue(Reading.NORMAL, limit).solve(board, 2));
      assertEquals(Optional.empty(), Rules.fault(board, given.partition(), Reading.NORMAL));
      assertEquals(0, Rigidity.of(board, given.partition()).legalDonations(), given::name);
      assertEquals(0, Rigidity.of(board, given.partition()).legalTrades(), given::name);
      solved++;
    }
    return solved;
  }

  private static void assertOnly(Boards.Given given, Verdict verdict) {
    assertTrue(verdict.unique(), given::name);
    assertEquals(given.partition(), verdict.answers().get(0), given::name);
  }
}
