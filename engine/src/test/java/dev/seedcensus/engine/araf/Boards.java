package dev.seedcensus.engine.araf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.random.RandomStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Boards for tests: public ones, and small random ones. */
final class Boards {

  static final Path BUNDLED = Path.of("..", "data", "araf");

  /** A board with the partition that a file gives with it; null if it gives none. */
  record Given(String name, JsonNode json, int rows, int cols, Partition partition) {

    Board board() {
      int[] numbers = new int[rows * cols];
      json.get("givens")
          .forEach(
              given ->
                  numbers[given.get(0).intValue() * cols + given.get(1).intValue()] =
                      given.get(2).intValue());
      return new Board(rows, cols, numbers);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private Boards() {}

  static List<Given> read(Path file, String name, String partition) {
    try {
      List<Given> boards = new ArrayList<>();
      for (JsonNode json : new ObjectMapper().readTree(file.toFile())) {
        int rows = json.get("rows").intValue();
        int cols = json.get("cols").intValue();
        boards.add(
            new Given(
                json.get(name).textValue(),
                json,
                rows,
                cols,
                json.path(partition).isArray() ? cut(json.get(partition), rows, cols) : null));
      }
      return boards;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Partition cut(JsonNode lines, int rows, int cols) {
    int[] names = new int[rows * cols];
    for (int cell = 0; cell < names.length; cell++) {
      names[cell] = lines.get(cell / cols).get(cell % cols).intValue();
    }
    return Partition.of(rows, cols, names);
  }

  /** A small board: numbers around the rooms of a random cut, each moved by up to two. */
  static Board small(RandomStream random, int mostCells) {
    int rows = 1 + BoardDraw.below(random, 4);
    int cols = 2 + BoardDraw.below(random, mostCells / rows - 1);
    Board board = new BoardDraw(rows, cols).next(random).board();
    for (int cell : board.givens()) {
      int moved = board.number(cell) + BoardDraw.below(random, 5) - 2;
      board = board.with(cell, Math.max(1, moved));
    }
    return board;
  }
}
