package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the minigames of a graph and whether anything depends on them.
 *
 * <p>A minigame is known by its entrance: a {@code choice} node whose {@code state} is {@code
 * normal}, a {@code puzzle_intro} or a {@code matching_board}. What lies behind is where its
 * victories or right answers lead: for a battle the targets of {@code consequence} edges that are
 * neither {@code choice} nor {@code death}, for the others the targets of {@code choice} edges that
 * are {@code correct}.
 *
 * <p>What can be entered without it is what the {@link Closure} of the graph without the entrance
 * enters: gates are honoured, and whatever some player can do, it does. So a minigame is called
 * load-bearing only if there is no way around it at all. Takes a walk of {@link Detours} for every
 * 64 minigames.
 */
final class Skins {

  private static final String MONSTER = "monster";
  private static final String PUZZLE = "puzzle";
  private static final String MATCHING = "matching";

  private final Detours detours = new Detours();
  private GameGraph graph;
  private int[] entrances = {};

  /** The minigames in the order of their entrances. */
  List<Skin> of(GameGraph of, Closure closure) {
    graph = of;
    List<Skin> skins = new ArrayList<>();
    boolean[] locked = gatedEntrances();
    boolean winnable = closure.winnable();
    int count = findEntrances();
    for (int from = 0; from < count; from += Detours.LANES) {
      int lanes = Math.min(count - from, Detours.LANES);
      detours.compute(graph, entrances, from, lanes);
      for (int lane = 0; lane < lanes; lane++) {
        int entrance = entrances[from + lane];
        int behind = behind(entrance);
        boolean bearing =
            behind != NONE && closure.reached(behind) && !detours.enters(lane, behind);
        boolean decisive = winnable && !winsWithout(lane);
        skins.add(new Skin(kind(entrance), locked[entrance], bearing, decisive));
      }
    }
    return skins;
  }

  private int findEntrances() {
    if (entrances.length < graph.nodeCount()) {
      entrances = new int[graph.nodeCount()];
    }
    int count = 0;
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (kind(node) != null) {
        entrances[count++] = node;
      }
    }
    return count;
  }

  private boolean winsWithout(int lane) {
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (graph.type(node) == NodeType.WIN && detours.enters(lane, node)) {
        return true;
      }
    }
    return false;
  }

  /** By node: whether a gated edge leads to it from outside, if it is an entrance. */
  private boolean[] gatedEntrances() {
    boolean[] gated = new boolean[graph.nodeCount()];
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.gate(edge) != null && !is(graph.edgeLabel(edge), "type", "backtrack")) {
        gated[graph.target(edge)] = true;
      }
    }
    return gated;
  }

  /** What an entrance leads into; null for any other node. */
  private String kind(int node) {
    return switch (graph.type(node)) {
      case CHOICE -> is(graph.nodeLabel(node), "state", "normal") ? MONSTER : null;
      case PUZZLE_INTRO -> PUZZLE;
      case OTHER -> is(graph.nodeLabel(node), "type", "matching_board") ? MATCHING : null;
      default -> null;
    };
  }

  private int behind(int entrance) {
    graph.charge(graph.endOut(entrance) - graph.firstOut(entrance));
    for (int edge = graph.firstOut(entrance); edge < graph.endOut(entrance); edge++) {
      Value label = graph.edgeLabel(edge);
      if (is(label, "type", "choice")) {
        int target = graph.target(edge);
        if (label.get("correct").truthy()) {
          return target;
        }
        if (graph.type(target) == NodeType.RANDOM) {
          int victory = victory(target);
          if (victory != NONE) {
            return victory;
          }
        }
      }
    }
    return NONE;
  }

  private int victory(int roll) {
    graph.charge(graph.endOut(roll) - graph.firstOut(roll));
    for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
      NodeType type = graph.type(graph.target(edge));
      if (type != NodeType.CHOICE && type != NodeType.DEATH) {
        return graph.target(edge);
      }
    }
    return NONE;
  }

  private static boolean is(Value label, String field, String text) {
    return text.equals(GateParser.name(label.get(field)));
  }
}
