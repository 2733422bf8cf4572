package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.stream.IntStream;

/** Joins a way and its reverse into one that leads both ways. */
final class TwoWays {

  /** By box: steps from the start, gates ignored. */
  private final int[] depths;

  private final List<List<Way>> out = new ArrayList<>();

  TwoWays(int boxes) {
    depths = new int[boxes];
    for (int box = 0; box < boxes; box++) {
      out.add(new ArrayList<>());
    }
  }

  private record Ends(int from, int to) {}

  /**
   * Joins what can be joined.
   *
   * @param start the box where the game starts; below 0 for none
   * @return the ways, in their order
   */
  List<Way> join(List<Way> ways, int start) {
    ways.forEach(way -> out.get(way.from()).add(way));
    measure(start);
    // At most one plain way joins two boxes in one direction: graphs have no parallel edges.
    Map<Ends, Integer> plain = new HashMap<>();
    for (int i = 0; i < ways.size(); i++) {
      if (!ways.get(i).isChallenge()) {
        plain.put(new Ends(ways.get(i).from(), ways.get(i).to()), i);
      }
    }
    boolean[] folded = new boolean[ways.size()];
    boolean[] both = new boolean[ways.size()];
    for (int i = 0; i < ways.size(); i++) {
      Way way = ways.get(i);
      Integer reverse = plain.get(new Ends(way.to(), way.from()));
      boolean leads = !folded[i] && (way.isChallenge() || isForward(way));
      if (leads && reverse != null && !folded[reverse] && !both[reverse]) {
        both[i] = true;
        folded[reverse] = true;
      }
    }
    return IntStream.range(0, ways.size())
        .filter(i -> !folded[i])
        .mapToObj(i -> both[i] ? ways.get(i).withBack() : ways.get(i))
        .toList();
  }

  private boolean isForward(Way way) {
    int ahead = depths[way.to()] - depths[way.from()];
    return ahead > 0 || (ahead == 0 && way.from() < way.to());
  }

  private void measure(int start) {
    Arrays.fill(depths, Integer.MAX_VALUE / 2);
    Queue<Integer> queue = new ArrayDeque<>();
    if (start >= 0) {
      depths[start] = 0;
      queue.add(start);
    }
    while (!queue.isEmpty()) {
      int box = queue.remove();
      for (Way way : out.get(box)) {
        if (depths[way.to()] > depths[box] + 1) {
          depths[way.to()] = depths[box] + 1;
          queue.add(way.to());
        }
      }
    }
  }
}
