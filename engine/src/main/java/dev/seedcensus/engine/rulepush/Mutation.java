package dev.seedcensus.engine.rulepush;

import dev.seedcensus.engine.random.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A level that differs from an authored one by one object that lies elsewhere.
 *
 * @param level the level that came about
 * @param before the object in the authored level
 * @param after the same object where it lies now
 */
public record Mutation(Level level, Piece before, Piece after) {

  /**
   * Moves one object, each as likely, to a cell in which nothing lies, each as likely: the first
   * draw of the seed's stream chooses among the objects in the order of ids, the second among the
   * free cells in reading order.
   *
   * @param seed in [0, 2^32)
   * @return empty if the level has no object or no free cell
   */
  public static Optional<Mutation> of(Level level, long seed) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    List<Integer> free = freeCells(level);
    if (pieces.isEmpty() || free.isEmpty()) {
      return Optional.empty();
    }
    RandomStream random = new RandomStream(seed);
    int moved = (int) (random.draw() * pieces.size());
    int cell = free.get((int) (random.draw() * free.size()));
    Piece before = pieces.get(moved);
    Piece after = before.at(cell % level.width(), cell / level.width());
    pieces.set(moved, after);
    return Optional.of(new Mutation(level.with(pieces), before, after));
  }

  private static List<Integer> freeCells(Level level) {
    boolean[] taken = new boolean[level.cells()];
    level.pieces().forEach(piece -> taken[piece.y() * level.width() + piece.x()] = true);
    return IntStream.range(0, taken.length).filter(cell -> !taken[cell]).boxed().toList();
  }
}
