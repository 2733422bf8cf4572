package dev.seedcensus.engine.araf;

/**
 * What a board becomes under a reading.
 *
 * @param rooms candidate rooms
 * @param alive pairs of givens that can share a room
 * @param unique whether the board has exactly one answer
 */
public record Misreading(int rooms, int alive, boolean unique) {

  /** Lists all candidate rooms: for boards of the size that is generated. */
  public static Misreading of(Board board, Reading reading) {
    PairScreen screen = new PairScreen(board, reading);
    Verdict verdict = new ArafSolver(reading, TimeLimit.NONE).solve(board, 2);
    return new Misreading(
        Catalogue.of(screen).size(), screen.count(PairScreen.Fate.ALIVE), verdict.unique());
  }
}
