package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.CanonicalJson;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a value as JSON with the keys of objects in their own order. */
final class JsonWriter {

  /** A value that fits in so many characters, indentation included, stays on one line. */
  private static final int LINE = 100;

  private JsonWriter() {}

  /** Without white space. */
  static String compact(Value value) {
    return flat(value, ",", ":");
  }

  /** Indented by two spaces, short values on one line each, ended by a line break. */
  static String pretty(Value value) {
    return pretty(value, "", 0) + "\n";
  }

  /**
   * @param before how many characters stand before the value in its line, indentation aside
   */
  private static String pretty(Value value, String indent, int before) {
    String line = flat(value, ", ", ": ");
    boolean container = value instanceof Obj || value instanceof Arr;
    if (!container || indent.length() + before + line.length() <= LINE) {
      return line;
    }
    String deeper = indent + "  ";
    List<String> lines = new ArrayList<>();
    if (value instanceof Obj object) {
      for (int i : defined(object)) {
        String key = quoted(object.shape().key(i)) + ": ";
        lines.add(deeper + key + pretty(object.at(i), deeper, key.length()));
      }
      return lines.stream().collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
    }
    Arr array = (Arr) value;
    for (int i = 0; i < array.length(); i++) {
      lines.add(deeper + pretty(array.at(i), deeper, 0));
    }
    return lines.stream().collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
  }

  private static String flat(Value value, String comma, String colon) {
    List<String> parts = new ArrayList<>();
    if (value instanceof Obj object) {
      for (int i : defined(object)) {
        String key = quoted(object.shape().key(i));
        parts.add(key + colon + flat(object.at(i), comma, colon));
      }
      return "{" + String.join(comma, parts) + "}";
    }
    if (value instanceof Arr array) {
      for (int i = 0; i < array.length(); i++) {
        parts.add(flat(array.at(i), comma, colon));
      }
      return "[" + String.join(comma, parts) + "]";
    }
    return CanonicalJson.FULL.write(value);
  }

  private static List<Integer> defined(Obj object) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < object.size(); i++) {
      if (!object.at(i).isUndefined()) {
        positions.add(i);
      }
    }
    return positions;
  }

  private static String quoted(String key) {
    StringBuilder out = new StringBuilder();
    CanonicalJson.appendString(key, out);
    return out.toString();
  }
}
