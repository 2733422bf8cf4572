package dev.seedcensus.jobs.experiment.araf;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.araf.BoardGenerator;
import dev.seedcensus.jobs.experiment.Options;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which boards are generated: the options that both experiments share.
 *
 * @param rows number of rows
 * @param cols number of columns
 * @param maxGiven the largest given
 */
record BoardTerms(int rows, int cols, int maxGiven) {

  static final ObjectMapper JSON = new ObjectMapper();

  private static final String ROWS = "rows";
  private static final String COLS = "cols";
  private static final String MAX_GIVEN = "max_given";
  private static final int USUAL_SIDE = 6;
  private static final int USUAL_MAX_GIVEN = 9;

  static Map<String, String> options() {
    return new TreeMap<>(
        Map.of(
            ROWS, "rows of a board, 2 to %d (default: 6)".formatted(BoardGenerator.LARGEST_SIDE),
            COLS, "columns of a board, 2 to %d (default: 6)".formatted(BoardGenerator.LARGEST_SIDE),
            MAX_GIVEN,
                "largest given that widening may make, %d to %d (default: 9)"
                    .formatted(BoardGenerator.LEAST_MOST_GIVEN, BoardGenerator.MOST_MOST_GIVEN)));
  }

  static BoardTerms of(Options options) {
    return new BoardTerms(
        (int) options.wholeNumber(ROWS, 2, BoardGenerator.LARGEST_SIDE, USUAL_SIDE),
        (int) options.wholeNumber(COLS, 2, BoardGenerator.LARGEST_SIDE, USUAL_SIDE),
        (int)
            options.wholeNumber(
                MAX_GIVEN,
                BoardGenerator.LEAST_MOST_GIVEN,
                BoardGenerator.MOST_MOST_GIVEN,
                USUAL_MAX_GIVEN));
  }

  static JsonNode parse(String definition) {
    try {
      return JSON.readTree(definition);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of boards: " + definition, e);
    }
  }

  static BoardTerms restore(JsonNode json) {
    return new BoardTerms(
        json.get(ROWS).intValue(), json.get(COLS).intValue(), json.get(MAX_GIVEN).intValue());
  }

  ObjectNode definition() {
    return JSON.createObjectNode().put(ROWS, rows).put(COLS, cols).put(MAX_GIVEN, maxGiven);
  }

  String label() {
    return "%dx%d, givens to %d".formatted(rows, cols, maxGiven);
  }

  BoardGenerator generator() {
    return new BoardGenerator(rows, cols, maxGiven);
  }
}
