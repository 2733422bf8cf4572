package dev.seedcensus.jobs.faults;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What was done to the census, and what became of its rows. */
final class Figures {

  private final Map<String, Integer> kills = new TreeMap<>();
  private final Map<String, Integer> mishaps = new TreeMap<>();
  private int resumes;
  private long rows;
  private long equal;
  private long graphs;

  void killed(String what) {
    kills.merge(what, 1, Integer::sum);
  }

  void mishap(String what) {
    mishaps.merge(what, 1, Integer::sum);
  }

  void resumed() {
    resumes++;
  }

  void compared(long all, long same) {
    rows += all;
    equal += same;
  }

  void different(long different) {
    graphs = different;
  }

  int kills() {
    return kills.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Everything in one line. */
  String line(long seed, int seeds) {
    return "faults: random seed %d; %d kills (%s); %s; %d resumes; %d seeds, %d different graphs, %d of %d rows equal"
        .formatted(seed, kills(), list(kills), list(mishaps), resumes, seeds, graphs, equal, rows);
  }

  private static String list(Map<String, Integer> counts) {
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey())
        .collect(Collectors.joining(", "));
  }
}
