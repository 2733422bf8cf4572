package dev.seedcensus.engine.araf;

import java.util.Optional;

/**
 * How far each rung comes with a board on its own.
 *
 * @param cells cells of the board
 * @param rooms candidate rooms
 * @param pair cells that {@link Rung#PAIR} names: one candidate room is left for them
 * @param cell cells that {@link Rung#CELL} names
 * @param ration cells that {@link Rung#RATION} names
 */
public record Grading(int cells, int rooms, int pair, int cell, int ration) {

  /** Sets that are met while the catalogue is made: a second or two. */
  private static final long MOST_STEPS = 20_000_000;

  private static final int MOST_ROOMS = 500_000;

  /**
   * Grades a board.
   *
   * @return empty if the rooms are too many to be listed, or time is up
   */
  public static Optional<Grading> of(Board board, Reading reading, TimeLimit limit) {
    return Catalogue.of(new PairScreen(board, reading), MOST_ROOMS, MOST_STEPS, limit)
        .flatMap(catalogue -> of(catalogue, limit));
  }

  static Optional<Grading> of(Catalogue catalogue, TimeLimit limit) {
    int cells = catalogue.board().cells();
    Remaining remaining = new Remaining(catalogue);
    int pair = remaining.named();
    boolean sound = remaining.settle();
    int cell = remaining.named();
    if (sound && cell < cells) {
      Catalogue left = catalogue.restricted(remaining.possible());
      remaining = new Remaining(left);
      remaining.settle();
      new Ration(left).settle(remaining, limit);
    }
    return limit.passed()
        ? Optional.empty()
        : Optional.of(new Grading(cells, catalogue.size(), pair, cell, remaining.named()));
  }

  /** The first rung that names every cell of a board with exactly one answer. */
  public Rung rung() {
    if (pair == cells) {
      return Rung.PAIR;
    }
    if (cell == cells) {
      return Rung.CELL;
    }
    return ration == cells ? Rung.RATION : Rung.SEARCH;
  }
}
