package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Labels.backtrack;
import static dev.seedcensus.engine.primitives.Labels.named;
import static dev.seedcensus.engine.primitives.Queries.anonymousPath;
import static dev.seedcensus.engine.primitives.Queries.any;
import static dev.seedcensus.engine.primitives.Queries.not;
import static dev.seedcensus.engine.primitives.Recipes.eval;
import static dev.seedcensus.engine.primitives.Recipes.numbered;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Writes locks beyond the plain door beside its key: locks inside locks, keys far away, two keys.
 */
final class LockPrimitives {

  private static final String DEPTH = "lockDepth";
  private static final String ALL = "all";
  private static final String ANY = "any";
  private static final String FLAVOURS = "flavours";
  private static final List<String> MODES = List.of(ALL, ANY, FLAVOURS);

  private LockPrimitives() {}

  static List<Primitive> primitives() {
    return List.of(
        Primitive.rule(
                "key-door-nested",
                "Locks a path, or once more what a door guards, and counts how deep.")
            .with(Option.count("maxDepth", 2, "most locks one inside the other, at least 1"))
            .types("key", "door", "start", "win", "path", "backtrack")
            .draftedBy(LockPrimitives::nested),
        Primitive.rule(
                "remote-key-door",
                "Adds a second way, through a locked door, and puts its key far from the door.")
            .with(Option.count("minDistance", 4, "least undirected distance from key to door"))
            .types("key", "door", "room", "dead_end", "path", "backtrack")
            .draftedBy(LockPrimitives::remote),
        Primitive.rule("two-key-door", "Locks a path with a door that has to do with two keys.")
            .with(
                Option.word(
                    "mode",
                    ALL,
                    "whether the door asks for all keys, for any, or by two flavours: for the first"
                        + " key and to have been at the second"))
            .types("key", "door", "start", "win", "path", "backtrack")
            .draftedBy(LockPrimitives::twoKeys));
  }

  private static RuleDraft nested(Settings s) {
    return new RuleDraft("key-door-nested")
        .find("a", not(s.typed("start")))
        .find("b", not(s.typed("win")))
        .findEdge("a", "b", "e", lockable(s))
        .keep("a", "b")
        .add("k", deeper(paired(s, "key", "key_")).caption("key"))
        .add("d", deeper(paired(s, "door", "door_")).caption("door"))
        .link("a", "k", keyBranch(s).copied("prereq", "e"))
        .link("k", "a", backtrack(s, "e_ak_").narratedByNumber("link", "key.leave", "key_"))
        .link("a", "d", s.label("path").set("edgeId", nameBeforeDoor()).copied("prereq", "e"))
        .link("d", "a", s.label("backtrack").gate("traversed", nameBeforeDoor()).caption("back"))
        .link("d", "b", deeper(lockedPath(s, pair("pair_"))))
        .link("b", "d", backtrack(s, "e_db_"));
  }

  /** Paths that no rule has named, and locked ones that are not too deep for another lock. */
  private static ObjectNode lockable(Settings s) {
    int maxDepth = s.count("maxDepth");
    if (maxDepth == 0) {
      throw s.mistake("maxDepth", "must be at least 1, but is 0; leave the rule out for no locks");
    }
    if (maxDepth == 1) {
      return anonymousPath(s);
    }
    ObjectNode shallow = s.typed("path").set(DEPTH, Queries.oneOf(1, maxDepth - 1));
    return any(anonymousPath(s), shallow);
  }

  /** Gates elsewhere may name the edge that the lock stands in for. */
  private static ObjectNode nameBeforeDoor() {
    return eval("$e.label.edgeId || " + Recipes.numberedText("e_ad_"));
  }

  private static Label deeper(Label label) {
    return label.eval(DEPTH, "($e.label." + DEPTH + " || 0) + 1");
  }

  /**
   * All that lies behind the door is new, and so the key, which goes to an older place, cannot be
   * locked away by it. From the key one comes to the door over c and a, each of them a step from
   * the two.
   */
  private static RuleDraft remote(Settings s) {
    return new RuleDraft("remote-key-door")
        .find("a")
        .find("b")
        .find("c", any(s.typed("room"), s.typed("dead_end")))
        .findEdge("a", "b", "e", anonymousPath(s))
        .condition("$$graph.distance($a.id, $c.id) + 2 >= " + s.count("minDistance"))
        .keep("a", "b", "c")
        .add("k", paired(s, "key", "key_").caption("key"))
        .add("d", paired(s, "door", "door_").caption("door"))
        .add("m", named(s, "room", "room_"))
        .keepEdges("e")
        .link("c", "k", keyBranch(s))
        .link("k", "c", backtrack(s, "e_ak_").narratedByNumber("link", "key.leave", "key_"))
        .link("a", "d", s.label("path").numbered("edgeId", "e_ad_"))
        .link("d", "a", backtrack(s, "e_ad_"))
        .link("d", "m", lockedPath(s, pair("pair_")))
        .link("m", "d", backtrack(s, "e_db_"))
        .link("m", "b", s.label("path"));
  }

  private static RuleDraft twoKeys(Settings s) {
    return new RuleDraft("two-key-door-" + s.choice("mode", MODES))
        .find("a", not(s.typed("start")))
        .find("b", not(s.typed("win")))
        .findEdge("a", "b", anonymousPath(s))
        .keep("a", "b")
        .add("k", named(s, "key", "key_a_").numbered("pairId", "pair_a_").caption("key"))
        .add("l", named(s, "key", "key_b_").numbered("pairId", "pair_b_").caption("key"))
        .add("d", named(s, "door", "door_").numbered("pairId", "pair_a_").caption("door"))
        .link("a", "k", keyBranch(s))
        .link("k", "a", backtrack(s, "e_ak_").narratedByNumber("link", "key.leave", "key_a_"))
        .link("a", "l", keyBranch(s).numbered("edgeId", "e_al_"))
        .link("l", "a", backtrack(s, "e_al_").narratedByNumber("link", "key.leave", "key_b_"))
        .link("a", "d", s.label("path").numbered("edgeId", "e_ad_"))
        .link("d", "a", backtrack(s, "e_ad_"))
        .link("d", "b", lockedPath(s, gateOfTwo(s)))
        .link("b", "d", backtrack(s, "e_db_"));
  }

  private static ObjectNode gateOfTwo(Settings s) {
    String mode = s.text("mode");
    return switch (mode) {
      case ALL, ANY -> Queries.object(mode, Queries.list(pair("pair_a_"), pair("pair_b_")));
      case FLAVOURS -> pair("pair_a_").set("visited", numbered("key_b_"));
      default -> throw new IllegalStateException("mode " + mode);
    };
  }

  private static Label paired(Settings s, String type, String prefix) {
    return named(s, type, prefix).numbered("pairId", "pair_");
  }

  private static Label keyBranch(Settings s) {
    return s.label("path")
        .numbered("edgeId", "e_ak_")
        .style("dashed")
        .narratedByNumber("link", "key.approach", "key_");
  }

  private static Label lockedPath(Settings s, JsonNode gate) {
    return s.label("path")
        .numbered("edgeId", "e_db_")
        .set("prereq", gate)
        .caption("locked")
        .narratedByNumber("link", "door.open", "door_")
        .narratedByNumber("closedText", "door.closed", "door_");
  }

  private static ObjectNode pair(String prefix) {
    return Queries.object("pairId", numbered(prefix));
  }
}
