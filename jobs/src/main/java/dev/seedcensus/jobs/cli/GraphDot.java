package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.Map;

/**
 * Prints a graph for Graphviz: a node or an edge is captioned by its label's {@code dot.label},
 * else its {@code type}, else the label itself, and drawn by its type.
 */
final class GraphDot {

  private static final String PLAIN_NODE =
      "shape=box, style=\"rounded,filled\", fillcolor=\"#eeeeee\"";

  private static final Map<String, String> NODES =
      Map.ofEntries(
          Map.entry("start", style("doublecircle", "#b7e1cd")),
          Map.entry("win", style("doublecircle", "#ffe599")),
          Map.entry("room", style("box", "#f3f3f3")),
          Map.entry("scene", style("box", "#f3f3f3")),
          Map.entry("dead_end", style("box", "#d9d9d9")),
          Map.entry("key", style("cds", "#ffd966")),
          Map.entry("secret", style("cds", "#ffd966")),
          Map.entry("door", style("house", "#d5a6bd")),
          Map.entry("potion", style("egg", "#b6d7a8")),
          Map.entry("choice", style("diamond", "#9fc5e8")),
          Map.entry("random", style("hexagon", "#cfe2f3")),
          Map.entry("puzzle_intro", style("component", "#b4a7d6")),
          Map.entry("distractor", style("box", "#d9d2e9")),
          Map.entry("suspect", style("octagon", "#f9cb9c")),
          Map.entry("evidence", style("note", "#fff2cc")),
          Map.entry("accusation", style("trapezium", "#ea9999")),
          Map.entry("verdict", style("box", "#f4cccc")),
          Map.entry("loss", style("box", "#e06666")),
          Map.entry("death", style("box", "#cc0000")));

  private static final String PLAIN_EDGE = "color=\"#444444\"";

  private static final Map<String, String> EDGES =
      Map.ofEntries(
          Map.entry("path", "color=\"#000000\", penwidth=1.5"),
          Map.entry("passage", "color=\"#000000\", penwidth=1.5"),
          Map.entry("backtrack", "color=\"#999999\", style=dashed, constraint=false"),
          Map.entry("return", "color=\"#6aa84f\", style=dashed, constraint=false"),
          Map.entry("retreat", "color=\"#999999\", style=dotted, constraint=false"),
          Map.entry("choice", "color=\"#3d85c6\""),
          Map.entry("consequence", "color=\"#cc0000\", style=dashed"),
          Map.entry("monster", "color=\"#cc0000\""),
          Map.entry("puzzle", "color=\"#674ea7\""),
          Map.entry("leverage", "color=\"#bf9000\""),
          Map.entry("interview", "color=\"#e69138\""),
          Map.entry("testimony", "color=\"#e69138\", style=dashed, constraint=false"),
          Map.entry("directive", "color=\"#bf9000\", style=dotted, constraint=false"),
          Map.entry("accuse", "color=\"#990000\", penwidth=1.5"),
          Map.entry("consolation", "color=\"#e06666\", style=dashed"));

  private GraphDot() {}

  private static String style(String shape, String color) {
    return "shape=%s, style=filled, fillcolor=\"%s\"".formatted(shape, color);
  }

  static String graph(HostGraph graph) {
    StringBuilder out = new StringBuilder("digraph {\n");
    out.append("  graph [rankdir=LR, nodesep=0.3, ranksep=0.5]\n");
    out.append("  node [fontname=\"Helvetica\", fontsize=11, ").append(PLAIN_NODE).append("]\n");
    out.append("  edge [fontname=\"Helvetica\", fontsize=9, ").append(PLAIN_EDGE).append("]\n");
    for (int id : graph.nodes()) {
      Value label = graph.nodeLabel(id);
      out.append("  ").append(id).append(" [label=");
      appendQuoted(caption(label, Integer.toString(id)), out);
      appendStyle(NODES.get(type(label)), out);
    }
    int[] edges = graph.edges();
    for (int i = 0; i < edges.length; i += 2) {
      Value label = graph.edgeLabel(edges[i], edges[i + 1]);
      out.append("  ").append(edges[i]).append(" -> ").append(edges[i + 1]).append(" [label=");
      appendQuoted(caption(label, ""), out);
      appendStyle(EDGES.get(type(label)), out);
    }
    return out.append("}\n").toString();
  }

  private static void appendStyle(String style, StringBuilder out) {
    out.append(style == null ? "" : ", " + style).append("]\n");
  }

  private static String type(Value label) {
    return label.get("type") instanceof Text type ? type.value() : "";
  }

  private static String caption(Value label, String unlabelled) {
    if (label.get("dot").get("label") instanceof Text caption) {
      return caption.value();
    }
    if (label.get("type") instanceof Text type) {
      return type.value();
    }
    if (label.isUndefined()) {
      return unlabelled;
    }
    return label instanceof Text text ? text.value() : label.toString();
  }

  /** In Graphviz's quoted strings a backslash begins an escape, except where it is doubled. */
  private static void appendQuoted(String text, StringBuilder out) {
    out.append('"');
    out.append(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"));
    out.append('"');
  }
}
