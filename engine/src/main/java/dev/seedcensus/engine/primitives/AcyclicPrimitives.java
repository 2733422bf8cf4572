package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Labels.named;
import static dev.seedcensus.engine.primitives.Recipes.numbered;

import java.util.List;

/** Writes the rules that keep a graph acyclic: no way leads back. */
final class AcyclicPrimitives {

  private AcyclicPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule(
                "dag-spawn-start-goal", "Turns the start symbol into a start, a goal and a path.")
            .types("start", "win", "path")
            .draftedBy(AcyclicPrimitives::spawn),
        Primitive.rule("dag-midpoint", "Puts a room in the middle of a path without a gate.")
            .types("room", "path")
            .draftedBy(AcyclicPrimitives::midpoint),
        Primitive.rule("dag-fork-join", "Splits a path without a gate in two that meet again.")
            .types("room", "path")
            .draftedBy(AcyclicPrimitives::forkJoin),
        Primitive.rule(
                "dag-key-lock", "Makes a path a choice: past the key, or without it into a loss.")
            .types("key", "room", "door", "loss", "path", "consolation")
            .draftedBy(AcyclicPrimitives::keyLock));
  }

  private static RuleDraft spawn(Settings s) {
    return new RuleDraft("dag-spawn-start-goal")
        .findStart("START")
        .add("s", s.label("start").set("nodeId", "start"))
        .add("g", s.label("win").set("nodeId", "win"))
        .link("s", "g", s.label("path").narrated("link", "path", "start"));
  }

  private static RuleDraft midpoint(Settings s) {
    return onUnlockedPath(s, "dag-midpoint")
        .add("m", named(s, "room", "dag_room_"))
        .link("a", "m", path(s, "e_dag_am_"))
        .link("m", "b", path(s, "e_dag_mb_"));
  }

  private static RuleDraft forkJoin(Settings s) {
    return onUnlockedPath(s, "dag-fork-join")
        .add("m1", named(s, "room", "dag_fork1_"))
        .add("m2", named(s, "room", "dag_fork2_"))
        .link("a", "m1", path(s, "e_dag_a1_"))
        .link("m1", "b", path(s, "e_dag_1b_"))
        .link("a", "m2", path(s, "e_dag_a2_"))
        .link("m2", "b", path(s, "e_dag_2b_"));
  }

  private static RuleDraft keyLock(Settings s) {
    return onUnlockedPath(s, "dag-key-lock")
        .add("k", named(s, "key", "dag_key_").numbered("pairId", "pair_").caption("key"))
        .add("s", named(s, "room", "dag_skip_").caption("skip"))
        .add("j", named(s, "door", "dag_join_").numbered("pairId", "pair_").caption("door"))
        .add("f", named(s, "loss", "dag_loss_").caption("loss"))
        .link("a", "k", path(s, "e_dag_ak_"))
        .link("a", "s", path(s, "e_dag_as_"))
        .link("k", "j", path(s, "e_dag_kj_"))
        .link("s", "j", path(s, "e_dag_sj_"))
        .link("j", "b", lockedPath(s))
        .link("j", "f", edge(s, "consolation", "e_dag_jf_").caption("give up"));
  }

  private static Label lockedPath(Settings s) {
    return path(s, "e_dag_jb_")
        .gate("pairId", numbered("pair_"))
        .caption("locked")
        .narratedByNumber("closedText", "door.closed", "dag_join_");
  }

  private static RuleDraft onUnlockedPath(Settings s, String name) {
    return new RuleDraft(name)
        .find("a")
        .find("b")
        .findEdge("a", "b", Queries.unlockedPath(s))
        .keep("a", "b");
  }

  private static Label path(Settings s, String prefix) {
    return edge(s, "path", prefix);
  }

  private static Label edge(Settings s, String type, String prefix) {
    return s.label(type).numbered("edgeId", prefix).narratedByNumber("link", type, prefix);
  }
}
