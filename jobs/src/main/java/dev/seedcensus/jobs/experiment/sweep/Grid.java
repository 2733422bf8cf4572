package dev.seedcensus.jobs.experiment.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.StrictJson;
import dev.seedcensus.jobs.UserException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The points of a grid: every combination of the parameters' values. Points are numbered from 0,
 * the last parameter's values changing fastest, so point 0 has the first value of each.
 *
 * @param values per parameter, a path as in {@code --set}, its values in the order given
 */
record Grid(Map<String, List<Double>> values) {

  /** Each is a grammar compiled in every executor. */
  static final long MOST_POINTS = 400;

  private static final String EXAMPLE =
      "write, for example, 'sweep: {stages.expand.limit: [10, 20, 40]}'.";

  /**
   * Reads a grid.
   *
   * @param json an object of lists of numbers, which may be texts
   * @throws UserException if it is none, has no points or too many, or a value twice
   */
  static Grid parse(String json) {
    // A spec's list or single value comes as its plain text.
    if (!json.stripLeading().startsWith("{")) {
      throw new UserException(
          "a sweep is a map from the numbers of the grammar that change to lists of values: "
              + EXAMPLE);
    }
    Map<String, List<Double>> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : StrictJson.read(json, "sweep").properties()) {
      values.put(entry.getKey(), values(entry.getKey(), entry.getValue()));
    }
    if (values.isEmpty()) {
      throw new UserException("a sweep needs a number that changes: " + EXAMPLE);
    }
    double points = 1;
    for (List<Double> list : values.values()) {
      points *= list.size();
    }
    if (points > MOST_POINTS) {
      throw new UserException(
          "the grid has %,.0f points, and a sweep has at most %,d: leave out values, or sweep fewer numbers at once."
              .formatted(points, MOST_POINTS));
    }
    return new Grid(values);
  }

  private static List<Double> values(String path, JsonNode json) {
    List<Double> values = new ArrayList<>();
    List<JsonNode> items = new ArrayList<>();
    (json.isArray() ? json : new ObjectMapper().createArrayNode().add(json)).forEach(items::add);
    for (JsonNode item : items) {
      double value = number(path, item);
      if (values.contains(value)) {
        throw new UserException(
            "%s has the value %s twice: keep one.".formatted(path, text(value)));
      }
      values.add(value);
    }
    if (values.isEmpty()) {
      throw new UserException(
          "%s has an empty list: give it values, or leave it out.".formatted(path));
    }
    return List.copyOf(values);
  }

  private static double number(String path, JsonNode item) {
    try {
      double value = item.isValueNode() ? Double.parseDouble(item.asText().strip()) : Double.NaN;
      if (Double.isFinite(value)) {
        // There is one zero.
        return value == 0 ? 0 : value;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new UserException(
        "%s cannot be %s: its values are finite numbers, for example [10, 20, 40]."
            .formatted(path, item.isTextual() ? "'" + item.asText() + "'" : item));
  }

  /** As JSON, which {@link #parse} reads. */
  ObjectNode json() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    values.forEach(
        (path, list) -> {
          ArrayNode array = json.putArray(path);
          list.forEach(array::add);
        });
    return json;
  }

  /** The points, each with its value per parameter. */
  List<Map<String, Double>> points() {
    List<Map<String, Double>> points = List.of(Map.of());
    for (Map.Entry<String, List<Double>> parameter : values.entrySet()) {
      List<Map<String, Double>> longer = new ArrayList<>();
      for (Map<String, Double> point : points) {
        for (double value : parameter.getValue()) {
          Map<String, Double> next = new LinkedHashMap<>(point);
          next.put(parameter.getKey(), value);
          longer.add(next);
        }
      }
      points = longer;
    }
    return points;
  }

  /** A point as {@code --set} takes it, for people. */
  static String text(Map<String, Double> point) {
    List<String> parts = new ArrayList<>();
    point.forEach((path, value) -> parts.add(path + "=" + text(value)));
    return String.join(" ", parts);
  }

  private static String text(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.valueOf((long) value)
        : String.valueOf(value);
  }
}
