package dev.seedcensus.engine.rewrite;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes grammars and start graphs at random, over all of the language that the matcher and the
 * rewriter have to know: several nodes, disconnected parts, self-loops, unlabelled nodes, strict,
 * induced, head and tail, limits, shared types, delays, weights and conditions of every kind.
 */
final class RandomGrammars {

  private static final String[] TYPES = {"room", "hall", "door"};
  private static final String[] EDGE_TYPES = {"path", "back"};
  private static final String[] WEIGHTS = {
    "$a.label.level || 1",
    "$$iter + 1",
    "1/3",
    "0.5 + ($a.label.level || 0)",
    "$$graph.nodes().length",
    "$a.label.level || 0"
  };
  private static final String[] CONDITIONS = {
    "$$iter < 4",
    "$$graph.edgeCount() < 20",
    "$a.id < $b.id",
    "!$$graph.hasEdge($b.id, $a.id)",
    "$a.label.level !== $b.label.level",
    "$$graph.successors($a.id).length < 3",
    "$$graph.nodes().length < 14",
    "!$$graph.bypassed($a.id, $b.id)",
    "$$graph.countEdges('path') < 9"
  };

  private final Random random;
  private final ObjectMapper json = new ObjectMapper();

  RandomGrammars(long seed) {
    this.random = new Random(seed);
  }

  /** The JSON of a grammar. */
  ObjectNode grammar() {
    ObjectNode grammar = json.createObjectNode();
    grammar.put("name", "random");
    grammar.set("start", nodeLabel());
    if (chance(0.2)) {
      grammar.put("induced", true);
    }
    ArrayNode stages = grammar.putArray("stages");
    for (int s = 1 + random.nextInt(3); s > 0; s--) {
      ObjectNode stage = stages.addObject();
      stage.put("name", "s" + s);
      stage.put("limit", 4 + random.nextInt(14));
      ArrayNode rules = stage.putArray("rules");
      for (int r = 2 + random.nextInt(4); r > 0; r--) {
        rules.add(chance(0.25) && rules.size() > 0 ? likeness(rules) : rule());
      }
    }
    return grammar;
  }

  /** A start graph of a few nodes. */
  StartGraph startGraph() {
    List<StartGraph.Node> nodes = new ArrayList<>();
    int size = 1 + random.nextInt(8);
    int id = 0;
    for (int i = 0; i < size; i++) {
      id += 1 + random.nextInt(3);
      nodes.add(new StartGraph.Node(id, value(nodeLabel())));
    }
    List<StartGraph.Edge> edges = new ArrayList<>();
    for (StartGraph.Node v : nodes) {
      for (StartGraph.Node w : nodes) {
        if (chance(v.id() == w.id() ? 0.1 : 0.3)) {
          edges.add(new StartGraph.Edge(v.id(), w.id(), value(edgeLabel())));
        }
      }
    }
    return new StartGraph(nodes, edges);
  }

  /** A rule that looks for the same as an earlier one and does something else. */
  private ObjectNode likeness(ArrayNode rules) {
    ObjectNode model = (ObjectNode) rules.get(random.nextInt(rules.size()));
    ObjectNode rule = rule();
    rule.set("lhs", model.get("lhs").deepCopy());
    rule.set("rhs", rhs((ObjectNode) model.get("lhs")));
    rule.remove("condition");
    rule.remove("weight");
    if (chance(0.5) && model.has("condition")) {
      rule.set("condition", model.get("condition"));
    }
    if (chance(0.5)) {
      rule.put("weight", 1 + random.nextInt(3));
    }
    return rule;
  }

  private ObjectNode rule() {
    ObjectNode rule = json.createObjectNode();
    ObjectNode lhs = lhs();
    rule.set("lhs", lhs);
    rule.set("rhs", rhs(lhs));
    decorate(rule, lhs.get("node").size());
    return rule;
  }

  private void decorate(ObjectNode rule, int nodes) {
    if (chance(0.3)) {
      rule.put("weight", pick(WEIGHTS));
    } else if (chance(0.5)) {
      rule.put("weight", new double[] {1, 2, 3, 0.5, 0.1, 0, 12}[random.nextInt(7)]);
    }
    if (chance(0.35)) {
      String condition = pick(CONDITIONS);
      if (nodes > 1 || !condition.contains("$b")) {
        rule.put("condition", condition);
      }
    }
    if (chance(0.25)) {
      rule.put("limit", random.nextInt(4));
    }
    if (chance(0.15)) {
      rule.put("delay", random.nextInt(5));
    }
    if (chance(0.2)) {
      rule.put("type", pick(new String[] {"T", "U"}));
    }
    if (chance(0.15)) {
      rule.put("induced", chance(0.5));
    }
  }

