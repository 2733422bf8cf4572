package dev.seedcensus.engine.analysis;

/** Counts nodes and edges of a graph by what their types mean, in O(n + m). */
final class Counts {

  private int places;
  private int keys;
  private int suspects;
  private int minigames;
  private int minigameNodes;
  private int minigameEdges;

  void read(GameGraph graph) {
    clear();
    for (int node = 0; node < graph.nodeCount(); node++) {
      count(graph.type(node), graph.isKey(node));
    }
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (isMinigame(GateParser.name(graph.edgeLabel(edge).get("type")))) {
        minigameEdges++;
      }
    }
  }

  private void clear() {
    places = 0;
    keys = 0;
    suspects = 0;
    minigames = 0;
    minigameNodes = 0;
    minigameEdges = 0;
  }

  private void count(NodeType type, boolean key) {
    places += type.isPlace() ? 1 : 0;
    keys += key ? 1 : 0;
    suspects += type == NodeType.SUSPECT ? 1 : 0;
    // A battle may be lost in one way only, and a puzzle has one introduction.
    minigames += type == NodeType.DEATH || type == NodeType.PUZZLE_INTRO ? 1 : 0;
    minigameNodes += type.isMinigame() ? 1 : 0;
  }

  private static boolean isMinigame(String edgeType) {
    return edgeType != null
        && switch (edgeType) {
          case "choice", "consequence", "retreat" -> true;
          default -> false;
        };
  }

  int places() {
    return places;
  }

  int keys() {
    return keys;
  }

  int suspects() {
    return suspects;
  }

  int minigames() {
    return minigames;
  }

  int minigameNodes() {
    return minigameNodes;
  }

  int minigameEdges() {
    return minigameEdges;
  }
}
