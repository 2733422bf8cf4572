package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Labels.inheritingPath;
import static dev.seedcensus.engine.primitives.Labels.named;

import com.fasterxml.jackson.databind.node.DoubleNode;
import java.util.List;

/** Writes the rules that replace an edge by a game to be won before one gets on. */
final class MinigamePrimitives {

  private MinigamePrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule("monster-battle", "Puts a battle of choices and dice in place of a monster.")
            .with(Option.object("tune", "weights and damages by role; replace the usual ones"))
            .types("choice", "random", "death", "monster", "path", "retreat", "consequence")
            .draftedBy(MinigamePrimitives::monsterBattle),
        Primitive.rule(
                "puzzle-choice", "Puts a question with one right answer in place of a puzzle.")
            .with(Option.count("numDistractors", 3, "number of wrong answers"))
            .types("puzzle_intro", "distractor", "puzzle", "path", "choice")
            .draftedBy(MinigamePrimitives::puzzleChoice),
        MatchingLock.primitive());
  }

  private static RuleDraft monsterBattle(Settings s) {
    RuleDraft draft =
        new RuleDraft("monster-battle")
            .find("a")
            .find("b")
            .findEdge("a", "b", "e", s.typed("monster"))
            .keep("a", "b");
    addBattleNodes(s, draft);
    draft.link("a", "cN", inheritingPath(s));
    addStance(s, draft, "cN", new Move("aggressive", 0.7), new Move("defensive", 0.2));
    addStance(s, draft, "cA", new Move("press-attack", 0.3), new Move("hold-position", 0.1));
    for (Consequence consequence : Consequence.tuned(s)) {
      draft.link(consequence.from(), consequence.to(), consequence.label(s));
    }
    return draft;
  }

  private static void addBattleNodes(Settings s, RuleDraft draft) {
    draft
        .add("cN", stance(s, "normal", "battle_normal_"))
        .add("cA", stance(s, "advantage", "battle_advantage_"))
        .add("rA", roll(s, "attack", "roll_attack_"))
        .add("rD", roll(s, "defend", "roll_defend_"))
        .add("death", named(s, "death", "death_").caption("death"));
  }

  private static Label stance(Settings s, String state, String prefix) {
    return named(s, "choice", prefix).set("state", state).caption(state);
  }

  private static Label roll(Settings s, String flavor, String prefix) {
    return named(s, "random", prefix).set("flavor", flavor).caption(flavor);
  }

  private static void addStance(
      Settings s, RuleDraft draft, String stance, Move attack, Move defend) {
    draft
        .link(stance, "rA", attack.label(s))
        .link(stance, "rD", defend.label(s))
        .link(stance, "a", retreat(s));
  }

  private static Label retreat(Settings s) {
    return s.label("retreat")
        .caption("retreat")
        .narratedByNumber("link", "battle.retreat", "battle_");
  }

  /** What the player may do in a stance, and the risk it is shown with. */
  private record Move(String flavor, double risk) {

    Label label(Settings s) {
      return s.label("choice")
          .set("flavor", flavor)
          .set("risk", DoubleNode.valueOf(risk))
          .caption(flavor)
          .narratedByNumber("link", "battle." + flavor, "battle_");
    }
  }

  private static RuleDraft puzzleChoice(Settings s) {
    RuleDraft draft =
        new RuleDraft("puzzle-choice")
            .find("a")
            .find("b")
            .findEdge("a", "b", "e", s.typed("puzzle"))
            .keep("a", "b")
            .add("p", named(s, "puzzle_intro", "puzzle_").caption("puzzle"))
            .link("a", "p", inheritingPath(s))
            .link("p", "b", answer(s, true).copied("edgeId", "e").caption("right"));
    for (int i = 1; i <= s.count("numDistractors"); i++) {
      addDistractor(s, draft, i);
    }
    return draft;
  }

  private static void addDistractor(Settings s, RuleDraft draft, int i) {
    String id = "d" + i;
    draft
        .add(id, named(s, "distractor", "distractor" + i + "_").caption("wrong"))
        .link("p", id, answer(s, false).set("index", i).caption("wrong"))
        .link(id, "a", s.label("path").caption("again"));
  }

  private static Label answer(Settings s, boolean correct) {
    String slot = correct ? "puzzle.right" : "puzzle.wrong";
    return s.label("choice").set("correct", correct).narratedByNumber("link", slot, "puzzle_");
  }
}
