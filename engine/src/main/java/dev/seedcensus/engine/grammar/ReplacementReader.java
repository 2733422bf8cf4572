package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns the right-hand side of a rule into a replacement for a pattern. */
final class ReplacementReader {

  private final SideForm form;
  private final Pattern lhs;
  private final List<NodeForm> nodes;
  private final Ids leftIds = new Ids();
  private final Ids rightIds = new Ids();
  private final Map<String, Pattern.Edge> leftEdges = new LinkedHashMap<>();
  private final Ids keptEdges = new Ids();

  private ReplacementReader(SideForm form, SideForm left, Pattern lhs, Place place) {
    this.form = form;
    this.lhs = lhs;
    this.nodes = form.nodes() == null ? copies(left, place) : form.nodes();
    lhs.nodes().forEach(node -> leftIds.add(node.id()));
    lhs.edges().stream()
        .filter(edge -> edge.id() != null)
        .forEach(edge -> leftEdges.put(edge.id(), edge));
  }

  /**
   * @param left the left-hand side as written, which decides on shorthand and lends its nodes to a
   *     right-hand side without any
   */
  static Replacement read(SideForm form, SideForm left, Pattern lhs, Place place) {
    ReplacementReader reader = new ReplacementReader(form, left, lhs, place);
    List<Replacement.Node> nodes = reader.nodes(form.shorthand() || left.shorthand());
    return new Replacement(nodes, reader.edges());
  }

  private static List<NodeForm> copies(SideForm left, Place place) {
    List<NodeForm> copies = new ArrayList<>();
    for (NodeForm node : left.nodes()) {
      Place copy = place.field("node").item(copies.size());
      checkCopy(node, place);
      copies.add(new NodeForm(copy, node.id(), true, node.label(), null));
    }
    return copies;
  }

  private static void checkCopy(NodeForm node, Place place) {
    try {
      Labels.recipe(node.label(), place);
    } catch (GrammarException notRecipe) {
      throw place.mistake(
          "node is missing, so the left-hand nodes are taken over as written, but the query of "
              + node.id()
              + " is no recipe; list the nodes, {\"id\": "
              + Wording.quote(node.id())
              + "} to keep this one");
    }
  }

  private List<Replacement.Node> nodes(boolean linkEnds) {
    nodes.forEach(rightIds::addNode);
    Links heads = Links.read("head", nodes);
    Links tails = Links.read("tail", nodes);
    if (linkEnds && !oneAndTheSame()) {
      heads.replace(0, lhs.nodes().get(0).id());
      tails.replace(nodes.size() - 1, lhs.nodes().get(lhs.nodes().size() - 1).id());
    }
    List<List<Integer>> head = heads.resolve(leftIds, rightIds);
    List<List<Integer>> tail = tails.resolve(leftIds, rightIds);
    List<Replacement.Node> read = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      NodeForm node = nodes.get(i);
      read.add(new Replacement.Node(node.id(), recipe(node), head.get(i), tail.get(i)));
    }
    return read;
  }

  private boolean oneAndTheSame() {
    return nodes.size() == 1
        && lhs.nodes().size() == 1
        && nodes.get(0).id().equals(lhs.nodes().get(0).id());
  }

  private Value recipe(NodeForm node) {
    JsonNode update = node.fields() == null ? null : node.fields().get("update");
    boolean matched = leftIds.has(node.id());
    if (update != null && node.label() != null) {
      throw node.place().mistake("label replaces what update would change; keep one of them");
    }
    if (update != null && !matched) {
      throw node.place()
          .field("update")
          .mistake(
              "the left-hand side has no node "
                  + Wording.quote(node.id())
                  + " to update; write label for a new node");
    }
    return recipe(node.label(), update, matched ? node.id() : null, node.place());
  }

  private List<Replacement.Edge> edges() {
    List<Replacement.Edge> read = new ArrayList<>();
    for (EdgeForm edge : form.edges()) {
      read.add(edge.id() == null ? newEdge(edge) : keptEdge(edge));
    }
    return read;
  }

  private Replacement.Edge newEdge(EdgeForm edge) {
    return new Replacement.Edge(
        rightIds.end(edge.v(), edge.place().field("v"), Side.RIGHT),
        rightIds.end(edge.w(), edge.place().field("w"), Side.RIGHT),
        Labels.recipe(edge.label(), edge.place().field("label")));
  }

  private Replacement.Edge keptEdge(EdgeForm edge) {
    checkKept(edge);
    Pattern.Edge matched = leftEdges.get(edge.id());
    return new Replacement.Edge(
        keptEnd(edge, matched.v()),
        keptEnd(edge, matched.w()),
        recipe(edge.label(), edge.update(), edge.id(), edge.place()));
  }

  private void checkKept(EdgeForm edge) {
    if (!leftEdges.containsKey(edge.id())) {
      String remedy =
          leftEdges.isEmpty()
              ? "give the edge one there, as in [v, w, label, id]"
              : NearestName.remedy(edge.id(), leftEdges.keySet());
      throw edge.place()
          .mistake(
              "no edge of the left-hand side has the id "
                  + Wording.quote(edge.id())
                  + "; "
                  + remedy);
    }
    if (rightIds.has(edge.id())) {
      throw edge.place()
          .mistake("a right-hand node has the id " + edge.id() + " too; give the node another");
    }
    if (!keptEdges.add(edge.id())) {
      throw edge.place().mistake("the edge " + edge.id() + " is listed already; list it once");
    }
  }

  private int keptEnd(EdgeForm edge, int position) {
    String id = lhs.nodes().get(position).id();
    if (!rightIds.has(id)) {
      throw edge.place()
          .mistake(
              "the edge "
                  + edge.id()
                  + " ends at "
                  + id
                  + ", which is not on the right-hand side; add the node there, or write the edge"
                  + " with v and w");
    }
    return rightIds.position(id);
  }

  /**
   * The recipe of a node or edge.
   *
   * @param matched the id of the matched element whose label it keeps or updates; null for none
   */
  private static Value recipe(JsonNode label, JsonNode update, String matched, Place place) {
    if (label != null) {
      return Labels.recipe(label, place.field("label"));
    }
    if (matched == null) {
      return Undefined.UNDEFINED;
    }
    Value kept = Obj.of("$eval", Text.of("$" + matched + ".label"));
    return update == null
        ? kept
        : Obj.of("$assign", Arr.of(kept, Labels.recipe(update, place.field("update"))));
  }
}
