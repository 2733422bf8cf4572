package dev.seedcensus.engine.rulepush;

import dev.seedcensus.engine.random.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Levels that differ from an authored one by one object that lies elsewhere. */
public final class Mutation {

  private Mutation() {}

  /** Whether a level has an object to be moved and a free cell to move it to. */
  public static boolean isPossible(Level level) {
    return !level.pieces().isEmpty() && !freeCells(level).isEmpty();
  }

  private static List<Integer> freeCells(Level level) {
    boolean[] taken = new boolean[level.cells()];
    level.pieces().forEach(piece -> taken[piece.y() * level.width() + piece.x()] = true);
    return IntStream.range(0, taken.length).filter(cell -> !taken[cell]).boxed().toList();
  }

  /**
   * Moves one object, each as likely, to a cell in which nothing lies, each as likely: the first
   * draw of the seed's stream chooses among the objects in the order of ids, the second among the
   * free cells in reading order.
   *
   * @param seed in [0, 2^32)
   * @throws IllegalArgumentException if the level has no object or no free cell
   */
  public static Level of(Level level, long seed) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    List<Integer> free = freeCells(level);
    if (pieces.isEmpty() || free.isEmpty()) {
      throw new IllegalArgumentException(
          "Level '%s' cannot be mutated: it has no %s"
              .formatted(level.id(), pieces.isEmpty() ? "object" : "free cell"));
    }
    RandomStream random = new RandomStream(seed);
    int moved = (int) (random.draw() * pieces.size());
    int cell = free.get((int) (random.draw() * free.size()));
    pieces.set(moved, pieces.get(moved).at(cell % level.width(), cell / level.width()));
    return level.with(pieces);
  }
}
