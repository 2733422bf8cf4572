package dev.seedcensus.jobs.report;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import dev.seedcensus.jobs.report.FloorPlan.Box;
import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes the {@link FloorPlan} of a graph.
 *
 * <p>Nodes inside minigames that hang together are one minigame. Where one way leads in, and one
 * leads on (ways back to where the player came from aside), it becomes a way; otherwise a box. An
 * edge and its reverse become one way that leads both ways, unless both ask for a key or are
 * minigames; forward is what leads away from the start. Takes O(s(n + m)) for s minigames.
 */
final class FloorPlanner {

  /** Inside a matching board, which the engine's roles of nodes do not tell apart. */
  private static final Set<String> OF_BOARDS = Set.of("matching_board", "clue");

  private static final int NONE = -1;

  private final GameGraph graph;

  /** By node: the lowest node of its minigame, or {@link #NONE} outside of minigames. */
  private final int[] minigames;

  /** By node: its box, or that of its minigame; {@link #NONE} where a way stands for it. */
  private final int[] boxOf;

  private final List<Box> boxes = new ArrayList<>();
  private final List<Way> ways = new ArrayList<>();

  private FloorPlanner(GameGraph graph) {
    this.graph = graph;
    this.minigames = new int[graph.nodeCount()];
    this.boxOf = new int[graph.nodeCount()];
  }

  static FloorPlan plan(GameGraph graph) {
    FloorPlanner planner = new FloorPlanner(graph);
    planner.findMinigames();
    planner.addBoxes();
    planner.addEdges();
    planner.addMinigames();
    return new FloorPlan(
        planner.boxes, new TwoWays(planner.boxes.size()).join(planner.ways, planner.start()));
  }

  private int start() {
    return graph.start() == GameGraph.NONE ? NONE : boxOf[graph.start()];
  }

  // ---- minigames

  private void findMinigames() {
    for (int node = 0; node < graph.nodeCount(); node++) {
      minigames[node] = isInside(node) ? node : NONE;
    }
    boolean changed = true;
    while (changed) { // Minigames are a few nodes across, so this ends soon.
      changed = false;
      for (int edge = 0; edge < graph.edgeCount(); edge++) {
        int v = graph.source(edge);
        int w = graph.target(edge);
        if (minigames[v] != NONE && minigames[w] != NONE && minigames[v] != minigames[w]) {
          minigames[v] = Math.min(minigames[v], minigames[w]);
          minigames[w] = minigames[v];
          changed = true;
        }
      }
    }
  }

  private boolean isInside(int node) {
    return graph.type(node).isMinigame() || OF_BOARDS.contains(type(node));
  }

  private void addMinigames() {
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (minigames[node] == node) {
        addMinigame(node);
      }
    }
  }

  private void addMinigame(int minigame) {
    Map<Integer, Set<String>> entries = new TreeMap<>();
    Set<Integer> gatedEntries = new HashSet<>();
    Set<Integer> exits = new TreeSet<>();
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      boolean leaves = minigames[graph.source(edge)] == minigame;
      boolean enters = minigames[graph.target(edge)] == minigame;
      if (enters && !leaves) {
        int entry = graph.source(edge);
        entries.computeIfAbsent(entry, added -> new TreeSet<>()).addAll(graph.pairsAsked(edge));
        if (isGated(edge)) {
          gatedEntries.add(entry);
        }
      } else if (leaves && !enters) {
        exits.add(graph.target(edge));
      }
    }
    exits.removeAll(entries.keySet());
    String kind = kind(minigame);
    if (entries.size() == 1 && exits.size() == 1) {
      int to = boxOf[exits.iterator().next()];
      entries.forEach(
          (entry, pairs) -> addWay(boxOf[entry], to, pairs, gatedEntries.contains(entry), kind));
    } else {
      int box = boxes.size();
      boxes.add(new Box(kind, "", null, false, false));
      entries.forEach(
          (entry, pairs) -> addWay(boxOf[entry], box, pairs, gatedEntries.contains(entry), null));
      exits.forEach(exit -> addWay(box, boxOf[exit], Set.of(), false, null));
    }
  }

  private void addWay(int from, int to, Set<String> pairs, boolean gated, String minigame) {
    ways.add(new Way(from, to, false, List.copyOf(pairs), gated && pairs.isEmpty(), minigame));
  }

  /** What a minigame is; a matching board has distractors, too. */
  private String kind(int minigame) {
    Set<String> types = new TreeSet<>();
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (minigames[node] == minigame) {
        types.add(type(node));
      }
    }
    if (types.contains("matching_board")) {
      return "matching";
    }
    return types.contains("puzzle_intro") || types.contains("distractor") ? "puzzle" : "battle";
  }

  // ---- what is outside of them

  private void addBoxes() {
    Arrays.fill(boxOf, NONE);
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (minigames[node] == NONE) {
        boxOf[node] = boxes.size();
        Value label = graph.nodeLabel(node);
        boxes.add(
            new Box(
                type(node),
                text(label.get("nodeId")),
                graph.pairId(node),
                graph.isKey(node),
                graph.type(node).isPlace()));
      }
    }
  }

  private void addEdges() {
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      int from = boxOf[graph.source(edge)];
      int to = boxOf[graph.target(edge)];
      if (from != NONE && to != NONE) {
        ways.add(new Way(from, to, false, graph.pairsAsked(edge), isGated(edge), null));
      }
    }
  }

  /** Whether a gate asks for something, and not for keys. */
  private boolean isGated(int edge) {
    return graph.gate(edge) != null && !graph.isLock(edge);
  }

  private String type(int node) {
    return text(graph.nodeLabel(node).get("type"));
  }

  private static String text(Value value) {
    if (value.isUndefined()) {
      return "";
    }
    return value instanceof Text text ? text.value() : value.toString();
  }
}
