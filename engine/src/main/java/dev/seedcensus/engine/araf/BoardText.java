package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards, and tables of room names, as text. */
final class BoardText {

  /** No area comes near it; larger numbers are a slip. */
  private static final int LARGEST_NUMBER = 99_999;

  /** Some editors begin a file with it. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern DIGITS = Pattern.compile("[0-9]+");

  private BoardText() {}

  static Board parse(String text) {
    List<List<String>> rows = table(text);
    int cols = rows.get(0).size();
    int[] numbers = new int[rows.size() * cols];
    for (int cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = number(rows.get(cell / cols).get(cell % cols), cell / cols, cell % cols);
    }
    return new Board(rows.size(), cols, numbers);
  }

  private static int number(String token, int row, int col) {
    if (token.equals(".")) {
      return 0;
    }
    String place = "row %d, column %d".formatted(row + 1, col + 1);
    if (!DIGITS.matcher(token).matches()) {
      throw new BoardException(
          "%s is \"%s\": write a positive number, or a dot for a cell without one"
              .formatted(place, shortened(token)));
    }
    int number = token.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(token);
    if (number == 0) {
      throw new BoardException(
          "%s holds 0: a given is at least 1, and a cell without one is a dot".formatted(place));
    }
    if (number > LARGEST_NUMBER) {
      throw new BoardException(
          "%s holds %s: a given is at most %d".formatted(place, shortened(token), LARGEST_NUMBER));
    }
    return number;
  }

  /**
   * The tokens of a table, row by row; at least one, all rows of equal length.
   *
   * @throws BoardException if it is empty, ragged or too large
   */
  static List<List<String>> table(String text) {
    List<String> lines =
        (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
            .lines()
            .flatMap(line -> List.of(line.split("/")).stream())
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .toList();
    if (lines.isEmpty()) {
      throw new BoardException("there is no row");
    }
    boolean separated = lines.stream().anyMatch(line -> BLANKS.matcher(line).find());
    List<List<String>> rows = new ArrayList<>();
    for (String line : lines) {
      List<String> row =
          separated
              ? List.of(BLANKS.split(line))
              : line.codePoints().mapToObj(Character::toString).toList();
      if (!rows.isEmpty() && row.size() != rows.get(0).size()) {
        throw new BoardException(
            "row %d has %d cell%s and row 1 has %d: all rows are equally long"
                .formatted(
                    rows.size() + 1, row.size(), row.size() == 1 ? "" : "s", rows.get(0).size()));
      }
      rows.add(row);
    }
    Board.checkSize(rows.size(), rows.get(0).size());
    return rows;
  }

  static String write(Board board) {
    boolean single = IntStream.range(0, board.cells()).allMatch(cell -> board.number(cell) < 10);
    return IntStream.range(0, board.rows())
        .mapToObj(
            row ->
                IntStream.range(row * board.cols(), (row + 1) * board.cols())
                    .mapToObj(board::number)
                    .map(number -> number == 0 ? "." : Integer.toString(number))
                    .collect(Collectors.joining(single ? "" : " ")))
        .collect(Collectors.joining("/"));
  }

  private static String shortened(String token) {
    return token.length() <= 20 ? token : token.substring(0, 20) + "…";
  }
}
