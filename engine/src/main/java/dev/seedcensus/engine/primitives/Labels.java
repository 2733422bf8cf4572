package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Recipes.numbered;

/** Labels that rules of several families give to new elements. */
final class Labels {

  private Labels() {}

  /** A way back that opens once its end has been entered. */
  static Label returnTo(Settings s, String node) {
    return s.label("return")
        .gate("visited", Recipes.eval("$" + node + ".label.nodeId"))
        .caption("return");
  }

  /** A way back that opens once the edge with this prefix and the iteration's number is walked. */
  static Label backtrack(Settings s, String edgePrefix) {
    return s.label("backtrack").gate("traversed", numbered(edgePrefix)).caption("back");
  }

  /** A path that takes over the name and the gate of the edge it stands in for. */
  static Label inheritingPath(Settings s) {
    return s.label("path").copied("edgeId", "e").copied("prereq", "e");
  }

  /** A new node whose id is a prefix and the iteration's number, with narration. */
  static Label named(Settings s, String type, String prefix) {
    return s.label(type)
        .numbered("nodeId", prefix)
        .narratedByNumber("text", type.replace('_', '-'), prefix);
  }
}
