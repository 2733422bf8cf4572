package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints a rule briefly enough to be read beside its description: one line per node and edge.
 *
 * <p>{@code N} is the number of the iteration, {@code =x} the value of the expression x. Narration
 * is left out, except that {@code link} tells that an edge has some; {@code ●} stands for a caption
 * and {@code ◐} for a drawing without one.
 */
final class RuleSketch {

  private static final Pattern NUMBERED = Pattern.compile("\"(\\w+)\" \\+ \\(\\$\\$iter \\+ 1\\)");
  private static final List<String> NARRATION =
      List.of("text", "closedText", "castRole", "link", "dot");

  private RuleSketch() {}

  static String of(ObjectNode rule) {
    StringJoiner lines = new StringJoiner("\n");
    lines.add(rule.get("name").textValue());
    side("find", rule.get("lhs"), lines);
    side("put", rule.get("rhs"), lines);
    for (Map.Entry<String, JsonNode> field : rule.properties()) {
      if (!List.of("name", "lhs", "rhs").contains(field.getKey())) {
        lines.add(field.getKey() + " " + text(field.getValue()));
      }
    }
    return lines.toString();
  }

  private static void side(String verb, JsonNode side, StringJoiner lines) {
    if (side.isTextual()) {
      lines.add(verb + " \"" + side.textValue() + "\"");
      return;
    }
    for (JsonNode node : side.get("node")) {
      lines.add(verb + " " + node.get("id").textValue() + label(verb, node));
    }
    for (JsonNode edge : side.get("edge")) {
      lines.add(verb + " " + edgeName(edge) + label(verb, edge));
    }
  }

  private static String edgeName(JsonNode edge) {
    String ends = edge.has("v") ? edge.get("v").textValue() + "->" + edge.get("w").textValue() : "";
    String id = edge.has("id") ? edge.get("id").textValue() : "";
    return (ends + " " + id).strip();
  }

  private static String label(String verb, JsonNode element) {
    if (element.has("update")) {
      return " with " + text(element.get("update"));
    }
    if (!element.has("label")) {
      return "";
    }
    JsonNode label = element.get("label");
    return " " + (verb.equals("find") ? text(label) : newLabel((ObjectNode) label));
  }

  private static String newLabel(ObjectNode label) {
    String link = label.has("link") ? " link" : "";
    String dot = !label.has("dot") ? "" : label.get("dot").has("label") ? " ●" : " ◐";
    ObjectNode rest = label.deepCopy();
    rest.remove(NARRATION);
    return text(rest) + dot + link;
  }

  private static String text(JsonNode value) {
    if (value.has("$eval")) {
      String expression = value.get("$eval").textValue();
      Matcher numbered = NUMBERED.matcher(expression);
      return numbered.matches() ? numbered.group(1) + "N" : "=" + numbered.replaceAll("$1N");
    }
    if (value.isArray()) {
      StringJoiner items = new StringJoiner(", ", "[", "]");
      value.forEach(item -> items.add(text(item)));
      return items.toString();
    }
    if (value.isObject()) {
      StringJoiner fields = new StringJoiner(", ", "{", "}");
      value
          .properties()
          .forEach(field -> fields.add(field.getKey() + ": " + text(field.getValue())));
      return fields.toString();
    }
    return value.asText();
  }
}
