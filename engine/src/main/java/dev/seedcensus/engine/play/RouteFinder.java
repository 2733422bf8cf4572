package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.NodeType;
import java.util.Arrays;

/**
 * Finds a player's way to the next thing worth going to, breadth first, over the edges that are
 * open to the player now.
 *
 * <p>A question counts as an edge to where its right answer leads, and a battle as one to where its
 * victory leads. <em>News</em> is an edge or node that would tell a fact which a gate may ask for,
 * outside of minigames. A way costs its edges, and with fights put off first of all its battles.
 * Takes O(n + m); the memory of a search serves the next one.
 */
final class RouteFinder {

  private Player player;
  private PlayMap map;
  private GameGraph graph;

  /** By node: the search that came by last, and the edge it came by. */
  private int[] seen = {};

  private int[] via = {};
  private int[] from = {};
  private int search;
  private int[] queue = {};
  private int queued;

  /** Edges that begin a battle which the search has put off. */
  private int[] fights = {};

  private int fightCount;

  private int win;
  private int potion;
  private int news;
  private int reachedBattles;

  private int[] route = {};
  private int routeLength;

  /**
   * Searches.
   *
   * @param fightsPutOff whether ways of fewer battles come first, and a search stops at the fewest
   *     battles with which it finds anything
   */
  void search(Player of, boolean fightsPutOff) {
    begin(of);
    enter(player.node(), NONE, NONE);
    int done = 0;
    boolean goesOn = true;
    while (goesOn) {
      while (done < queued && win == NONE) {
        expand(queue[done++], fightsPutOff);
      }
      goesOn = !hasFound() && fightCount > 0;
      if (goesOn) {
        reachedBattles++;
        int count = fightCount;
        fightCount = 0;
        for (int i = 0; i < count; i++) {
          cross(fights[i]);
        }
      }
    }
  }

  private void begin(Player of) {
    player = of;
    map = of.map();
    graph = of.graph();
    if (seen.length < graph.nodeCount()) {
      seen = new int[graph.nodeCount()];
      via = new int[graph.nodeCount()];
      from = new int[graph.nodeCount()];
      queue = new int[graph.nodeCount()];
      route = new int[graph.nodeCount() + 1];
    }
    if (fights.length < graph.edgeCount()) {
      fights = new int[graph.edgeCount()];
    }
    if (++search == 0) {
      // All numbers have been used: old ones must not be taken for new.
      Arrays.fill(seen, 0);
      search = 1;
    }
    queued = 0;
    fightCount = 0;
    win = NONE;
    potion = NONE;
    news = NONE;
    reachedBattles = 0;
  }

  private boolean hasFound() {
    boolean thirsty = player.hp() < PlayMap.FULL;
    return win != NONE || news != NONE || (thirsty && potion != NONE);
  }

  private void enter(int node, int edge, int source) {
    seen[node] = search;
    via[node] = edge;
    from[node] = source;
    queue[queued++] = node;
  }

  private void expand(int node, boolean fightsPutOff) {
    graph.charge(1L + graph.endOut(node) - graph.firstOut(node));
    boolean fought = false;
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      switch (map.move(edge)) {
        case WAY, RETREAT, RIGHT -> {
          if (player.isOpen(edge)) {
            visit(edge, edge);
          }
        }
        case ATTACK -> {
          if (!fought && player.isOpen(edge)) {
            fought = true;
            fights[fightCount++] = edge;
          }
        }
        default -> {
          // A wrong answer or the dice: no way to go on purpose. To defend leads where attack does.
        }
      }
    }
    if (!fightsPutOff && fought) {
      cross(fights[--fightCount]);
    }
  }

  private void cross(int fight) {
    int victory = map.victory(graph.target(fight));
    if (victory != NONE) {
      visit(fight, victory);
    }
  }

  /** Comes by an edge to take, whose end is that of the edge by which the node is entered. */
  private void visit(int edge, int entering) {
    int target = graph.target(entering);
    NodeType type = graph.type(target);
    if (type == NodeType.WIN && win == NONE) {
      win = edge;
    }
    if (news == NONE && !type.isMinigame() && !type.isEnding()) {
      boolean told = player.facts().wouldLearnOn(entering) || player.facts().wouldLearnAt(target);
      news = told ? edge : NONE;
    }
    if (potion == NONE && player.hasPotion(target)) {
      potion = edge;
    }
    if (seen[target] != search && !type.isEnding()) {
      enter(target, edge, graph.source(edge));
    }
  }

  /** The edge that leads to a win, or {@link GameGraph#NONE}. */
  int win() {
    return win;
  }

  /** The edge that leads to the nearest potion, or {@link GameGraph#NONE}. */
  int potion() {
    return potion;
  }

  /** The edge that leads to the nearest news, or {@link GameGraph#NONE}. */
  int news() {
    return news;
  }

  /** The battles on the way to what was found, if fights were put off. */
  int battles() {
    return reachedBattles;
  }

  /** The edges to take to one that was found, and itself, last first; the array is used again. */
  int[] routeTo(int goal) {
    int length = 0;
    route[length++] = goal;
    for (int node = graph.source(goal); via[node] != NONE; node = from[node]) {
      route[length++] = via[node];
    }
    routeLength = length;
    return route;
  }

  /** Edges of the last route. */
  int routeLength() {
    return routeLength;
  }
}
