package dev.seedcensus.jobs.tables;

import dev.seedcensus.jobs.bench.Bench;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Measures how long several sizes of one thing take, so that they can be compared. */
final class Timing {

  private Timing() {}

  /**
   * The seconds per seed of each size, the fastest of several passes: other work on the machine
   * only ever adds time. All sizes are warm before any is timed, and take turns, so that a slow
   * spell hits them all.
   */
  static NavigableMap<Integer, Double> secondsPerSeed(
      NavigableMap<Integer, Bench> benches, SeedSet seeds, int passes, double warmUpSeconds) {
    benches.values().forEach(bench -> bench.run(seeds, warmUpSeconds));
    NavigableMap<Integer, Double> best = new TreeMap<>();
    for (int pass = 0; pass < passes; pass++) {
      benches.forEach(
          (size, bench) -> best.merge(size, bench.run(seeds, 0).secondsPerSeed(), Math::min));
    }
    return best;
  }
}