  private ObjectNode lhs() {
    ObjectNode lhs = json.createObjectNode();
    ArrayNode nodes = lhs.putArray("node");
    int size = new int[] {1, 1, 2, 2, 2, 3, 3, 4}[random.nextInt(8)];
    for (int x = 0; x < size; x++) {
      ObjectNode node = nodes.addObject();
      node.put("id", id(x));
      if (chance(0.6)) {
        node.set("label", nodeQuery());
      }
      if (chance(0.12)) {
        node.put("strict", true);
      }
    }
    ArrayNode edges = lhs.putArray("edge");
    for (int v = 0; v < size; v++) {
      for (int w = 0; w < size; w++) {
        if (chance(v == w ? 0.06 : v + 1 == w ? 0.7 : 0.12)) {
          ObjectNode edge = edges.addObject();
          edge.put("v", id(v));
          edge.put("w", id(w));
          if (chance(0.5)) {
            edge.set("label", edgeQuery());
          }
          if (chance(0.6)) {
            edge.put("id", "e" + edges.size());
          }
        }
      }
    }
    return lhs;
  }

  private ObjectNode rhs(ObjectNode lhs) {
    ObjectNode rhs = json.createObjectNode();
    ArrayNode nodes = rhs.putArray("node");
    List<String> gone = new ArrayList<>();
    for (var node : lhs.get("node")) {
      if (!chance(0.85)) {
        gone.add(node.get("id").asText());
        continue;
      }
      ObjectNode kept = nodes.addObject();
      kept.put("id", node.get("id").asText());
      if (chance(0.25)) {
        kept.set("label", nodeLabel());
      } else if (chance(0.2)) {
        kept.set("update", json.createObjectNode().put("level", random.nextInt(3)));
      }
    }
    for (int n = random.nextInt(3); n > 0 || nodes.isEmpty(); n--) {
      ObjectNode fresh = nodes.addObject();
      fresh.put("id", "n" + nodes.size());
      fresh.set("label", nodeLabel());
    }
    for (String id : gone) {
      for (String side : new String[] {"head", "tail"}) {
        if (chance(0.35)) {
          ((ObjectNode) nodes.get(random.nextInt(nodes.size()))).withArray(side).add(id);
        }
      }
    }
    addEdges(rhs, lhs, nodes);
    return rhs;
  }

  private void addEdges(ObjectNode rhs, ObjectNode lhs, ArrayNode nodes) {
    ArrayNode edges = rhs.putArray("edge");
    for (var edge : lhs.get("edge")) {
      boolean bothStay = has(nodes, edge.get("v").asText()) && has(nodes, edge.get("w").asText());
      if (bothStay && edge.has("id") && chance(0.7)) {
        edges.addObject().put("id", edge.get("id").asText());
      }
    }
    for (int e = random.nextInt(4); e > 0; e--) {
      ObjectNode edge = edges.addObject();
      edge.put("v", nodes.get(random.nextInt(nodes.size())).get("id").asText());
      edge.put("w", nodes.get(random.nextInt(nodes.size())).get("id").asText());
      if (chance(0.8)) {
        edge.set("label", edgeLabel());
      }
    }
  }

  private ObjectNode nodeLabel() {
    ObjectNode label = json.createObjectNode();
    label.put("type", pick(TYPES));
    if (chance(0.6)) {
      label.put("level", random.nextInt(3));
    }
    return label;
  }

  private ObjectNode edgeLabel() {
    ObjectNode label = json.createObjectNode().put("type", pick(EDGE_TYPES));
    if (chance(0.2)) {
      label.set("prereq", json.createObjectNode().put("pairId", pick(TYPES)));
    }
    return label;
  }

  private ObjectNode nodeQuery() {
    ObjectNode query = json.createObjectNode();
    if (chance(0.3)) {
      query.set("$not", json.createObjectNode().put("type", pick(TYPES)));
    } else if (chance(0.3)) {
      query.put("level", random.nextInt(3));
    } else {
      query.put("type", chance(0.3) ? "(r|h).*" : pick(TYPES));
    }
    return query;
  }

  private ObjectNode edgeQuery() {
    return json.createObjectNode().put("type", chance(0.2) ? ".+" : pick(EDGE_TYPES));
  }

  private static boolean has(ArrayNode nodes, String id) {
    for (var node : nodes) {
      if (node.get("id").asText().equals(id)) {
        return true;
      }
    }
    return false;
  }

  private static dev.seedcensus.engine.value.Value value(ObjectNode node) {
    return dev.seedcensus.engine.value.JsonValues.of(node);
  }

  private static String id(int x) {
    return String.valueOf((char) ('a' + x));
  }

  private String pick(String[] from) {
    return from[random.nextInt(from.length)];
  }

  private boolean chance(double p) {
    return random.nextDouble() < p;
  }
}
