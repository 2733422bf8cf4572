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
