package dev.seedcensus.jobs;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * Reads JSON that users or other programs wrote: one value and nothing behind it, no key twice in
 * an object, at most 200 levels deep. Decimals keep their digits.
 */
public final class StrictJson {

  private static final int DEEPEST = 200;

  private static final ObjectMapper JSON =
      JsonMapper.builder(factory())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private StrictJson() {}

  private static JsonFactory factory() {
    return new JsonFactoryBuilder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
        .build();
  }

  /**
   * The value of a text.
   *
   * @param place names the text in messages
   * @throws UserException if it is no such JSON, with the column in the text's last line read
   */
  public static JsonNode read(String text, String place) {
    try {
      JsonNode value = JSON.readTree(text);
      if (!value.isMissingNode()) {
        return value;
      }
      throw new UserException(place + ": it is empty where JSON is expected.");
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      throw new UserException(
          "%s%s: this is not JSON that can be read: %s."
              .formatted(place, at == null ? "" : ", column " + at.getColumnNr(), clause(e)),
          e);
    }
  }

  private static String clause(JsonProcessingException e) {
    String said = e.getOriginalMessage();
    if (said.startsWith("Duplicate field")) {
      return "a key stands twice in one object";
    }
    if (said.contains("nesting depth")) {
      return "it is nested more than " + DEEPEST + " levels deep";
    }
    if (said.contains("maximum allowed")) {
      return "a number, key or text is too long";
    }
    if (said.startsWith("Trailing token")) {
      return "something follows the value";
    }
    return said.startsWith("Unexpected end-of-input")
        ? "it ends too early"
        : "look for a bracket, comma, colon or quotation mark that is missing or too many";
  }
}
