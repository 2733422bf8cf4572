package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A table as a paper gives it, or one of ours beside them, which has no rows.
 *
 * @param id its name within the paper
 * @param what what it shows
 * @param grammar the bundled grammar that it is about; null where its rows tell, or there is none
 * @param seeds the seeds that it is about, {@code A..B}; null where its rows tell, or nobody does
 * @param columns the columns' names
 * @param rows the rows, a cell per column
 * @param note what must be known to compute it; null for none
 * @param exact whether the same seeds must give the same numbers
 * @param exactValues per row, cells of its own with what is exact where the row's cells are a
 *     sample; empty for none
 */
public record PublishedTable(
    String id,
    String what,
    String grammar,
    String seeds,
    List<String> columns,
    List<List<JsonNode>> rows,
    String note,
    boolean exact,
    List<List<JsonNode>> exactValues) {

  static final String GRAMMAR = "grammar";
  static final String SEEDS = "seeds";
  static final String SEED = "seed";

  private static final int MOST_DIGITS = 40;

  public PublishedTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    exactValues = List.copyOf(exactValues);
  }

  static PublishedTable of(JsonNode table) {
    List<String> columns = new ArrayList<>();
    table.path("columns").forEach(column -> columns.add(column.asText()));
    List<List<JsonNode>> rows = rows(table.path("rows"));
    for (List<JsonNode> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException("A row of other length than the heading: " + row);
      }
    }
    return new PublishedTable(
        table.path("id").asText(),
        table.path("what").asText(),
        table.path(GRAMMAR).asText(null),
        table.path(SEEDS).asText(null),
        columns,
        rows,
        table.path("note").asText(null),
        table.path("exact").asBoolean(),
        rows(table.path("exactValues")));
  }

  /** A table that no paper has: what is asked is ours, and there is nothing to hold it against. */
  static PublishedTable further(String id, String what) {
    return new PublishedTable(id, what, null, null, List.of(), List.of(), null, false, List.of());
  }

  /** The rows; one without cells where nothing is published. */
  List<List<JsonNode>> subjects() {
    return rows.isEmpty() ? List.of(List.of()) : rows;
  }

  private static List<List<JsonNode>> rows(JsonNode array) {
    List<List<JsonNode>> rows = new ArrayList<>();
    for (JsonNode row : array) {
      List<JsonNode> cells = new ArrayList<>();
      row.forEach(cell -> cells.add(checked(cell)));
      rows.add(List.copyOf(cells));
    }
    return rows;
  }

  /** A number that can be printed in full. */
  private static JsonNode checked(JsonNode cell) {
    if (cell.isNumber() && Math.abs((long) cell.decimalValue().scale()) > MOST_DIGITS) {
      throw new IllegalArgumentException("A number that is no measurement: " + cell.asText());
    }
    return cell;
  }

  /** A cell of a row; null where the table has no such column. */
  JsonNode cell(List<JsonNode> row, String column) {
    int at = columns.indexOf(column);
    return at < 0 ? null : row.get(at);
  }

  /** The grammar of a row; null for none. */
  String grammar(List<JsonNode> row) {
    JsonNode own = cell(row, GRAMMAR);
    return own == null ? grammar : own.asText();
  }

  /**
   * The seeds of a row: its one seed, or else those asked for, or else its range or the table's.
   *
   * @param asked seeds to take instead of the paper's; null for the paper's
   * @param unlessTold seeds where the paper does not tell
   */
  SeedSet seeds(List<JsonNode> row, SeedSet asked, SeedSet unlessTold) {
    return asked == null || cell(row, SEED) != null ? ownSeeds(row, unlessTold) : asked;
  }

  /** The seeds of a row as the paper has them. */
  SeedSet ownSeeds(List<JsonNode> row, SeedSet unlessTold) {
    JsonNode seed = cell(row, SEED);
    if (seed != null) {
      return SeedSet.range(seed.longValue(), seed.longValue());
    }
    // A column "seeds" of numbers counts seeds; one of texts tells which.
    JsonNode range = cell(row, SEEDS);
    if (range != null && range.isTextual()) {
      return SeedSet.parse(range.asText());
    }
    return seeds == null ? unlessTold : SeedSet.parse(seeds);
  }

  /** Decimals of the numbers in a column: those of the longest. */
  int decimals(String column) {
    return rows.stream()
        .map(row -> cell(row, column))
        .filter(cell -> cell != null && cell.isNumber())
        .mapToInt(cell -> Math.max(0, cell.decimalValue().scale()))
        .max()
        .orElse(0);
  }
}
