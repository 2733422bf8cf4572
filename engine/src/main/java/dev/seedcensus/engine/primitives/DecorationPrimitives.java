package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Queries.all;
import static dev.seedcensus.engine.primitives.Queries.has;
import static dev.seedcensus.engine.primitives.Queries.not;
import static dev.seedcensus.engine.primitives.Queries.object;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes the rules that leave the layout as it is: they retype, narrate and caption. */
final class DecorationPrimitives {

  private DecorationPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule("refine", "Changes the type of an edge and nothing else.")
            .with(Option.word("from", "path", "type of the edges to change"))
            .with(Option.word("to", null, "type they get (required)"))
            .draftedBy(DecorationPrimitives::refine),
        Primitive.rule("narrate-bare-passage", "Gives narration to a path that has none.")
            .types("path")
            .draftedBy(DecorationPrimitives::narrateBarePassage),
        Primitive.rule("decorate-node", "Captions a node that has no caption with its type.")
            .draftedBy(DecorationPrimitives::decorateNode),
        Primitive.rule("decorate-edge", "Captions an edge that has no caption with its type.")
            .draftedBy(DecorationPrimitives::decorateEdge));
  }

  private static RuleDraft refine(Settings s) {
    if (!s.has("to")) {
      throw s.mistake("to", "is missing; it is the type that the edges get");
    }
    String from = s.text("from");
    String to = s.text("to");
    return new RuleDraft("refine-" + from + "-to-" + to)
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", object("type", from))
        .keep("a", "b")
        .updateEdge("e", s.changes().set("type", to));
  }

  private static RuleDraft narrateBarePassage(Settings s) {
    return new RuleDraft("narrate-bare-passage")
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", all(s.typed("path"), Queries.falsy("link")))
        .keep("a", "b")
        .updateEdge("e", s.changes().narratedByNumber("link", "passage", "passage_"));
  }

  private static RuleDraft decorateNode(Settings s) {
    return new RuleDraft("decorate-node")
        .find("a", uncaptioned())
        .update("a", typeAsCaption(s, "a"));
  }

  private static RuleDraft decorateEdge(Settings s) {
    return new RuleDraft("decorate-edge")
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", uncaptioned())
        .keep("a", "b")
        .updateEdge("e", typeAsCaption(s, "e"));
  }

  private static ObjectNode uncaptioned() {
    return all(object("type", "(.*)"), not(object("dot", has("label"))));
  }

  private static Label typeAsCaption(Settings s, String element) {
    ObjectNode caption = object("label", Recipes.eval("$" + element + ".label.type"));
    return s.changes().set("dot", caption);
  }
}
