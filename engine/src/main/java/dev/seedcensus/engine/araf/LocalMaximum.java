package dev.seedcensus.engine.araf;

import java.util.Optional;

/** Checks from a board alone that it has one answer and that no single widening leaves one. */
public final class LocalMaximum {

  private LocalMaximum() {}

  /**
   * Why a board is none; empty if it is one.
   *
   * @param mostGiven the largest given that widening may make
   */
  public static Optional<String> fault(Board board, int mostGiven) {
    ArafSolver solver = new ArafSolver(Reading.NORMAL, TimeLimit.NONE);
    Verdict verdict = solver.solve(board, 2);
    if (!verdict.unique()) {
      return Optional.of(verdict.none() ? "no answer" : "a second answer");
    }
    Widening widening = new Widening(board, verdict.answers().get(0), mostGiven);
    for (int cell : widening.steps(board)) {
      int next = widening.next(cell, board.number(cell)).getAsInt();
      if (solver.solve(board.with(cell, next), 2).unique()) {
        return Optional.of(
            "row %d, column %d could be %d"
                .formatted(cell / board.cols() + 1, cell % board.cols() + 1, next));
      }
    }
    return Optional.empty();
  }
}
