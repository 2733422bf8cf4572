package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Queries.SOME_TEXT;
import static dev.seedcensus.engine.primitives.Queries.all;
import static dev.seedcensus.engine.primitives.Queries.isTrue;
import static dev.seedcensus.engine.primitives.Queries.not;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes the rules that close a mystery: the accusation, its verdicts and the dossier. */
final class DenouementPrimitives {

  private static final Option MIN_EVIDENCE =
      Option.number("minEvidence", IntNode.valueOf(3), "evidence needed to win by accusing");

  private DenouementPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule("accusation-hub", "Puts the accusation and its dossier before the goal.")
            .with(Option.word("idRole", "den", "part of every edge id"))
            .with(MIN_EVIDENCE)
            .types("accusation", "evidence", "win", "path", "backtrack")
            .draftedBy(DenouementPrimitives::hub),
        Primitive.rule(
                "funnel-to-accusation", "Leads a path to the goal to the accusation instead.")
            .with(Option.word("idRole", "den", "part of every edge id"))
            .types("accusation", "win", "path", "backtrack")
            .draftedBy(DenouementPrimitives::funnel),
        Primitive.rule("unmask-murderer", "Makes the suspect at the root of a chain the murderer.")
            .types("suspect")
            .draftedBy(DenouementPrimitives::unmask),
        Primitive.rule("accuse-murderer", "Lets the player win by accusing the murderer.")
            .with(
                Option.word(
                    "idRole", "verdict", "accepted as for the other verdicts; no id uses it"))
            .with(MIN_EVIDENCE)
            .types("accusation", "suspect", "win", "accuse")
            .draftedBy(DenouementPrimitives::accuseMurderer),
        Primitive.rule("accuse-innocent", "Adds the wrong verdict of accusing an innocent suspect.")
            .with(Option.word("idRole", "verdict", "part of every verdict's id"))
            .types("accusation", "suspect", "verdict", "accuse")
            .draftedBy(DenouementPrimitives::accuseInnocent),
        Primitive.rule("dossier-entry", "Files a suspect's secret as a pointer in the dossier.")
            .types("evidence", "suspect", "interview", "directive")
            .draftedBy(DenouementPrimitives::dossierEntry));
  }

  private static RuleDraft hub(Settings s) {
    return new RuleDraft("accusation-hub")
        .find("a", not(s.typed("win")))
        .find("w", s.typed("win"))
        .findEdge("a", "w", s.typed("path"))
        .keep("a", "w")
        .add("acc", accusation(s))
        .add("ev", dossier(s))
        .link("a", "acc", path(s, "acc"))
        .link("acc", "a", back(s, "acc"))
        .link("acc", "ev", path(s, "ev"))
        .link("ev", "acc", back(s, "ev"))
        .once();
  }

  private static Label accusation(Settings s) {
    return s.label("accusation")
        .set("nodeId", "accusation")
        .set("minEvidence", s.value("minEvidence"))
        .caption("accusation")
        .narrated("text", "accusation", "accusation");
  }

  private static Label dossier(Settings s) {
    return s.label("evidence")
        .set("nodeId", "dossier")
        .caption("dossier")
        .narrated("text", "dossier", "dossier");
  }

  private static RuleDraft funnel(Settings s) {
    return new RuleDraft("funnel-to-accusation")
        .find("a", not(s.typed("win")))
        .find("w", s.typed("win"))
        .find("acc", s.typed("accusation"))
        .findEdge("a", "w", s.typed("path"))
        .condition("$a.id !== $acc.id && !$$graph.hasEdge($a.id, $acc.id)")
        .keep("a", "w", "acc")
        .link("a", "acc", path(s, "fun"))
        .link("acc", "a", back(s, "fun"));
  }

  private static RuleDraft unmask(Settings s) {
    return new RuleDraft("unmask-murderer")
        .find("s", s.typed("suspect").put("chain", SOME_TEXT).put("chainDepth", 1))
        .update("s", s.changes().set("murderer", true))
        .once();
  }

  private static RuleDraft accuseMurderer(Settings s) {
    Label accusation = accuse(s, true).gate("evidence", s.value("minEvidence"));
    return new RuleDraft("accuse-murderer")
        .find("acc", s.typed("accusation"))
        .find("s", all(castSuspect(s).put("murderer", true), not(isTrue("accused"))))
        .find("w", s.typed("win"))
        .keep("acc")
        .update("s", s.changes().set("accused", true))
        .keep("w")
        .link("acc", "w", accusation)
        .once();
  }

  private static RuleDraft accuseInnocent(Settings s) {
    return new RuleDraft("accuse-innocent")
        .find("acc", s.typed("accusation"))
        .find("s", all(castSuspect(s), not(isTrue("accused")), not(isTrue("murderer"))))
        .keep("acc")
        .update("s", s.changes().set("accused", true))
        .add("v", verdict(s))
        .link("acc", "v", accuse(s, false));
  }

  private static ObjectNode castSuspect(Settings s) {
    return s.typed("suspect").put("castRole", SOME_TEXT).put("suspectId", SOME_TEXT);
  }

  private static Label verdict(Settings s) {
    return Labels.named(s, "verdict", "verdict_" + s.text("idRole") + "_")
        .set("correct", false)
        .eval("accuses", "$s.label.suspectId")
        .caption("verdict");
  }

  private static Label accuse(Settings s, boolean correct) {
    return s.label("accuse")
        .set("correct", correct)
        .eval("accuses", "$s.label.suspectId")
        .caption("accuse")
        .narratedByNumber("link", "accuse", "accuse_");
  }

  private static RuleDraft dossierEntry(Settings s) {
    return new RuleDraft("dossier-entry")
        .find("ev", s.typed("evidence"))
        .find("s", all(s.typed("suspect").put("pairId", SOME_TEXT), not(isTrue("filed"))))
        .find("t")
        .findEdge("s", "t", "i", s.typed("interview"))
        .condition("!$$graph.hasEdge($ev.id, $s.id)")
        .keep("ev")
        .update("s", s.changes().set("filed", true))
        .keep("t")
        .keepEdges("i")
        .link("ev", "s", directive(s));
  }

  private static Label directive(Settings s) {
    return s.label("directive")
        .gate("pairId", Recipes.eval("$s.label.pairId"))
        .caption("directive")
        .narratedByNumber("link", "directive", "entry_");
  }

  private static Label path(Settings s, String part) {
    String prefix = edgePrefix(s, part);
    return s.label("path").numbered("edgeId", prefix).narratedByNumber("link", part, prefix);
  }

  private static Label back(Settings s, String part) {
    String prefix = edgePrefix(s, part);
    return Labels.backtrack(s, prefix).narratedByNumber("link", "leave", prefix);
  }

  private static String edgePrefix(Settings s, String part) {
    return "e_" + part + "_" + s.text("idRole") + "_";
  }
}
