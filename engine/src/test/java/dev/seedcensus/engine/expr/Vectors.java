package dev.seedcensus.engine.expr;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Reads what JavaScript on Node 20.20 gave, and compares with it to the last detail. */
final class Vectors {

  private Vectors() {}

  static JsonNode read(String resource) {
    try (InputStream in = Vectors.class.getResourceAsStream(resource)) {
      return new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A recorded value: {a: items}, {o: [key, value] pairs}, {n: odd number}, {u} for undefined. */
  static Value value(JsonNode recorded) {
    if (!recorded.isObject()) {
      return JsonValues.of(recorded);
    }
    if (recorded.has("u")) {
      return Undefined.UNDEFINED;
    }
    if (recorded.has("n")) {
      return Num.of(Double.parseDouble(recorded.get("n").asText()));
    }
    if (recorded.has("a")) {
      List<Value> items = new ArrayList<>();
      recorded.get("a").forEach(item -> items.add(value(item)));
      return Arr.of(items);
    }
    Obj.Builder object = new Obj.Builder();
    recorded.get("o").forEach(entry -> object.put(entry.get(0).asText(), value(entry.get(1))));
    return object.build();
  }

  /** A text that tells values apart also by the order of keys, undefined keys and the sign of 0. */
  static String exact(Value value) {
    if (value instanceof Num number) {
      return "num " + number.value();
    }
    if (value.isUndefined()) {
      return "undefined";
    }
    StringBuilder text = new StringBuilder();
    if (value instanceof Arr array) {
      for (int i = 0; i < array.length(); i++) {
        text.append(exact(array.at(i))).append(',');
      }
      return "[" + text + "]";
    }
    if (value instanceof Obj object) {
      for (int i = 0; i < object.size(); i++) {
        text.append(object.shape().key(i)).append(':').append(exact(object.at(i))).append(',');
      }
      return "{" + text + "}";
    }
    return value.toString();
  }
}
