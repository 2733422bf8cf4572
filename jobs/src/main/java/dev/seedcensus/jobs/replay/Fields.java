package dev.seedcensus.jobs.replay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.UserException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads the fields of a recorded object, or says which of them is wrong.
 *
 * @param place file and line, for messages
 * @param object the object
 */
record Fields(String place, JsonNode object) {

  private static final int LONGEST_SHOWN = 60;

  UserException mistake(String field, String clause) {
    return new UserException("%s: field '%s' %s.".formatted(place, field, clause));
  }

  boolean has(String field) {
    return object.hasNonNull(field);
  }

  JsonNode required(String field) {
    if (!has(field)) {
      throw mistake(field, "is missing from the recording");
    }
    return object.get(field);
  }

  int count(String field) {
    return count(field, required(field));
  }

  private int count(String field, JsonNode value) {
    if (!value.canConvertToExactIntegral() || !value.canConvertToInt() || value.intValue() < 0) {
      throw mistake(field, "must hold whole numbers of at least 0, not " + shown(value));
    }
    return value.intValue();
  }

  String text(String field) {
    return text(field, required(field));
  }

  private String text(String field, JsonNode value) {
    if (!value.isTextual()) {
      throw mistake(field, "must be a text, not " + shown(value));
    }
    return value.textValue();
  }

  /** A value, cut where it is long. */
  private static String shown(JsonNode value) {
    String text = value.toString();
    return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
  }

  String textOrNull(String field) {
    return has(field) ? text(field) : null;
  }

  /** An object of counts by name; null where there is none. */
  Map<String, Integer> countsOrNull(String field) {
    if (!has(field)) {
      return null;
    }
    JsonNode value = object.get(field);
    if (!value.isObject()) {
      throw mistake(field, "must be an object of counts");
    }
    Map<String, Integer> counts = new LinkedHashMap<>();
    value.properties().forEach(entry -> counts.put(entry.getKey(), count(field, entry.getValue())));
    return counts;
  }

  /** A list of lists of numbers. */
  List<List<Integer>> table(String field, JsonNode value) {
    return list(field, value, row -> list(field, row, cell -> count(field, cell)));
  }

  /** A list of lists of texts. */
  List<List<String>> textTable(String field) {
    return list(field, object.get(field), row -> list(field, row, cell -> text(field, cell)));
  }

  /** A list of objects; null where there is none. */
  <T> List<T> objectsOrNull(String field, Function<Fields, T> reading) {
    return has(field)
        ? list(field, object.get(field), item -> reading.apply(new Fields(place, item)))
        : null;
  }

  <T> List<T> list(String field, JsonNode value, Function<JsonNode, T> reading) {
    if (!value.isArray()) {
      throw mistake(field, "must be a list");
    }
    List<T> items = new ArrayList<>();
    value.forEach(item -> items.add(reading.apply(item)));
    return items;
  }
}
