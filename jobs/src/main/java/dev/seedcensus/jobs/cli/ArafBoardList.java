package dev.seedcensus.jobs.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.BoardException;
import dev.seedcensus.jobs.StrictJson;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Boards in JSON: a list of {@code {"rows", "cols", "givens": [[row, column, number], …]}}, counted
 * from 0. Each may have a {@code name}; what else it has is not looked at.
 */
final class ArafBoardList {

  private static final String SHAPE =
      "give a list of {\"rows\", \"cols\", \"givens\": [[row, column, number], …]}";

  private final String file;
  private final List<Board> boards = new ArrayList<>();

  private ArafBoardList(String file) {
    this.file = file;
  }

  /**
   * Reads boards. Those that no answer can be asked of are left out.
   *
   * @param complaints told which were left out, and why
   * @return at least one
   * @throws UserException if this is no such list, or no board is left
   */
  static List<Board> read(Path from, PrintWriter complaints) {
    ArafBoardList list = new ArafBoardList(from.toString());
    JsonNode json = StrictJson.read(Options.read(from), from.toString());
    for (int i = 0; json.isArray() && i < json.size(); i++) {
      list.add(i + 1, json.get(i), complaints);
    }
    if (list.boards.isEmpty()) {
      throw new UserException("%s: it holds no board; %s.".formatted(from, SHAPE));
    }
    return list.boards;
  }

  private void add(int number, JsonNode json, PrintWriter complaints) {
    String name = json.path("name").asText("board " + number);
    int rows = size(number, json, "rows");
    int cols = size(number, json, "cols");
    int[] numbers = new int[rows * cols];
    for (JsonNode given : json.path("givens")) {
      boolean fits = given.isArray() && given.size() == 3;
      for (int i = 0; fits && i < 3; i++) {
        fits = given.get(i).isInt();
      }
      if (!fits || !isBelow(given.get(0), rows) || !isBelow(given.get(1), cols)) {
        throw mistake(
            number,
            "%s is no [row, column, number] of a board of %d x %d cells, counted from 0"
                .formatted(given, rows, cols));
      }
      numbers[given.get(0).intValue() * cols + given.get(1).intValue()] = given.get(2).intValue();
    }
    try {
      boards.add(new Board(rows, cols, numbers));
    } catch (BoardException e) {
      complaints.println("Left out %s: %s.".formatted(name, e.getMessage()));
    }
  }

  private int size(int number, JsonNode json, String field) {
    JsonNode size = json.path(field);
    if (!size.isInt() || size.intValue() < 1 || !isBelow(size, Board.LARGEST_SIDE + 1)) {
      throw mistake(
          number,
          "'%s' must be a whole number from 1 to %d%s"
              .formatted(field, Board.LARGEST_SIDE, size.isMissingNode() ? "" : ", not " + size));
    }
    return size.intValue();
  }

  private static boolean isBelow(JsonNode number, int bound) {
    return number.intValue() >= 0 && number.intValue() < bound;
  }

  private UserException mistake(int number, String problem) {
    return new UserException("%s, board %d: %s; %s.".formatted(file, number, problem, SHAPE));
  }
}
