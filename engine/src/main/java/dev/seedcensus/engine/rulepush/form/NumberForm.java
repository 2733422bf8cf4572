package dev.seedcensus.engine.rulepush.form;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Maps of numbers, as baba-is-auto has them: width and height, then a number per cell, row by row.
 *
 * <p>The numbers are places in that program's list of object types: first the nouns' words, then
 * the operators, the properties, and the things in the order of the nouns; things therefore lie 110
 * above their word. The thing called EMPTY is an empty cell. Read are IS and the properties of this
 * puzzle.
 */
final class NumberForm {

  private static final List<String> NOUNS =
      List.of(
          ("ALGAE ALL ANNI BABA BAT BELT BIRD BOG BOLT BOX BRICK BUBBLE BUG CAKE CLIFF CLOUD COG"
                  + " CRAB CURSOR DOOR DUST EMPTY FENCE FIRE FLAG FLOWER FOLIAGE FRUIT FUNGUS GHOST"
                  + " GRASS GROUP HAND HEDGE ICE IMAGE JELLY KEKE KEY LAVA LEAF LEVEL LINE LOVE ME"
                  + " MOON ORB PILLAR PIPE ROBOT ROCK ROCKET ROSE RUBBLE SKULL STAR STATUE SUN TEXT"
                  + " TILE TREE UFO VIOLET WALL WATER")
              .split(" "));

  private static final Map<Integer, String> WORDS =
      Map.ofEntries(
          Map.entry(67, "IS"),
          Map.entry(77, "YOU"),
          Map.entry(78, "STOP"),
          Map.entry(79, "PUSH"),
          Map.entry(83, "MOVE"),
          Map.entry(86, "WIN"),
          Map.entry(87, "DEFEAT"),
          Map.entry(88, "SINK"),
          Map.entry(89, "HOT"),
          Map.entry(90, "MELT"),
          Map.entry(91, "SHUT"),
          Map.entry(92, "OPEN"));

  private static final int THINGS = 110;
  private static final String EMPTY = "EMPTY";

  private NumberForm() {}

  /**
   * Reads a map.
   *
   * @throws IllegalArgumentException if a row is too short or long, or a number stands for nothing
   */
  static Level read(String id, String text) {
    List<String> lines = text.strip().lines().toList();
    List<Integer> size = numbers(lines.get(0), 0);
    if (size.size() != 2) {
      throw new IllegalArgumentException("Line 1 must have two numbers: width and height");
    }
    int width = size.get(0);
    int height = size.get(1);
    if (lines.size() - 1 != height) {
      throw new IllegalArgumentException(
          "There are %d rows where line 1 says %d".formatted(lines.size() - 1, height));
    }
    List<Piece> pieces = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      List<Integer> row = numbers(lines.get(y + 1), y + 1);
      if (row.size() != width) {
        throw new IllegalArgumentException(
            "Line %d has %d numbers where line 1 says %d".formatted(y + 2, row.size(), width));
      }
      for (int x = 0; x < width; x++) {
        Piece piece = piece(pieces.size(), row.get(x), x, y);
        if (piece.word() || !piece.text().equals(EMPTY)) {
          pieces.add(piece);
        }
      }
    }
    return new Level(id, "", width, height, pieces, List.of());
  }

  private static List<Integer> numbers(String line, int at) {
    List<Integer> numbers = new ArrayList<>();
    for (String number : line.strip().split("\\s+", -1)) {
      if (!number.matches("\\d{1,6}")) {
        throw new IllegalArgumentException(
            "Line %d has '%s' where a number belongs".formatted(at + 1, number));
      }
      numbers.add(Integer.parseInt(number));
    }
    return numbers;
  }

  private static Piece piece(int id, int number, int x, int y) {
    if (number > THINGS && number <= THINGS + NOUNS.size()) {
      return Piece.thing(id, NOUNS.get(number - THINGS - 1), x, y);
    }
    if (number >= 1 && number <= NOUNS.size()) {
      return Piece.word(id, NOUNS.get(number - 1), x, y);
    }
    if (WORDS.containsKey(number)) {
      return Piece.word(id, WORDS.get(number), x, y);
    }
    throw new IllegalArgumentException(
        "Line %d, number %d is %d, which stands for nothing in this puzzle"
            .formatted(y + 2, x + 1, number));
  }
}
