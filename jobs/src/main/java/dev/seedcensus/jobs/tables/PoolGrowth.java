package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Matchings;
import dev.seedcensus.jobs.bench.Bench;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.matching.MatchingExperiment;
import dev.seedcensus.jobs.tables.Line.Agreement;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * How matchings, clues and the time for a puzzle grow with the number of things, on one thread. The
 * numbers of matchings and clues must be the published ones; times are shown beside each other.
 */
final class PoolGrowth {

  private static final String ID = "pool-growth";
  private static final String N = "n";
  private static final String MATCHINGS = "matchings";
  private static final String POOL = "pool";
  private static final String MILLIS = "ms";

  /** Beyond what was published: no matching is listed any more. */
  private static final int[] FURTHER = {9, 10};

  /** As many puzzles of each size as the paper took. */
  private static final SeedSet SEEDS = SeedSet.range(1, 200);

  private static final int PASSES = 3;

  private final double warmUpSeconds;

  PoolGrowth(double warmUpSeconds) {
    this.warmUpSeconds = warmUpSeconds;
  }

  /** Whether a table is of this kind. */
  static boolean measures(PublishedTable table) {
    return table.id().equals(ID);
  }

  ComputedTable measure(String paper, PublishedTable table) {
    NavigableMap<Integer, List<JsonNode>> published = new TreeMap<>();
    table.rows().forEach(row -> published.put(table.cell(row, N).intValue(), row));
    NavigableMap<Integer, Bench> benches = new TreeMap<>();
    published.keySet().forEach(n -> benches.put(n, bench(n)));
    for (int n : FURTHER) {
      benches.put(n, bench(n));
    }
    List<Line> lines = new ArrayList<>();
    Timing.secondsPerSeed(benches, SEEDS, PASSES, warmUpSeconds)
        .forEach((n, seconds) -> addLines(n, seconds * 1000, table, published.get(n), lines));
    return new ComputedTable(paper, table, SEEDS.toString(), List.of(N), lines);
  }

  /** Asking for the clues alone makes the puzzle and measures nothing on it. */
  private static Bench bench(int n) {
    Options options = new Options(Map.of(N, String.valueOf(n)), Path.of(""));
    StructField clues = Records.schema(Experiments.named(MatchingExperiment.NAME)).apply("clues");
    return new Bench(
        Experiments.prepare(MatchingExperiment.NAME, options),
        new StructType(new StructField[] {clues}));
  }

  private static void addLines(
      int n, double millis, PublishedTable table, List<JsonNode> row, List<Line> lines) {
    lines.add(count(n, MATCHINGS, table, row, Matchings.count(n)));
    lines.add(count(n, POOL, table, row, CluePool.of(n).size()));
    Double theirs = row == null ? null : table.cell(row, MILLIS).doubleValue();
    lines.add(time(n, MILLIS, theirs == null ? "" : theirs.toString(), "%.4f", millis));
    if (theirs != null) {
      lines.add(time(n, "times as fast", "", "%.1f", theirs / millis));
    }
  }

  private static Line count(
      int n, String measure, PublishedTable table, List<JsonNode> row, int ours) {
    String theirs = row == null ? "" : table.cell(row, measure).asText();
    Agreement agreement =
        theirs.equals(String.valueOf(ours)) ? Agreement.EQUAL : Agreement.DIFFERENT;
    return new Line(
        List.of(String.valueOf(n)),
        measure,
        theirs,
        String.valueOf(ours),
        "",
        "",
        row == null ? Agreement.NONE : agreement,
        row != null);
  }

  private static Line time(int n, String measure, String theirs, String format, double ours) {
    return new Line(
        List.of(String.valueOf(n)),
        measure,
        theirs,
        String.format(Locale.ROOT, format, ours),
        "",
        "",
        Agreement.NONE,
        false);
  }
}
