package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

/**
 * Writes a rule in the language of grammar files. Nodes and edges are listed as they are added:
 * their order decides the ids of new nodes.
 */
final class RuleDraft {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final String name;
  private final ObjectNode ownFields = JSON.objectNode();
  private final ArrayNode patternNodes = JSON.arrayNode();
  private final ArrayNode patternEdges = JSON.arrayNode();
  private final ArrayNode nodes = JSON.arrayNode();
  private final ArrayNode edges = JSON.arrayNode();
  private String start;

  RuleDraft(String name) {
    this.name = name;
  }

  /** Matches the one node that a run starts from. */
  RuleDraft findStart(String text) {
    start = text;
    return this;
  }

  /** Matches any node. */
  RuleDraft find(String id) {
    patternNodes.addObject().put("id", id);
    return this;
  }

  RuleDraft find(String id, JsonNode query) {
    patternNodes.addObject().put("id", id).set("label", query);
    return this;
  }

  /** Matches an edge that nothing else in the rule names. */
  RuleDraft findEdge(String v, String w, JsonNode query) {
    patternEdges.addObject().put("v", v).put("w", w).set("label", query);
    return this;
  }

  RuleDraft findEdge(String v, String w, String id, JsonNode query) {
    patternEdges.addObject().put("v", v).put("w", w).put("id", id).set("label", query);
    return this;
  }

  /** Keeps matched nodes with their labels. */
  RuleDraft keep(String... ids) {
    for (String id : ids) {
      nodes.addObject().put("id", id);
    }
    return this;
  }

  /** Keeps a matched node and changes its label. */
  RuleDraft update(String id, Label changes) {
    nodes.addObject().put("id", id).set("update", changes.recipe());
    return this;
  }

  RuleDraft add(String id, Label label) {
    nodes.addObject().put("id", id).set("label", label.recipe());
    return this;
  }

  /** Keeps matched edges with their labels. */
  RuleDraft keepEdges(String... ids) {
    for (String id : ids) {
      edges.addObject().put("id", id);
    }
    return this;
  }

  /** Keeps a matched edge and changes its label. */
  RuleDraft updateEdge(String id, Label changes) {
    edges.addObject().put("id", id).set("update", changes.recipe());
    return this;
  }

  RuleDraft link(String v, String w, Label label) {
    edges.addObject().put("v", v).put("w", w).set("label", label.recipe());
    return this;
  }

  /** A condition of the primitive itself. */
  RuleDraft condition(String expression) {
    ownFields.put("condition", expression);
    return this;
  }

  /** The primitive fires once in a stage. */
  RuleDraft once() {
    ownFields.set("limit", IntNode.valueOf(1));
    return this;
  }

  /** The rule's text: the primitive's own fields, and for the others what the settings give. */
  ObjectNode write(Settings settings) {
    ObjectNode rule = JSON.objectNode();
    rule.put("name", settings.has("name") ? settings.text("name") : name);
    rule.set("lhs", start == null ? side(patternNodes, patternEdges) : TextNode.valueOf(start));
    rule.set("rhs", side(nodes, edges));
    for (Option option : Option.OF_RULES) {
      JsonNode value =
          ownFields.has(option.name())
              ? ownFields.get(option.name())
              : settings.value(option.name());
      if (value != null && !rule.has(option.name())) {
        rule.set(option.name(), value);
      }
    }
    return rule;
  }

  private static ObjectNode side(ArrayNode nodes, ArrayNode edges) {
    ObjectNode side = JSON.objectNode().set("node", nodes);
    return side.set("edge", edges);
  }
}
