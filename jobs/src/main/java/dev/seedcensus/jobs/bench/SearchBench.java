package dev.seedcensus.jobs.bench;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Constraints;
import dev.seedcensus.engine.rulepush.search.PlainSearch;
import dev.seedcensus.engine.rulepush.search.SearchLimits;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.engine.rulepush.search.Solver;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Measures searches of levels: the time of this thread, and the heap that is held at the end. */
public final class SearchBench {

  /** The most states that can be asked for. */
  public static final long MOST = SearchLimits.MOST_EXPANSIONS;

  private static final long WEIGHING_EXPANSIONS = 100_000;
  private static final long WARM_UP_EXPANSIONS = 20_000;
  private static final int WARM_UP_ROUNDS = 5;

  private SearchBench() {}

  /**
   * A search that was measured.
   *
   * @param seconds time that the thread was running
   * @param megabytes heap in use at the search's end less that before it, in millions of bytes,
   *     after garbage collections, and no less than the search says of its arrays: memory of a
   *     search grows only, so this is its peak
   */
  public record Measured(Solution solution, double seconds, double megabytes) {}

  /** The levels of which a search of so many states keeps the most memory, the heaviest first. */
  public static List<LevelTable> heaviest(List<Level> levels, int count) {
    record Weighed(LevelTable table, long bytes) {}
    return levels.stream()
        .map(level -> new LevelTable(level, Mechanics.STANDARD))
        .map(table -> new Weighed(table, solve(table, WEIGHING_EXPANSIONS, () -> {}).bytes()))
        .sorted(Comparator.comparingLong(Weighed::bytes).reversed())
        .limit(count)
        .map(Weighed::table)
        .toList();
  }

  private static Solution solve(LevelTable table, long cap, Runnable held) {
    return Solver.solve(table, Constraints.NONE, SearchLimits.ofExpansions(cap), held);
  }

  /** Runs both searches for a while. */
  public static void warmUp(List<LevelTable> levels) {
    for (int round = 0; round < WARM_UP_ROUNDS; round++) {
      for (LevelTable table : levels) {
        solve(table, WARM_UP_EXPANSIONS, () -> {});
        PlainSearch.solve(table, Constraints.NONE, WARM_UP_EXPANSIONS / 20, () -> {});
      }
    }
  }

  /** The solver. */
  public static Measured solver(LevelTable table, long cap) {
    return measure(held -> solve(table, cap, held));
  }

  /** The plain search. */
  public static Measured plain(LevelTable table, long cap) {
    return measure(held -> PlainSearch.solve(table, Constraints.NONE, cap, held));
  }

  private static Measured measure(Function<Runnable, Solution> search) {
    long[] end = new long[2];
    long heap = heapInUse();
    long start = threadTime();
    Solution solution =
        search.apply(
            () -> {
              end[0] = threadTime();
              end[1] = heapInUse();
            });
    // Of a small search the difference is lost among what else comes and goes.
    long held = Math.max(solution.bytes(), end[1] - heap);
    return new Measured(solution, (end[0] - start) / 1e9, held / 1e6);
  }

  private static long threadTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long heapInUse() {
    // Twice: what is only softly reachable may survive the first.
    System.gc();
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
