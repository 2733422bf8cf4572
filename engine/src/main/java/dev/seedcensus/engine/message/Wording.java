package dev.seedcensus.engine.message;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.CanonicalJson;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.Collection;
import java.util.List;

/** How messages show what a file holds: quoted, on one line, and never longer than a glance. */
public final class Wording {

  private static final int LONGEST_QUOTE = 60;
  private static final int LONGEST_LIST = 20;

  private Wording() {}

  /** A text in quotes, with line breaks escaped and a long tail cut off. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder();
    CanonicalJson.appendString(abbreviate(text), out);
    return out.toString();
  }

  /** A text with a long tail cut off. */
  public static String abbreviate(String text) {
    return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
  }

  /** {@code a, b and c}; a list of more than 20 is cut, and says how many are left out. */
  public static String list(Collection<String> words) {
    List<String> all = List.copyOf(words);
    if (all.size() > LONGEST_LIST) {
      String head = String.join(", ", all.subList(0, LONGEST_LIST));
      return head + " and " + (all.size() - LONGEST_LIST) + " more";
    }
    if (all.size() < 2) {
      return String.join("", all);
    }
    int last = all.size() - 1;
    return String.join(", ", all.subList(0, last)) + " and " + all.get(last);
  }

  /** What a JSON value is, with its content where that is short. */
  public static String describe(JsonNode node) {
    if (node.isContainerNode()) {
      return node.isObject() ? "an object" : "an array";
    }
    return describe(JsonValues.of(node));
  }

  /** What a value is, with its content where that is short. */
  public static String describe(Value value) {
    if (value instanceof Text text) {
      return "the text " + quote(text.value());
    }
    if (value instanceof Num) {
      return "the number " + value;
    }
    if (value instanceof Obj) {
      return "an object";
    }
    return value instanceof Arr ? "an array" : value.toString();
  }
}
