package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.GameGraph;

/** Takes every open edge with equal chances, remembers nothing and knows nothing. */
final class Aimless implements Strategy {

  private int[] open = new int[16];

  @Override
  public void begin(Player player) {
    // It remembers nothing.
  }

  @Override
  public int choose(Player player) {
    GameGraph graph = player.graph();
    int first = graph.firstOut(player.node());
    int end = graph.endOut(player.node());
    graph.charge(end - first);
    if (open.length < end - first) {
      open = new int[end - first];
    }
    int count = 0;
    for (int edge = first; edge < end; edge++) {
      if (player.isOpen(edge)) {
        open[count++] = edge;
      }
    }
    return count == 0 ? NONE : open[player.below(count)];
  }
}
