package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Queries.all;
import static dev.seedcensus.engine.primitives.Queries.has;
import static dev.seedcensus.engine.primitives.Queries.not;
import static dev.seedcensus.engine.primitives.Recipes.eval;
import static dev.seedcensus.engine.primitives.Recipes.numbered;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes the rules that people a mystery: suspects, and secrets that make them talk. */
final class MysteryPrimitives {

  static final Option ID_ROLE = Option.word("idRole", "cast", "part of every id the rule makes");

  private MysteryPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule("stamp-cast-salt", "Notes in the start node where the cast list begins.")
            .types("start")
            .draftedBy(MysteryPrimitives::stampCastSalt),
        Primitive.rule("suspect", "Puts a suspect who talks freely beside a scene.")
            .with(ID_ROLE)
            .types("suspect", "scene", "start", "path", "testimony")
            .draftedBy(MysteryPrimitives::suspect),
        Primitive.rule(
                "social-lock", "Puts a suspect on a path who talks once confronted with a secret.")
            .with(ID_ROLE)
            .with(Option.word("chain", null, "chain of secrets that this lock begins"))
            .with(Option.flag("nest", "whether it locks the way to the newest secret of a chain"))
            .types("suspect", "secret", "start", "win")
            .types("path", "backtrack", "interview", "leverage", "return")
            .draftedBy(MysteryPrimitives::socialLock));
  }

  private static RuleDraft stampCastSalt(Settings s) {
    return new RuleDraft("stamp-cast-salt")
        .find("s", s.typed("start"))
        .update("s", s.changes().eval("castSalt", "$$graph.edgeCount()"))
        .once();
  }

  private static RuleDraft suspect(Settings s) {
    String role = s.text("idRole");
    String ask = "e_ask_" + role + "_";
    return new RuleDraft("suspect-" + role)
        .find("a", s.typed("scene").put("nodeId", Queries.SOME_TEXT))
        .find("b")
        .findEdge("a", "b", "e", s.typed("path"))
        .keep("a", "b")
        .add("s", suspectLabel(s))
        .keepEdges("e")
        .link(
            "a", "s", s.label("path").numbered("edgeId", ask).narratedByNumber("link", "ask", ask))
        .link("s", "a", testimony(s, ask));
  }

  private static Label testimony(Settings s, String ask) {
    return s.label("testimony")
        .gate("traversed", numbered(ask))
        .caption("testimony")
        .narratedByNumber("link", "testimony", ask);
  }

  private static Label suspectLabel(Settings s) {
    String prefix = "sus_" + s.text("idRole") + "_";
    return Labels.named(s, "suspect", prefix)
        .numbered("suspectId", prefix)
        .eval("castRole", Cast.roleExpression(s.type("start")))
        .caption("suspect");
  }

  private static RuleDraft socialLock(Settings s) {
    boolean nest = s.flag("nest");
    String name = (nest ? "social-lock-nest-" : "social-lock-") + s.text("idRole");
    RuleDraft draft =
        new RuleDraft(name)
            .find("a", all(has("nodeId"), not(s.typed("win"))))
            .find("b", nest ? newestSecret(s) : not(s.typed("win")))
            .findEdge("a", "b", "e", s.typed(nest ? "leverage" : "path"))
            .keep("a");
    if (nest) {
      draft.update("b", s.changes().set("frontier", false));
    } else {
      draft.keep("b");
    }
    draft.add("s", lockedSuspect(s)).add("k", secret(s));
    return linkSocialLock(s, draft);
  }

  private static ObjectNode newestSecret(Settings s) {
    return s.typed("secret").put("frontier", true).put("chain", Queries.SOME_TEXT);
  }

  private static Label lockedSuspect(Settings s) {
    return chained(s, suspectLabel(s).set("pairId", pairId(s)));
  }

  private static Label secret(Settings s) {
    Label secret =
        Labels.named(s, "secret", "sec_" + s.text("idRole") + "_")
            .set("pairId", pairId(s))
            .set("evidence", 1)
            .caption("secret");
    return isChained(s) ? chained(s, secret).set("frontier", true) : secret;
  }

  private static boolean isChained(Settings s) {
    return s.flag("nest") || s.has("chain");
  }

  /** Adds the place in a chain of secrets; a nested lock goes one deeper than what it hides. */
  private static Label chained(Settings s, Label label) {
    if (s.flag("nest")) {
      return label.copied("chain", "b").eval("chainDepth", "($b.label.chainDepth || 1) + 1");
    }
    return s.has("chain") ? label.set("chain", s.text("chain")).set("chainDepth", 1) : label;
  }

  private static RuleDraft linkSocialLock(Settings s, RuleDraft draft) {
    String tell = "e_tell_" + s.text("idRole") + "_";
    return draft
        .link("a", "s", askPath(s))
        .link("s", "a", back(s, asked(s)))
        .link("s", "b", interview(s, tell))
        .link("b", "s", back(s, numbered(tell)))
        .link("a", "k", narrated(s, s.label("leverage").caption("leverage"), "leverage"))
        .link("k", "a", narrated(s, Labels.returnTo(s, "a"), "return"));
  }

  private static Label askPath(Settings s) {
    return narrated(s, s.label("path").set("edgeId", asked(s)).copied("prereq", "e"), "ask");
  }

  /** The name of the way to the suspect: that of the edge it takes the place of, if it has one. */
  private static ObjectNode asked(Settings s) {
    String fresh = Recipes.numberedText("e_ask_" + s.text("idRole") + "_");
    return eval("$e.label.edgeId || " + fresh);
  }

  private static Label interview(Settings s, String tell) {
    Label label =
        s.label("interview")
            .numbered("edgeId", tell)
            .set("pairId", pairId(s))
            .gate("pairId", pairId(s))
            .caption("interview");
    return narrated(s, label, "interview");
  }

  private static Label back(Settings s, JsonNode edgeId) {
    return narrated(s, s.label("backtrack").gate("traversed", edgeId).caption("back"), "leave");
  }

  private static Label narrated(Settings s, Label label, String slot) {
    return label.narratedByNumber("link", slot, "sus_" + s.text("idRole") + "_");
  }

  private static ObjectNode pairId(Settings s) {
    return numbered("secret_" + s.text("idRole") + "_");
  }
}
