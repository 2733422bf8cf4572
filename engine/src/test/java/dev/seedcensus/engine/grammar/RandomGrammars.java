package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes grammar files at random, over all of the language, none of which may be refused. */
final class RandomGrammars {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final String[] TEXTS = {
    "A", "B", "(.+)", "${a.label}", "", "é😀", "\"\\\n", "\ud800"
  };
  private static final String[] KEYS = {"", "7", "07", "10", "__proto__", "a.b", "é", "\""};

  private final Random random;

  RandomGrammars(long seed) {
    this.random = new Random(seed);
  }

  ObjectNode grammar() {
    ObjectNode grammar = JSON.objectNode();
    maybe(() -> grammar.put("name", text()));
    maybe(() -> grammar.set("start", random.nextInt(5) == 0 ? JSON.nullNode() : label(3)));
    maybe(() -> grammar.put("limit", count()));
    maybe(() -> grammar.put("induced", random.nextBoolean()));
    maybe(() -> grammar.putObject("budget").put("keys", random.nextInt(9)).put("rooms", 1));
    if (random.nextBoolean()) {
      addRules(grammar);
    } else {
      ArrayNode stages = grammar.putArray("stages");
      for (int i = random.nextInt(3); i >= 0; i--) {
        ObjectNode stage = stages.addObject();
        maybe(() -> stage.put("name", text()));
        maybe(() -> stage.put("limit", count()));
        maybe(() -> stage.put("induced", random.nextBoolean()));
        addRules(stage);
      }
    }
    return grammar;
  }

  private void addRules(ObjectNode owner) {
    ArrayNode rules = owner.putArray("rules");
    for (int i = random.nextInt(4); i > 0; i--) {
      rules.add(rule());
    }
  }

  private ObjectNode rule() {
    ObjectNode rule = JSON.objectNode();
    maybe(() -> rule.put("name", text()));
    maybe(() -> rule.put("weight", Math.abs(number())));
    maybe(() -> rule.put("weight", "1 + 1"));
    maybe(() -> rule.put("condition", text()));
    maybe(() -> rule.put("limit", count()));
    maybe(() -> rule.put("type", text()));
    maybe(() -> rule.put("delay", count()));
    maybe(() -> rule.put("induced", random.nextBoolean()));
    if (random.nextInt(3) > 0) {
      addLonghand(rule);
    } else {
      rule.set("lhs", shorthand());
      rule.set("rhs", shorthand());
    }
    return rule;
  }

  private JsonNode shorthand() {
    if (random.nextBoolean()) {
      return JSON.textNode(text());
    }
    ArrayNode chain = JSON.arrayNode();
    for (int i = random.nextInt(4); i >= 0; i--) {
      chain.add(text());
    }
    return chain;
  }

  /** Left nodes x0, x1, …; the right side keeps the first few of them and adds y0, y1, …. */
  private void addLonghand(ObjectNode rule) {
    int count = 1 + random.nextInt(4);
    ObjectNode lhs = rule.putObject("lhs");
    ArrayNode nodes = lhs.putArray("node");
    for (int i = 0; i < count; i++) {
      nodes.add(leftNode("x" + i));
    }
    int kept = random.nextInt(count + 1);
    List<String> keptEdges = addLeftEdges(lhs.putArray("edge"), count, kept);
    addRight(rule.putObject("rhs"), count, kept, keptEdges);
  }

  private JsonNode leftNode(String id) {
    if (random.nextInt(3) == 0) {
      return JSON.arrayNode().add(id).add(query(3));
    }
    ObjectNode node = JSON.objectNode().put("id", id);
    maybe(() -> node.set("label", query(3)));
    maybe(() -> node.put("strict", random.nextBoolean()));
    return node;
  }

  /** Adds edges and lists the ids of those whose ends stay. */
  private List<String> addLeftEdges(ArrayNode edges, int count, int kept) {
    List<String> keptEdges = new ArrayList<>();
    for (int v = 0; v < count; v++) {
      for (int w = 0; w < count; w++) {
        if (random.nextInt(3) == 0) {
          String id = "e" + v + w;
          ObjectNode edge = edges.addObject().put("v", "x" + v).put("w", "x" + w);
          maybe(() -> edge.set("label", query(2)));
          if (random.nextBoolean()) {
            edge.put("id", id);
            if (v < kept && w < kept) {
              keptEdges.add(id);
            }
          }
        }
      }
    }
    return keptEdges;
  }

