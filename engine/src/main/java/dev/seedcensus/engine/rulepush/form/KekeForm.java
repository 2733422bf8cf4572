package dev.seedcensus.engine.rulepush.form;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Keke's level format: a drawing with one letter per cell within a border of {@code _}; {@code .}
 * and the space are empty. Objects get their ids in reading order, from 0.
 */
final class KekeForm {

  private static final char BORDER = '_';

  private KekeForm() {}

  /**
   * Reads a drawing.
   *
   * @throws IllegalArgumentException if a row has another length, the border a gap, or a letter
   *     stands for nothing
   */
  static Level read(String id, String name, String drawing) {
    List<String> rows = drawing.stripTrailing().lines().toList();
    if (rows.size() < 3 || rows.get(0).length() < 3) {
      throw new IllegalArgumentException(
          "The drawing has no cell within a border of '%c'".formatted(BORDER));
    }
    int width = rows.get(0).length();
    for (int y = 0; y < rows.size(); y++) {
      checkRow(rows.get(y), y, width, y == 0 || y == rows.size() - 1);
    }
    List<String> inner =
        rows.subList(1, rows.size() - 1).stream().map(row -> row.substring(1, width - 1)).toList();
    List<Piece> pieces = pieces(inner, 1, Map.of());
    return new Level(id, name, width - 2, rows.size() - 2, pieces, List.of());
  }

  private static void checkRow(String row, int y, int width, boolean edge) {
    if (row.length() != width) {
      throw new IllegalArgumentException(
          "Row %d has %d letters where the first has %d: rows must be of one length"
              .formatted(y + 1, row.length(), width));
    }
    for (int x = 0; x < width; x++) {
      boolean border = edge || x == 0 || x == width - 1;
      if (border != (row.charAt(x) == BORDER)) {
        throw new IllegalArgumentException(
            "Row %d, column %d is '%c': the border, and nothing else, is of '%c'"
                .formatted(y + 1, x + 1, row.charAt(x), BORDER));
      }
    }
  }

  /**
   * The objects of rows, with ids in reading order.
   *
   * @param offset what to add to rows and columns in messages, which count from 1
   * @param legend what letters beside Keke's stand for, in the order of their stack
   */
  static List<Piece> pieces(List<String> rows, int offset, Map<String, List<String>> legend) {
    List<Piece> pieces = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char letter = rows.get(y).charAt(x);
        for (Letters.Symbol symbol : symbols(letter, y + offset, x + offset, legend)) {
          pieces.add(new Piece(pieces.size(), symbol.word(), symbol.text(), x, y, Map.of()));
        }
      }
    }
    return pieces;
  }

  private static List<Letters.Symbol> symbols(
      char letter, int y, int x, Map<String, List<String>> legend) {
    List<String> names = legend.get(Character.toString(letter));
    if (names != null) {
      return names.stream().map(OwnForm::symbol).toList();
    }
    if (letter == '.' || letter == ' ') {
      return List.of();
    }
    return List.of(
        Letters.symbol(letter)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "Row %d, column %d is '%c', which stands for nothing"
                            .formatted(y + 1, x + 1, letter))));
  }
}
