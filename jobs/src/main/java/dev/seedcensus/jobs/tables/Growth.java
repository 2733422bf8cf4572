package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.bench.Bench;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.tables.Line.Agreement;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Measures how the time for a range of seeds grows with the limit of stage expand, on one thread.
 *
 * <p>A local exponent is the slope between two neighbouring limits on doubly logarithmic paper: the
 * k of a time that grows there as the limit to the k.
 */
final class Growth {

  private static final String ID = "growth";
  private static final String LIMIT = "limit";
  private static final String MILLIS = "ms";

  /** Beyond what the reference was measured at. */
  private static final int[] FURTHER = {160, 320, 640};

  private static final int PASSES = 15;

  private final Path specs;
  private final double warmUpSeconds;

  Growth(Path specs, double warmUpSeconds) {
    this.specs = specs;
    this.warmUpSeconds = warmUpSeconds;
  }

  /** Whether a table is of this kind. */
  static boolean measures(PublishedTable table) {
    return table.id().equals(ID);
  }

  ComputedTable measure(String paper, PublishedTable table) {
    NavigableMap<Integer, Double> published = new TreeMap<>();
    for (List<JsonNode> row : table.rows()) {
      published.put(table.cell(row, LIMIT).intValue(), table.cell(row, MILLIS).doubleValue());
    }
    SeedSet seeds = SeedSet.parse(table.seeds());
    NavigableMap<Integer, Bench> benches = new TreeMap<>();
    published.keySet().forEach(limit -> benches.put(limit, bench(table.grammar(), limit)));
    for (int limit : FURTHER) {
      benches.put(limit, bench(table.grammar(), limit));
    }
    NavigableMap<Integer, Double> ours = new TreeMap<>();
    Timing.secondsPerSeed(benches, seeds, PASSES, warmUpSeconds)
        .forEach((limit, seconds) -> ours.put(limit, seconds * seeds.size() * 1000));
    return new ComputedTable(
        paper, table, table.seeds(), List.of(LIMIT), lines(published, ours, seeds.size()));
  }

  private Bench bench(String grammar, int limit) {
    JobSpec spec =
        JobSpecs.read(UserPath.of(specs, grammar + ".yaml"), JobSpecs.CommandLine.SILENT);
    Map<String, String> options = new HashMap<>(spec.options().values());
    options.put("set.stages.expand.limit", String.valueOf(limit));
    Setup setup =
        Experiments.prepare(spec.experiment(), new Options(options, UserPath.absolute(specs)));
    // Asking for the error alone runs every stage to its end and computes nothing of the graph.
    StructField error = Records.schema(Experiments.named(spec.experiment())).apply(Records.ERROR);
    return new Bench(setup, new StructType(new StructField[] {error}));
  }

  private static List<Line> lines(
      NavigableMap<Integer, Double> published, NavigableMap<Integer, Double> ours, long seeds) {
    List<Line> lines = new ArrayList<>();
    for (int limit : ours.keySet()) {
      lines.add(line(limit, MILLIS, published.get(limit), ours.get(limit)));
      lines.add(
          line(
              limit, "ms per seed", perSeed(published.get(limit), seeds), ours.get(limit) / seeds));
      lines.add(line(limit, "local exponent", exponent(published, limit), exponent(ours, limit)));
    }
    return lines;
  }

  private static Double perSeed(Double millis, long seeds) {
    return millis == null ? null : millis / seeds;
  }

  private static Line line(int limit, String measure, Double published, Double ours) {
    return new Line(
        List.of(String.valueOf(limit)),
        measure,
        rounded(published),
        rounded(ours),
        "",
        "",
        Agreement.NONE,
        false);
  }

  private static String rounded(Double value) {
    return value == null || value.isNaN() ? "" : String.format(Locale.ROOT, "%.2f", value);
  }

  private static Double exponent(NavigableMap<Integer, Double> millis, int limit) {
    Integer before = millis.lowerKey(limit);
    if (before == null || !millis.containsKey(limit)) {
      return null;
    }
    double ratio = millis.get(limit) / millis.get(before);
    return Math.log(ratio) / Math.log((double) limit / before);
  }
}
