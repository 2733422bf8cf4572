package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Labels.backtrack;
import static dev.seedcensus.engine.primitives.Labels.inheritingPath;
import static dev.seedcensus.engine.primitives.Labels.named;
import static dev.seedcensus.engine.primitives.Labels.returnTo;
import static dev.seedcensus.engine.primitives.Queries.all;
import static dev.seedcensus.engine.primitives.Queries.anonymousPath;
import static dev.seedcensus.engine.primitives.Queries.has;
import static dev.seedcensus.engine.primitives.Queries.not;
import static dev.seedcensus.engine.primitives.Recipes.numbered;

import java.util.List;

/** Writes the rules that lay out a dungeon: rooms, side branches, locks and shortcuts. */
final class DungeonPrimitives {

  private DungeonPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule(
                "spawn-start-goal", "Turns the start symbol into a start, a goal and a path.")
            .types("start", "win", "path")
            .draftedBy(DungeonPrimitives::spawn),
        Primitive.rule(
                "midpoint-room",
                "Puts a room in the middle of a path that no other rule has named.")
            .with(Option.flag("oneWay", "whether there is no way back; needs an edge b to a"))
            .types("room", "win", "path", "backtrack")
            .draftedBy(DungeonPrimitives::midpointRoom),
        Primitive.rule("dead-end", "Adds a dead end beside a path.")
            .with(Option.flag("noBacktrack", "whether the dead end has no way back"))
            .types("dead_end", "path", "backtrack")
            .draftedBy(DungeonPrimitives::deadEnd),
        Primitive.rule("parallel-path", "Adds a second way, through a room, beside a path.")
            .types("room", "path")
            .draftedBy(DungeonPrimitives::parallelPath),
        Primitive.rule("key-door", "Locks a path with a door and puts its key on a side branch.")
            .types("key", "door", "start", "win", "path", "backtrack")
            .draftedBy(DungeonPrimitives::keyDoor),
        Primitive.rule("health-potion", "Adds a side branch with a healing potion.")
            .with(Option.share("healValue", 0.3, "share of the full health that it gives back"))
            .types("potion", "path", "backtrack")
            .draftedBy(DungeonPrimitives::healthPotion),
        Primitive.rule("cycle-close-return", "Adds a way back over two paths that start at a key.")
            .types("key", "start", "win", "path", "return")
            .draftedBy(DungeonPrimitives::cycleCloseReturn));
  }

  private static RuleDraft spawn(Settings s) {
    return new RuleDraft("spawn-start-goal")
        .findStart("START")
        .add("s", s.label("start").set("nodeId", "start"))
        .add("g", s.label("win").set("nodeId", "win"))
        .link("s", "g", s.label("path"));
  }

  private static RuleDraft midpointRoom(Settings s) {
    return s.flag("oneWay") ? oneWayRoom(s) : twoWayRoom(s);
  }

  private static RuleDraft oneWayRoom(Settings s) {
    RuleDraft draft =
        new RuleDraft("midpoint-room-oneway")
            .find("a")
            .find("b")
            .condition("$$graph.hasEdge($b.id, $a.id)");
    return roomBetween(s, draft);
  }

  private static RuleDraft twoWayRoom(Settings s) {
    RuleDraft draft = new RuleDraft("midpoint-room").find("a").find("b", not(s.typed("win")));
    return roomBetween(s, draft)
        .link("b", "m", backtrack(s, "e_mb_"))
        .link("m", "a", backtrack(s, "e_am_"));
  }

  private static RuleDraft roomBetween(Settings s, RuleDraft draft) {
    return draft
        .findEdge("a", "b", anonymousPath(s))
        .keep("a", "b")
        .add("m", room(s))
        .link("a", "m", s.label("path").numbered("edgeId", "e_am_"))
        .link("m", "b", s.label("path").numbered("edgeId", "e_mb_"));
  }

  private static RuleDraft deadEnd(Settings s) {
    RuleDraft draft =
        new RuleDraft("dead-end")
            .find("a")
            .find("b")
            .findEdge("a", "b", "e", s.typed("path"))
            .keep("a", "b")
            .add("d", named(s, "dead_end", "deadend_"))
            .keepEdges("e")
            .link("a", "d", s.label("path").numbered("edgeId", "e_ad_"));
    return s.flag("noBacktrack") ? draft : draft.link("d", "a", backtrack(s, "e_ad_"));
  }

  private static RuleDraft parallelPath(Settings s) {
    return new RuleDraft("parallel-path")
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", s.typed("path"))
        .keep("a", "b")
        .add("m", room(s))
        .keepEdges("e")
        .link("a", "m", inheritingPath(s))
        .link("m", "b", s.label("path"));
  }

  private static RuleDraft keyDoor(Settings s) {
    return new RuleDraft("key-door")
        .find("a", not(s.typed("start")))
        .find("b", not(s.typed("win")))
        .findEdge("a", "b", anonymousPath(s))
        .keep("a", "b")
        .add("k", paired(s, "key", "key_").caption("key"))
        .add("d", paired(s, "door", "door_").caption("door"))
        .link("a", "k", keyBranch(s))
        .link("k", "a", backtrack(s, "e_ak_").narratedByNumber("link", "key.leave", "key_"))
        .link("a", "d", s.label("path").numbered("edgeId", "e_ad_"))
        .link("d", "a", backtrack(s, "e_ad_"))
        .link("d", "b", lockedPath(s))
        .link("b", "d", backtrack(s, "e_db_"));
  }

  private static Label keyBranch(Settings s) {
    return s.label("path")
        .numbered("edgeId", "e_ak_")
        .style("dashed")
        .narratedByNumber("link", "key.approach", "key_");
  }

  private static Label lockedPath(Settings s) {
    return s.label("path")
        .numbered("edgeId", "e_db_")
        .gate("pairId", numbered("pair_"))
        .caption("locked")
        .narratedByNumber("link", "door.open", "door_")
        .narratedByNumber("closedText", "door.closed", "door_");
  }

  private static RuleDraft healthPotion(Settings s) {
    return new RuleDraft("health-potion")
        .find("a")
        .find("b")
        .findEdge("a", "b", "e", anonymousPath(s))
        .keep("a", "b")
        .add("p", potion(s))
        .keepEdges("e")
        .link("a", "p", s.label("path").numbered("edgeId", "e_ap_"))
        .link("p", "a", backtrack(s, "e_ap_"));
  }

  private static Label potion(Settings s) {
    return named(s, "potion", "potion_")
        .set("healValue", s.value("healValue"))
        .caption("potion")
        .narratedByNumber("text", "potion", "potion_");
  }

  private static RuleDraft cycleCloseReturn(Settings s) {
    return new RuleDraft("cycle-close-return")
        .find("a", all(has("nodeId"), not(s.typed("start"))))
        .find("m")
        .find("b", not(s.typed("win")))
        .find("k", s.typed("key").put("pairId", "(pair_.*)"))
        .findEdge("a", "m", "eam", s.typed("path"))
        .findEdge("m", "b", "emb", s.typed("path"))
        .findEdge("a", "k", "eak", s.typed("path"))
        .condition("!$$graph.hasEdge($b.id, $a.id)")
        .keep("a", "m", "b", "k")
        .keepEdges("eam", "emb", "eak")
        .link("b", "a", returnTo(s, "a").narratedByNumber("link", "shortcut", "return_"));
  }

  private static Label room(Settings s) {
    return named(s, "room", "room_");
  }

  private static Label paired(Settings s, String type, String prefix) {
    return named(s, type, prefix).numbered("pairId", "pair_");
  }
}
