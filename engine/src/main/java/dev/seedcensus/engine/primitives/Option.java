package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * An option of a primitive.
 *
 * @param name as a grammar file writes it
 * @param kind what it may hold
 * @param fallback its value where a grammar does not give it; null for none
 * @param meaning what it sets, as a phrase for help texts
 */
record Option(String name, Kind kind, JsonNode fallback, String meaning) {

  /** What an option may hold. */
  enum Kind {
    TEXT("a text"),
    /** Safe inside a query, a template and an expression alike, where it stands for itself. */
    WORD("a text of letters, digits, spaces, _ and -"),
    WORDS("a list of texts of letters, digits, spaces, _ and -"),
    NUMBER("a number"),
    WEIGHT("a number or an expression text"),
    COUNT("a whole number from 0 to 1000"),
    FLAG("true or false"),
    OBJECT("an object");

    private final String wording;

    Kind(String wording) {
      this.wording = wording;
    }

    boolean accepts(JsonNode value) {
      return switch (this) {
        case TEXT -> value.isTextual();
        case WORD -> isWord(value);
        case WORDS -> value.isArray() && !value.isEmpty() && allWords(value);
        case NUMBER -> value.isNumber();
        case WEIGHT -> value.isNumber() || value.isTextual();
        case COUNT -> value.canConvertToInt() && value.isIntegralNumber() && isCount(value);
        case FLAG -> value.isBoolean();
        case OBJECT -> value.isObject();
      };
    }

    private static boolean isWord(JsonNode value) {
      return value.isTextual() && PLAIN_TEXT.matcher(value.textValue()).matches();
    }

    private static boolean allWords(JsonNode list) {
      for (JsonNode item : list) {
        if (!isWord(item)) {
          return false;
        }
      }
      return true;
    }

    private static boolean isCount(JsonNode value) {
      return value.intValue() >= 0 && value.intValue() <= 1000;
    }

    String wording() {
      return wording;
    }
  }

  private static final Pattern PLAIN_TEXT = Pattern.compile("[\\p{L}\\p{N}_ -]+");
  private static final Pattern NEXT_WORD = Pattern.compile("_(.)");

  /** Options that every rule has. */
  static final List<Option> OF_RULES =
      List.of(
          new Option("name", Kind.TEXT, null, "the rule's name"),
          new Option("weight", Kind.WEIGHT, null, "the rule's weight"),
          new Option("limit", Kind.NUMBER, null, "firings after which the rule is skipped"),
          new Option("type", Kind.TEXT, null, "the counter it shares with other rules"),
          new Option("delay", Kind.NUMBER, null, "iterations before which it is skipped"),
          new Option("condition", Kind.TEXT, null, "an expression that a site must satisfy"),
          new Option("induced", Kind.FLAG, null, "whether sites with further edges are left out"));

  /** Options that every stage has. */
  static final List<Option> OF_STAGES =
      List.of(
          new Option("name", Kind.TEXT, null, "the stage's name"),
          new Option("limit", Kind.NUMBER, null, "cap on the stage's iterations"),
          new Option("induced", Kind.FLAG, null, "whether sites with further edges are left out"));

  static final Option THEME = word("theme", "high_fantasy", "the theme that narration names");

  static Option word(String name, String fallback, String meaning) {
    return new Option(
        name, Kind.WORD, fallback == null ? null : TextNode.valueOf(fallback), meaning);
  }

  static Option words(String name, String meaning) {
    return new Option(name, Kind.WORDS, null, meaning);
  }

  static Option flag(String name, String meaning) {
    return new Option(name, Kind.FLAG, BooleanNode.FALSE, meaning);
  }

  static Option count(String name, int fallback, String meaning) {
    return new Option(name, Kind.COUNT, IntNode.valueOf(fallback), meaning);
  }

  static Option number(String name, JsonNode fallback, String meaning) {
    return new Option(name, Kind.NUMBER, fallback, meaning);
  }

  static Option object(String name, String meaning) {
    return new Option(name, Kind.OBJECT, null, meaning);
  }

  static Option share(String name, double fallback, String meaning) {
    return number(name, DoubleNode.valueOf(fallback), meaning);
  }

  /** The option that renames a type of nodes or edges. */
  static Option type(String type) {
    return word(typeOption(type), type, "label type of " + type.replace('_', ' ') + " elements");
  }

  /** {@code dead_end} is renamed by the option {@code deadEndType}. */
  static String typeOption(String type) {
    return NEXT_WORD.matcher(type).replaceAll(m -> m.group(1).toUpperCase(Locale.ROOT)) + "Type";
  }

  /** The option as a line of a help text. */
  String help() {
    String standard = fallback == null ? "" : " (default " + fallback + ")";
    return name + ": " + meaning + "; " + kind.wording() + standard;
  }
}
