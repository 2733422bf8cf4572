package dev.seedcensus.engine.value;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Turns parsed JSON into values. */
public final class JsonValues {

  private JsonValues() {}

  /**
   * The value of a JSON tree; a missing node is {@link Undefined#UNDEFINED}. Numbers become
   * doubles.
   */
  public static Value of(JsonNode node) {
    if (node.isObject()) {
      Obj.Builder object = new Obj.Builder();
      node.properties().forEach(entry -> object.put(entry.getKey().intern(), of(entry.getValue())));
      return object.build();
    }
    if (node.isArray()) {
      List<Value> items = new ArrayList<>(node.size());
      node.forEach(item -> items.add(of(item)));
      return Arr.of(items);
    }
    if (node.isTextual()) {
      return Text.of(node.textValue());
    }
    if (node.isNumber()) {
      return Num.of(node.doubleValue());
    }
    if (node.isBoolean()) {
      return Bool.of(node.booleanValue());
    }
    return node.isNull() ? Null.NULL : Undefined.UNDEFINED;
  }
}
