package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.seedcensus.engine.value.Num;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Changes weights in the text of a grammar file and leaves every other character as it is. */
public final class GrammarText {

  private static final String WEIGHT = "weight";
  private static final JsonFactory JSON = new JsonFactory();

  private final String text;
  private final Map<Integer, Double> weights;
  private final NavigableMap<Integer, Edit> edits = new TreeMap<>();

  /** Characters that give way to others. */
  private record Edit(int end, String replacement) {}

  private GrammarText(String text, Map<Integer, Double> weights) {
    this.text = text;
    this.weights = weights;
  }

  /**
   * The text with other weights. A rule without a weight gets one.
   *
   * @param text a grammar that loads
   * @param stage position of the stage; 0 in a grammar without stages
   * @param weights by position of the rule in its stage
   * @throws GrammarException if a rule does not stand in the text, because its stage is a primitive
   */
  public static String withWeights(String text, int stage, Map<Integer, Double> weights) {
    GrammarText edited = new GrammarText(text, weights);
    // A byte order mark is no JSON; it counts as one character.
    int start = text.startsWith("\uFEFF") ? 1 : 0;
    try (JsonParser parser = JSON.createParser(text.substring(start))) {
      edited.find(parser, stage, start);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read a text in memory", e);
    }
    if (edited.edits.size() < weights.size()) {
      throw new GrammarException(
          "The rules of stage #%d do not stand in the file, since the stage is a primitive: write it out, as 'census grammar' prints it."
              .formatted(stage));
    }
    return edited.text();
  }

  private void find(JsonParser parser, int stage, int start) throws IOException {
    parser.nextToken();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      parser.nextToken();
      if (key.equals("rules")) {
        rules(parser, start);
      } else if (key.equals("stages")) {
        stages(parser, stage, start);
      } else {
        parser.skipChildren();
      }
    }
  }

  private void stages(JsonParser parser, int wanted, int start) throws IOException {
    for (int stage = 0; parser.nextToken() != JsonToken.END_ARRAY; stage++) {
      while (stage == wanted && parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean rules = parser.currentName().equals("rules");
        parser.nextToken();
        if (rules) {
          rules(parser, start);
        } else {
          parser.skipChildren();
        }
      }
      parser.skipChildren();
    }
  }

  private void rules(JsonParser parser, int start) throws IOException {
    for (int rule = 0; parser.nextToken() != JsonToken.END_ARRAY; rule++) {
      if (weights.containsKey(rule)) {
        rule(parser, Num.of(weights.get(rule)).text(), start);
      } else {
        parser.skipChildren();
      }
    }
  }

  private void rule(JsonParser parser, String weight, int start) throws IOException {
    boolean found = false;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      boolean wanted = parser.currentName().equals(WEIGHT);
      parser.nextToken();
      if (wanted) {
        int from = start + (int) parser.currentTokenLocation().getCharOffset();
        edits.put(from, new Edit(from + parser.getTextLength(), weight));
        found = true;
      }
      parser.skipChildren();
    }
    if (!found) {
      int end = start + (int) parser.currentTokenLocation().getCharOffset();
      int behind = text.substring(0, end).stripTrailing().length();
      edits.put(behind, new Edit(behind, ", \"%s\": %s".formatted(WEIGHT, weight)));
    }
  }

  private String text() {
    StringBuilder out = new StringBuilder(text);
    edits
        .descendingMap()
        .forEach((start, edit) -> out.replace(start, edit.end(), edit.replacement()));
    return out.toString();
  }
}
