package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Queries.all;
import static dev.seedcensus.engine.primitives.Queries.has;
import static dev.seedcensus.engine.primitives.Queries.not;
import static dev.seedcensus.engine.primitives.Queries.object;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the rules that leave the layout as it is: they retype, narrate and caption. */
final class DecorationPrimitives {

  private DecorationPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule("refine", "Changes the type of an edge and nothing else.")
            .with(Option.word("from", "path", "type of the edges to change"))
            .with(Option.word("to", null, "type they get (required)"))
            .draftedBy(DecorationPrimitives::refine),
        Primitive.rule(
                "skin",
                "Makes a minigame of a way that none leads around, as long as corridors prevail.")
            .with(Option.word("to", null, "type the edge gets: monster or puzzle (required)"))
            .with(Option.flag("locked", "whether only edges with a gate are made minigames of"))
            .with(
                Option.words(
                    "skins", "types of edges that are minigames (default monster, puzzle)"))
            .types("path", "passage")
            .draftedBy(DecorationPrimitives::skin),
        Primitive.rule("narrate-bare-passage", "Gives narration to a path that has none.")
            .types("path")
            .draftedBy(DecorationPrimitives::narrateBarePassage),
        Primitive.rule("decorate-node", "Captions a node that has no caption with its type.")
            .draftedBy(DecorationPrimitives::decorateNode),
        Primitive.rule("decorate-edge", "Captions an edge that has no caption with its type.")
            .draftedBy(DecorationPrimitives::decorateEdge));
  }

  private static RuleDraft refine(Settings s) {
    String from = s.text("from");
    String to = required(s, "to");
    return new RuleDraft("refine-" + from + "-to-" + to)
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", object("type", from))
        .keep("a", "b")
        .updateEdge("e", s.changes().set("type", to));
  }

  /**
   * The edge must not be bypassed, and afterwards there must still be fewer minigames than
   * corridors, that is paths and passages.
   */
  private static RuleDraft skin(Settings s) {
    String to = required(s, "to");
    boolean locked = s.flag("locked");
    String corridors = count(List.of(s.type("path"), s.type("passage")));
    return new RuleDraft((locked ? "skin-lock-" : "skin-") + to)
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", locked ? all(s.typed("path"), gated()) : s.typed("path"))
        .condition(count(skins(s)) + " + 2 < " + corridors + " && !$$graph.bypassed($a.id, $b.id)")
        .keep("a", "b")
        .updateEdge("e", s.changes().set("type", to));
  }

  private static ObjectNode gated() {
    return not(Queries.falsy("prereq"));
  }

  private static List<String> skins(Settings s) {
    if (!s.has("skins")) {
      return List.of("monster", "puzzle");
    }
    List<String> skins = new ArrayList<>();
    s.value("skins").forEach(skin -> skins.add(skin.textValue()));
    return skins;
  }

  /** The expression that counts the edges of some types. */
  private static String count(List<String> types) {
    return types.stream()
        .map(type -> "$$graph.countEdges(\"" + type + "\")")
        .collect(Collectors.joining(" + "));
  }

  private static String required(Settings s, String option) {
    if (!s.has(option)) {
      throw s.mistake(option, "is missing; it is the type that the edges get");
    }
    return s.text(option);
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
