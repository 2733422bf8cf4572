package dev.seedcensus.engine.rulepush;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * A level as it is authored. The lists are kept in the order of ids, whatever order they are given
 * in.
 *
 * @param id names the level among others
 * @param name for people; may be empty
 * @param width columns, 1 to 255
 * @param height rows, 1 to 255
 * @param pieces the objects, at most 4096
 * @param automata the systems, at most 16
 */
public record Level(
    String id, String name, int width, int height, List<Piece> pieces, List<Automaton> automata) {

  /** The largest width and height. */
  public static final int LARGEST = 255;

  private static final int MOST_PIECES = 4096;
  private static final int MOST_AUTOMATA = 16;

  /**
   * @throws IllegalArgumentException if a size is out of its range, an object lies outside, or two
   *     objects or two systems have one id
   */
  public Level {
    if (Math.min(width, height) < 1 || Math.max(width, height) > LARGEST) {
      throw new IllegalArgumentException(
          "The board has %d columns and %d rows: each must be 1 to %d"
              .formatted(width, height, LARGEST));
    }
    most("objects", pieces.size(), MOST_PIECES);
    most("automata", automata.size(), MOST_AUTOMATA);
    pieces = sorted("objects", pieces, Piece::id);
    automata = sorted("automata", automata, Automaton::id);
    for (Piece piece : pieces) {
      if (piece.x() < 0 || piece.x() >= width || piece.y() < 0 || piece.y() >= height) {
        throw new IllegalArgumentException(
            "Object %d lies at column %d, row %d, outside the board of %d columns and %d rows"
                .formatted(piece.id(), piece.x(), piece.y(), width, height));
      }
    }
  }

  private static void most(String what, int count, int most) {
    if (count > most) {
      throw new IllegalArgumentException("It has %d %s: at most %d".formatted(count, what, most));
    }
  }

  private static <T> List<T> sorted(String what, List<T> items, ToIntFunction<T> id) {
    Set<Integer> ids = new HashSet<>();
    for (T item : items) {
      if (!ids.add(id.applyAsInt(item))) {
        throw new IllegalArgumentException(
            "Two %s have the id %d: give each its own".formatted(what, id.applyAsInt(item)));
      }
    }
    return items.stream().sorted(Comparator.comparingInt(id)).toList();
  }

  /** Number of cells. */
  public int cells() {
    return width * height;
  }

  /** This level with other objects. */
  public Level with(List<Piece> others) {
    return new Level(id, name, width, height, others, automata);
  }
}
