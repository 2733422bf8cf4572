package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

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
    Map<Ends, Way> plain = new HashMap<>();
    ways.stream()
        .filter(way -> !way.isChallenge())
        .forEach(way -> plain.put(new Ends(way.from(), way.to()), way));
    Set<Way> folded = new HashSet<>();
    Set<Way> both = new HashSet<>();
    for (Way way : ways) {
      Way reverse = plain.get(new Ends(way.to(), way.from()));
      if (reverse != null && !folded.contains(reverse) && !both.contains(reverse)) {
        boolean leads = way.isChallenge() || isForward(way);
        if (leads && !folded.contains(way)) {
          both.add(way);
          folded.add(reverse);
        }
      }
    }
    return ways.stream()
        .filter(way -> !folded.contains(way))
        .map(way -> both.contains(way) ? way.withBack() : way)
        .toList();
  }

  private boolean isForward(Way way) {
    int ahead = depths[way.to()] - depths[way.from()];
    return ahead > 0 || ahead == 0 && way.from() < way.to();
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
