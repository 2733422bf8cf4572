package dev.seedcensus.engine.rulepush.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.seedcensus.engine.message.NearestName;
import java.util.List;

/** The fields of a JSON object, of the types that are expected; says what is wrong with them. */
final class JsonFields {

  private static final int NUMBER_MOST = 1_000_000_000;

  private final JsonNode json;
  private final String what;

  /**
   * @param what names the object at the beginning of a sentence
   * @param known the fields it may have; none to allow all
   * @throws IllegalArgumentException if it is no object or has other fields
   */
  JsonFields(JsonNode json, String what, List<String> known) {
    this.json = json;
    this.what = what;
    if (!json.isObject()) {
      throw new IllegalArgumentException("%s is no JSON object".formatted(what));
    }
    json.fieldNames()
        .forEachRemaining(
            name -> {
              if (!known.isEmpty() && !known.contains(name)) {
                throw new IllegalArgumentException(
                    "%s has the unknown field '%s': %s"
                        .formatted(what, name, NearestName.remedy(name, known)));
              }
            });
  }

  /** A text that must be there. */
  String text(String name) {
    JsonNode value = json.path(name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("%s needs a text '%s'".formatted(what, name));
    }
    return value.textValue();
  }

  /** A text, or a number's text, or what stands for it where there is none. */
  String textOr(String name, String otherwise) {
    JsonNode value = json.path(name);
    return value.isMissingNode() || value.isNull() || value.isContainerNode()
        ? otherwise
        : value.asText();
  }

  /** A whole number that must be there, from 0. */
  int number(String name) {
    JsonNode value = json.path(name);
    if (!value.isIntegralNumber()
        || !value.canConvertToInt()
        || value.intValue() < 0
        || value.intValue() > NUMBER_MOST) {
      throw new IllegalArgumentException(
          "%s needs a whole number '%s' from 0".formatted(what, name));
    }
    return value.intValue();
  }

  /** The items of a list; none where it is missing. */
  Iterable<JsonNode> list(String name) {
    JsonNode value = json.path(name);
    if (value.isMissingNode()) {
      return List.of();
    }
    if (!value.isArray()) {
      throw new IllegalArgumentException("%s needs a list as '%s'".formatted(what, name));
    }
    return value;
  }

  /** An object; an empty one where it is missing. */
  JsonNode object(String name) {
    JsonNode value = json.path(name);
    if (value.isMissingNode()) {
      return JsonNodeFactory.instance.objectNode();
    }
    if (!value.isObject()) {
      throw new IllegalArgumentException("%s needs an object as '%s'".formatted(what, name));
    }
    return value;
  }

  /** Refuses a field beside another. */
  void refuse(String name, String beside) {
    if (json.has(name)) {
      throw new IllegalArgumentException(
          "%s has both '%s' and '%s': leave one out".formatted(what, beside, name));
    }
  }
}
