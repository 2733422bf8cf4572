package dev.seedcensus.engine.primitives;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Gives the suspects of a house their roles. Each new suspect takes the next role of the table;
 * where the first one begins depends on the salt in the start node.
 */
final class Cast {

  private static final List<String> ROLES =
      List.of(
          "butler",
          "housekeeper",
          "cook",
          "gardener",
          "governess",
          "valet",
          "chauffeur",
          "footman",
          "scullery maid",
          "gamekeeper",
          "secretary",
          "nurse",
          "groom",
          "tutor",
          "night porter",
          "librarian",
          "chaplain",
          "piano teacher");

  /** Keeps the head of the table from being the first suspect of a house without a salt. */
  private static final int OFFSET = 7;

  private Cast() {}

  /**
   * An expression for the role of a suspect that is about to be added. A suspect that is kept by a
   * rewrite is in the graph twice at that moment, hence the count of distinct ids.
   */
  static String roleExpression(String startType) {
    String roles = ROLES.stream().map(role -> '"' + role + '"').collect(Collectors.joining(", "));
    return """
        (function () {
          var roles = [%s];
          var known = {}, suspects = 0, salt = 0;
          var nodes = $$graph.nodes();
          for (var i = 0; i < nodes.length; i++) {
            var label = $$graph.node(nodes[i]) || {};
            if (label.type === "%s") { salt = label.castSalt || 0; }
            var id = label.suspectId && "id " + label.suspectId;
            if (id && !known[id]) { known[id] = true; suspects++; }
          }
          return roles[(suspects + salt + %d) %% roles.length];
        })()"""
        .formatted(roles, startType, OFFSET)
        .replaceAll("\n\\s*", " ");
  }
}
