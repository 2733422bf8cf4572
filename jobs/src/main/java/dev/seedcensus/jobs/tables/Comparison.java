package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.tables.Line.Agreement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Holds what a query gave against what a paper published. */
final class Comparison {

  private static final double ROUNDING = 1e-12;

  private final PublishedTable table;
  private final TableQuery query;
  private final boolean ownSeeds;
  private final Map<List<String>, Result> results = new LinkedHashMap<>();

  /**
   * @param ownSeeds whether the query ran over the paper's own seeds
   */
  Comparison(PublishedTable table, TableQuery query, List<Result> results, boolean ownSeeds) {
    this.table = table;
    this.query = query;
    this.ownSeeds = ownSeeds;
    results.forEach(result -> this.results.put(name(result.key(), result.measure()), result));
  }

  private static List<String> name(List<String> key, String measure) {
    List<String> name = new ArrayList<>(key);
    name.add(measure);
    return name;
  }

  /** The published values in the paper's order, then what else was computed. */
  List<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (List<JsonNode> row : table.rows()) {
      List<String> key = query.key().stream().map(k -> table.cell(row, k).asText()).toList();
      for (String column : table.columns()) {
        if (!query.key().contains(column) && !query.given().contains(column)) {
          Published published = Published.of(table.cell(row, column), table.decimals(column));
          Result result = results.remove(name(key, column));
          lines.add(line(key, column, published, result, observations(row)));
        }
      }
    }
    results.values().forEach(result -> lines.add(further(result)));
    return lines;
  }

  private long observations(List<JsonNode> row) {
    return query.readsRuns() ? table.ownSeeds(row, query.seeds()).size() : 0;
  }

  private Line further(Result result) {
    Published published = result.published() == null ? null : Published.of(result.published());
    return line(
        result.key(), result.measure(), published, result, observations(table.subjects().get(0)));
  }

  private Line line(
      List<String> key, String measure, Published published, Result result, long observations) {
    if (result == null || result.value() == null) {
      return new Line(
          key, measure, text(published), "", "", "", missing(published), isExact(measure));
    }
    long others = result.publishedOf() == null ? observations : result.publishedOf();
    return isShare(result)
        ? shareLine(key, measure, published, result, others)
        : valueLine(key, measure, published, result, others);
  }

  /** Counts of other seeds than the paper's mean nothing beside the paper's; shares do. */
  private boolean isShare(Result result) {
    return !ownSeeds && result.of() != null;
  }

  private Line shareLine(
      List<String> key, String measure, Published published, Result result, long others) {
    Estimate share = result.estimate();
    String theirs = "";
    Agreement agreement = Agreement.NONE;
    if (published != null) {
      double other = published.number().doubleValue() / others;
      theirs = number(other);
      agreement =
          Math.abs(share.value() - other) < ROUNDING
              ? Agreement.EQUAL
              : Agreement.apart(share.standardErrorsFrom(other, others));
    }
    return new Line(
        key,
        measure + ", share",
        theirs,
        number(share.value()),
        number(share.low()),
        number(share.high()),
        agreement,
        isExact(measure));
  }

  private Line valueLine(
      List<String> key, String measure, Published published, Result result, long others) {
    Estimate estimate = result.estimate();
    long scale = result.of() == null ? 1 : result.of();
    return new Line(
        key,
        measure,
        text(published),
        ours(result, published),
        estimate == null ? "" : number(estimate.low() * scale),
        estimate == null ? "" : number(estimate.high() * scale),
        agreement(published, result, others),
        isExact(measure));
  }

  private boolean isExact(String measure) {
    return (table.exact() && ownSeeds) || query.exact().contains(measure);
  }

  /** A number that occurs in no seed has no row in most queries. */
  private Agreement missing(Published published) {
    return published == null || !ownSeeds ? Agreement.NONE : Agreement.DIFFERENT;
  }

  private Agreement agreement(Published published, Result result, long others) {
    if (published == null) {
      return Agreement.NONE;
    }
    if (published.isSame(result.value())) {
      return Agreement.EQUAL;
    }
    Estimate estimate = result.estimate();
    if (estimate == null || !published.isNumber()) {
      return ownSeeds ? Agreement.DIFFERENT : Agreement.NONE;
    }
    double scale = result.of() == null ? 1 : result.of();
    return Agreement.apart(
        estimate.standardErrorsFrom(
            published.number().doubleValue() / scale, ownSeeds ? 0 : others));
  }

  private static String ours(Result result, Published published) {
    if (published != null && published.isNumber() && published.isSame(result.value())) {
      return String.format(
          Locale.ROOT, "%." + published.decimals() + "f", Double.parseDouble(result.value()));
    }
    return result.isNumber() ? number(Double.parseDouble(result.value())) : result.value();
  }

  private static String text(Published published) {
    return published == null ? "" : published.toString();
  }

  /** Whole numbers as such, others with four decimals. */
  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.valueOf((long) value)
        : String.format(Locale.ROOT, "%.4f", value);
  }
}