  private void addRight(ObjectNode rhs, int count, int kept, List<String> keptEdges) {
    ArrayNode nodes = rhs.putArray("node");
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < kept; i++) {
      ids.add("x" + i);
      ObjectNode node = nodes.addObject().put("id", "x" + i);
      maybe(() -> node.set(random.nextBoolean() ? "label" : "update", recipe(3)));
      maybe(() -> node.put("head", node.get("id").textValue()));
    }
    for (int i = random.nextInt(3) + (kept == 0 ? 1 : 0); i > 0; i--) {
      ids.add("y" + i);
      ObjectNode node = nodes.addObject().put("id", "y" + i);
      maybe(() -> node.set("label", recipe(3)));
    }
    if (ids.size() > kept) {
      ObjectNode last = (ObjectNode) nodes.get(nodes.size() - 1);
      for (int i = kept; i < count; i++) {
        last.withArray(random.nextBoolean() ? "/head" : "/tail").add("x" + i);
      }
    }
    addRightEdges(rhs.putArray("edge"), ids, keptEdges);
  }

  private void addRightEdges(ArrayNode edges, List<String> ids, List<String> keptEdges) {
    for (String kept : keptEdges) {
      switch (random.nextInt(4)) {
        case 0 -> edges.add(kept);
        case 1 -> edges.addObject().put("id", kept);
        case 2 -> edges.addObject().put("id", kept).set("update", recipe(2));
        default -> edges.addObject().put("id", kept).set("label", recipe(2));
      }
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      ArrayNode edge = edges.addArray().add(any(ids)).add(any(ids));
      maybe(() -> edge.add(recipe(2)));
    }
  }

  private JsonNode query(int depth) {
    String[] keys = {"$equals", "$contains", "$not", "$find", "$and", "$or", "$test"};
    if (depth == 0 || random.nextInt(3) > 0) {
      return label(depth);
    }
    String key = keys[random.nextInt(keys.length)];
    ObjectNode query = JSON.objectNode();
    switch (key) {
      case "$and", "$or" -> query.putArray(key).add(query(depth - 1)).add(query(depth - 1));
      case "$test" -> query.put(key, "l => l");
      default -> query.set(key, query(depth - 1));
    }
    return query;
  }

  private JsonNode recipe(int depth) {
    String[] keys = {"$eval", "$extend", "$assign", "$merge"};
    if (depth == 0 || random.nextInt(3) > 0) {
      return label(depth);
    }
    String key = keys[random.nextInt(keys.length)];
    ObjectNode recipe = JSON.objectNode();
    if (!key.equals("$eval")) {
      recipe.putArray(key).add(recipe(depth - 1)).add(recipe(depth - 1));
    } else if (random.nextBoolean()) {
      recipe.put(key, "$$iter");
    } else {
      recipe.putObject(key).put("k", "1").putArray("l").add("2");
    }
    return recipe;
  }

  private JsonNode label(int depth) {
    return switch (random.nextInt(depth > 0 ? 5 : 3)) {
      case 0 -> JSON.textNode(text());
      case 1 -> JSON.numberNode(number());
      case 2 -> JSON.booleanNode(random.nextBoolean());
      case 3 -> array(depth);
      default -> object(depth);
    };
  }

  private ArrayNode array(int depth) {
    ArrayNode array = JSON.arrayNode();
    for (int i = random.nextInt(3); i > 0; i--) {
      array.add(label(depth - 1));
    }
    return array;
  }

  private ObjectNode object(int depth) {
    ObjectNode object = JSON.objectNode();
    for (int i = random.nextInt(4); i > 0; i--) {
      String key = random.nextBoolean() ? "k" + random.nextInt(9) : any(List.of(KEYS));
      object.set(key, label(depth - 1));
    }
    return object;
  }

  private double count() {
    double[] counts = {0, -0.0, 1, 2, 3, 12, 1e21, Double.MAX_VALUE};
    return counts[random.nextInt(counts.length)];
  }

  private double number() {
    double[] numbers = {0, -0.0, 1, 2, 3, 12, 2.5, -1, 1e-7, 1e21, 0.1, Double.MAX_VALUE};
    return numbers[random.nextInt(numbers.length)];
  }

  private String text() {
    return any(List.of(TEXTS));
  }

  private String any(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private void maybe(Runnable part) {
    if (random.nextInt(3) == 0) {
      part.run();
    }
  }
}
