package dev.seedcensus.jobs.cli;

import static dev.seedcensus.engine.value.CanonicalJson.appendString;

import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.engine.rewrite.Trace;
import dev.seedcensus.engine.value.Value;

/** Prints graphs and traces as JSON. An element without a label has no key {@code label}. */
final class GraphJson {

  private GraphJson() {}

  /** The graph as one object, a node or an edge per line. */
  static String graph(GraphFormat.Run run) {
    StringBuilder out = new StringBuilder("{");
    String name = run.evolver().program().grammar().name();
    if (name != null) {
      out.append("\"grammar\": ");
      appendString(name, out);
      out.append(", ");
    }
    out.append("\"seed\": ").append(run.seed());
    out.append(", \"iterations\": ").append(run.evolver().iterations());
    HostGraph graph = run.graph();
    out.append(",\n \"nodes\": [");
    for (int id : graph.nodes()) {
      out.append("\n  {\"id\": ").append(id);
      appendElement(graph.nodeLabel(id), out);
    }
    endList(out);
    out.append(",\n \"edges\": [");
    int[] edges = graph.edges();
    for (int i = 0; i < edges.length; i += 2) {
      out.append("\n  {\"v\": ").append(edges[i]).append(", \"w\": ").append(edges[i + 1]);
      appendElement(graph.edgeLabel(edges[i], edges[i + 1]), out);
    }
    endList(out);
    return out.append("}\n").toString();
  }

  private static void appendElement(Value label, StringBuilder out) {
    if (!label.isUndefined()) {
      out.append(", \"label\": ").append(label);
    }
    out.append("},");
  }

  private static void endList(StringBuilder out) {
    if (out.charAt(out.length() - 1) == ',') {
      out.setLength(out.length() - 1);
    }
    out.append(']');
  }

  /**
   * A line per iteration: the stage, the iteration, sites by rule, and unless the stage ran dry the
   * rule that fired and the index of its site.
   */
  static String trace(GraphFormat.Run run) {
    StringBuilder out = new StringBuilder();
    RuleTally names = new RuleTally(run.evolver().program().grammar());
    for (Trace.StageTrace stage : run.trace().stages()) {
      for (int iteration = 0; iteration < stage.sites().size(); iteration++) {
        appendIteration(stage, iteration, names, out);
      }
    }
    return out.toString();
  }

  private static void appendIteration(
      Trace.StageTrace stage, int iteration, RuleTally names, StringBuilder out) {
    out.append("{\"stage\":");
    appendString(names.stageName(stage.stage()), out);
    out.append(",\"iteration\":").append(iteration).append(",\"sites\":{");
    int[] sites = stage.sites().get(iteration);
    for (int rule = 0; rule < sites.length; rule++) {
      out.append(rule == 0 ? "" : ",");
      appendString(names.ruleName(stage.stage(), rule), out);
      out.append(':').append(sites[rule]);
    }
    out.append('}');
    if (iteration < stage.fired().size()) {
      int[] fired = stage.fired().get(iteration);
      out.append(",\"rule\":");
      appendString(names.ruleName(stage.stage(), fired[0]), out);
      out.append(",\"site\":").append(fired[1]);
    }
    out.append("}\n");
  }
}
