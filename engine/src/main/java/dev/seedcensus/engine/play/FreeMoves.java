package dev.seedcensus.engine.play;

import dev.seedcensus.engine.analysis.Facts;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.NodeType;
import java.util.Arrays;

/**
 * Where a player can go without risk, and come back from.
 *
 * <p>All moves but blows are free of risk for who knows the answers; a wrong one is a way back. A
 * <em>region</em> is what can be entered from a node by free moves with a way back. Since gates
 * stay open, a player loses nothing by first learning all that can be learnt on the way there and
 * back.
 */
final class FreeMoves {

  private PlayMap map;
  private GameGraph graph;
  private Facts trial;
  private boolean[] reached = {};
  private boolean[] region = {};
  private int[] queue = {};

  void read(PlayMap of) {
    map = of;
    graph = of.graph();
    trial = new Facts(graph);
    if (queue.length < graph.nodeCount()) {
      reached = new boolean[graph.nodeCount()];
      region = new boolean[graph.nodeCount()];
      queue = new int[graph.nodeCount()];
    }
  }

  /** Whether an edge is walked without risk. */
  boolean isFree(int edge, Facts facts) {
    boolean risky =
        switch (map.move(edge)) {
          case ATTACK, DEFEND, DICE -> true;
          default -> false;
        };
    return !risky && !isFatal(graph.target(edge)) && graph.isOpen(edge, facts);
  }

  /** Steps of one pass over the graph. */
  private long pass() {
    return (long) graph.nodeCount() + graph.edgeCount();
  }

  private boolean isFatal(int node) {
    NodeType type = graph.type(node);
    return type.isEnding() && type != NodeType.WIN;
  }

  /**
   * Finds the region of a node and learns all that can be learnt in it and on excursions from it.
   *
   * @param facts what the player knows; they grow
   * @return the region by node; the array is used again. Null if a win can be entered freely
   */
  boolean[] explore(int node, Facts facts) {
    boolean grows = true;
    while (grows) {
      if (reach(node, facts)) {
        return null;
      }
      findRegion(node, facts);
      grows = learnInside(facts) || learnOnExcursions(node, facts);
    }
    return region;
  }

  /** Marks what free moves lead to; true if a win is among it. */
  private boolean reach(int node, Facts facts) {
    graph.charge(pass());
    Arrays.fill(reached, 0, graph.nodeCount(), false);
    int queued = 0;
    queue[queued++] = node;
    reached[node] = true;
    for (int done = 0; done < queued; done++) {
      int at = queue[done];
      if (graph.type(at) == NodeType.WIN) {
        return true;
      }
      for (int edge = graph.firstOut(at); edge < graph.endOut(at); edge++) {
        int target = graph.target(edge);
        if (!reached[target] && isFree(edge, facts)) {
          reached[target] = true;
          queue[queued++] = target;
        }
      }
    }
    return false;
  }

  /** Of what is reached, marks what leads back. */
  private void findRegion(int node, Facts facts) {
    Arrays.fill(region, 0, graph.nodeCount(), false);
    region[node] = true;
    boolean grows = true;
    while (grows) {
      graph.charge(pass());
      grows = false;
      for (int at = 0; at < graph.nodeCount(); at++) {
        if (reached[at] && !region[at] && leadsIntoRegion(at, facts)) {
          region[at] = true;
          grows = true;
        }
      }
    }
  }

  private boolean leadsIntoRegion(int node, Facts facts) {
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      if (region[graph.target(edge)] && isFree(edge, facts)) {
        return true;
      }
    }
    return false;
  }

  private boolean learnInside(Facts facts) {
    graph.charge(pass());
    boolean news = false;
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (region[node]) {
        news |= facts.wouldLearnAt(node);
        facts.enter(node);
        for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
          if (region[graph.target(edge)] && facts.wouldLearnOn(edge) && isFree(edge, facts)) {
            news = true;
            facts.walk(edge);
          }
        }
      }
    }
    return news;
  }

  /** Tries each edge out of the region, and learns what it tells where there is a way back then. */
  private boolean learnOnExcursions(int node, Facts facts) {
    for (int at = 0; at < graph.nodeCount(); at++) {
      for (int edge = graph.firstOut(at); region[at] && edge < graph.endOut(at); edge++) {
        int target = graph.target(edge);
        if (!region[target] && isFree(edge, facts) && returns(edge, node, facts)) {
          facts.walk(edge);
          facts.enter(target);
          return true;
        }
      }
    }
    return false;
  }

  private boolean returns(int edge, int node, Facts facts) {
    trial.restore(facts.snapshot());
    trial.walk(edge);
    trial.enter(graph.target(edge));
    reach(graph.target(edge), trial);
    return reached[node];
  }
}
