package dev.seedcensus.engine.grammar;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns the left-hand side of a rule into a pattern. */
final class PatternReader {

  private final SideForm form;
  private final Ids nodeIds = new Ids();
  private final Map<Long, Integer> joined = new HashMap<>();
  private final Ids edgeIds = new Ids();

  private PatternReader(SideForm form) {
    this.form = form;
  }

  static Pattern read(SideForm form, Place place) {
    if (form.nodes() == null) {
      throw place.mistake("node is missing; list the nodes that the rule looks for");
    }
    PatternReader reader = new PatternReader(form);
    return new Pattern(reader.nodes(), reader.edges());
  }

  private List<Pattern.Node> nodes() {
    List<Pattern.Node> nodes = new ArrayList<>();
    int last = form.nodes().size() - 1;
    for (NodeForm node : form.nodes()) {
      nodeIds.addNode(node);
      boolean end = form.chain() && (nodes.isEmpty() || nodes.size() == last);
      boolean strict = node.fields() == null ? end : node.fields().flag("strict", false);
      nodes.add(
          new Pattern.Node(
              node.id(), Labels.query(node.label(), node.place().field("label")), strict));
    }
    return nodes;
  }

  private List<Pattern.Edge> edges() {
    List<Pattern.Edge> edges = new ArrayList<>();
    for (EdgeForm edge : form.edges()) {
      int v = nodeIds.end(edge.v(), edge.place().field("v"), Side.LEFT);
      int w = nodeIds.end(edge.w(), edge.place().field("w"), Side.LEFT);
      checkPair(v, w, edge, edges.size());
      checkId(edge);
      edges.add(
          new Pattern.Edge(
              edge.id(), v, w, Labels.query(edge.label(), edge.place().field("label"))));
    }
    return edges;
  }

  private void checkPair(int v, int w, EdgeForm edge, int index) {
    Integer earlier = joined.putIfAbsent(((long) v << Integer.SIZE) | w, index);
    if (earlier != null) {
      throw edge.place()
          .mistake(
              "edge["
                  + earlier
                  + "] goes from "
                  + edge.v()
                  + " to "
                  + edge.w()
                  + " too, and a graph has one edge there; put both queries into one $and");
    }
  }

  private void checkId(EdgeForm edge) {
    if (edge.id() == null) {
      return;
    }
    if (nodeIds.has(edge.id())) {
      throw edge.place()
          .field("id")
          .mistake("a node has the id " + edge.id() + " already; give the edge another");
    }
    if (!edgeIds.add(edge.id())) {
      throw edge.place()
          .field("id")
          .mistake("another edge has the id " + edge.id() + "; give each its own");
    }
  }
}
