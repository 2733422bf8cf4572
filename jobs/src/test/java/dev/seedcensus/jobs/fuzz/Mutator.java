package dev.seedcensus.jobs.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Makes bad files of good ones: changes parts of the JSON, or lines, or single bytes. */
final class Mutator {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** What stands in numbers, texts and lists that nobody expected. */
  private static final List<String> JUNK =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "1.5",
          "1e308",
          "99999999999999999999",
          "-0.0",
          "\"\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"../../x\"",
          "\"(\"",
          "\"(a+)+$\"",
          "\"${a.label}\"",
          "\"$$iter\"",
          "\"(() => { for (;;) {} })()\"",
          "\"'x'.repeat(1e9)\"",
          "[]",
          "{}",
          "[[]]",
          "{\"$eval\":\"1 +\"}",
          "{\"$eval\":\"$a.label\"}",
          "{\"$test\":\"l => l.x.y\"}",
          "{\"$find\":{\"$not\":\"x\"}}",
          "{\"__proto__\":{\"x\":1}}",
          "{\"primitive\":\"key-door\"}",
          "{\"primitive\":\"init\",\"weight\":-2}");

  private static final List<String> BYTES =
      List.of(
          "{", "}", "[", "]", "\"", ":", ",", "\n", "\t", "\u0000", "é", "-", "&a ", "*a", "---");

  /** The words, numbers, texts, comments and signs of SQL. */
  private static final Pattern TOKEN =
      Pattern.compile("--.*|'[^']*'|`[^`]*`|[A-Za-z_]\\w*|\\d+(\\.\\d+)?|\\s+|.");

  /** What stands in a query where nobody expected it. */
  private static final List<String> SQL_JUNK =
      List.of(
          "NULL",
          "''",
          "'",
          "0",
          "-1",
          "1e309",
          "9223372036854775808",
          "1 / 0",
          "*",
          "(",
          ")",
          ",",
          "array(1)[5]",
          "map('a', 1)",
          "map()['a']",
          "cast('x' AS int)",
          "raise_error('told')",
          "assert_true(false)",
          "date'2026-02-30'",
          ":none",
          "?",
          "${x}",
          "a.b.c.d",
          "explode(chain)",
          "sum(sum(1))",
          "row_number() OVER ()",
          "(SELECT seed FROM seeds)",
          "LATERAL",
          "UNION",
          "EXCEPT",
          "DISTINCT",
          "ORDER BY 99",
          "LIMIT -1",
          "/*",
          "--",
          ";",
          "census('none', 1, 2)",
          "census('dag-plain', 1, 2)",
          "census('dag-plain', 2, 1)",
          "wilson_low(1, 0)",
          "\u0000",
          "é");

  private final Random random;

  Mutator(long seed) {
    random = new Random(seed);
  }

  /** Changes a JSON text, mostly in its structure. */
  byte[] json(String text) {
    if (random.nextInt(4) == 0) {
      return bytes(text);
    }
    try {
      JsonNode tree = JSON.readTree(text);
      for (int i = random.nextInt(3); i >= 0; i--) {
        tree = changed(tree);
      }
      return tree.toString().getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No JSON to begin with: " + text, e);
    }
  }

  /** Changes a text line by line or byte by byte. */
  byte[] lines(String text) {
    if (random.nextBoolean()) {
      return bytes(text);
    }
    List<String> lines = new ArrayList<>(text.lines().toList());
    int at = random.nextInt(lines.size());
    switch (random.nextInt(5)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
      case 2 -> lines.set(at, "  " + lines.get(at));
      case 3 -> lines.set(at, lines.get(at).split(":", 2)[0] + ": " + word());
      default -> lines.add(at, word() + ": " + word());
    }
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Changes a query: mostly words for words of the same kind, so that it is often understood and
   * goes wrong later.
   *
   * @param others queries whose words are taken too
   */
  byte[] sql(String query, List<String> others) {
    if (random.nextInt(10) == 0) {
      return bytes(query);
    }
    List<String> tokens = tokens(query);
    for (int i = random.nextInt(3); i >= 0 && !tokens.isEmpty(); i--) {
      int at = random.nextInt(tokens.size());
      for (int tries = 0; tries < 40 && kind(tokens.get(at)) == Kind.OTHER; tries++) {
        at = random.nextInt(tokens.size());
      }
      switch (random.nextInt(16)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.add(at, one(tokens));
        case 2 -> tokens.set(at, one(SQL_JUNK));
        case 3 -> tokens.add(at, " " + one(SQL_JUNK) + " ");
        case 4 -> tokens.set(at, one(tokens(one(others))));
        default ->
            tokens.set(
                at, alike(tokens.get(at), tokens(random.nextBoolean() ? query : one(others))));
      }
    }
    return String.join("", tokens).getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> tokens(String query) {
    return new ArrayList<>(TOKEN.matcher(query).results().map(MatchResult::group).toList());
  }

  /** Another token of the same kind. */
  private String alike(String token, List<String> others) {
    List<String> alike =
        others.stream()
            .filter(other -> kind(other) == kind(token) && !other.equals(token))
            .toList();
    return alike.isEmpty() ? one(SQL_JUNK) : one(alike);
  }

  /** What of SQL can stand for each other without the query falling apart. */
  private enum Kind {
    NUMBER,
    TEXT,
    NAME,
    OPERATOR,
    OTHER
  }

  private static Kind kind(String token) {
    char first = token.charAt(0);
    if (Character.isDigit(first)) {
      return Kind.NUMBER;
    }
    if (first == '\'') {
      return Kind.TEXT;
    }
    // Names are written in small letters, what belongs to the language in capitals.
    if (Character.isLowerCase(first)) {
      return Kind.NAME;
    }
    return "+-*/=<>%".indexOf(first) >= 0 && token.length() == 1 ? Kind.OPERATOR : Kind.OTHER;
  }

  /** A text that an argument might be. */
  String word() {
    String junk = JUNK.get(random.nextInt(JUNK.size()));
    return random.nextBoolean() ? junk : junk.replace("\"", "").replace("\\u0000", "\u0000");
  }

  /** One of several. */
  <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private byte[] bytes(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0 && changed.length() > 1; i--) {
      int at = random.nextInt(changed.length());
      switch (random.nextInt(6)) {
        case 0 -> changed.deleteCharAt(at);
        case 1 -> changed.insert(at, one(BYTES));
        case 2 -> changed.setCharAt(at, (char) random.nextInt(256));
        case 3 -> changed.setLength(at);
        case 4 -> changed.insert(at, changed.substring(at, Math.min(at + 40, changed.length())));
        default -> changed.delete(at, Math.min(at + random.nextInt(40), changed.length()));
      }
    }
    byte[] bytes = changed.toString().getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(8) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private JsonNode changed(JsonNode tree) {
    List<ContainerNode<?>> containers = new ArrayList<>();
    collect(tree, containers);
    containers.removeIf(JsonNode::isEmpty);
    if (containers.isEmpty()) {
      return junk();
    }
    ContainerNode<?> container = one(containers);
    if (container instanceof ObjectNode object) {
      change(object, containers);
    } else {
      change((ArrayNode) container, containers);
    }
    return tree;
  }

  private void change(ObjectNode object, List<ContainerNode<?>> others) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    String name = one(names);
    if (random.nextBoolean() && object.get(name).isValueNode()) {
      object.set(name, alike(object.get(name), others));
      return;
    }
    switch (random.nextInt(6)) {
      case 0 -> object.remove(name);
      case 1 -> object.set(name + "x", object.remove(name));
      case 2 -> object.set(name, JSON.createArrayNode().add(object.get(name).deepCopy()));
      case 3 -> object.set(name, one(others).deepCopy());
      default -> object.set(name, junk());
    }
  }

  private void change(ArrayNode array, List<ContainerNode<?>> others) {
    int at = random.nextInt(array.size());
    switch (random.nextInt(6)) {
      case 0 -> array.remove(at);
      case 1 -> array.insert(at, array.get(random.nextInt(array.size())).deepCopy());
      case 2 -> array.add(one(others).deepCopy());
      case 3 -> array.set(at, NODES.textNode(array.get(at).toString()));
      default -> array.set(at, junk());
    }
  }

  /** Another value of the same type: a number near it or far, a text from elsewhere. */
  private JsonNode alike(JsonNode value, List<ContainerNode<?>> others) {
    if (value.isNumber()) {
      return switch (random.nextInt(4)) {
        case 0 -> NODES.numberNode(value.asLong() + random.nextInt(5) - 2);
        case 1 -> NODES.numberNode(value.asLong() * 1000);
        case 2 -> NODES.numberNode(-value.asDouble());
        default -> NODES.numberNode(value.asDouble() * random.nextDouble());
      };
    }
    List<JsonNode> values = new ArrayList<>();
    others.forEach(container -> container.elements().forEachRemaining(values::add));
    values.removeIf(other -> other.getNodeType() != value.getNodeType());
    return one(values);
  }

  private JsonNode junk() {
    try {
      return JSON.readTree(one(JUNK));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void collect(JsonNode node, List<ContainerNode<?>> found) {
    if (node instanceof ContainerNode<?> container) {
      found.add(container);
    }
    node.forEach(child -> collect(child, found));
  }
}
