package dev.seedcensus.jobs.sql;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;

import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.Runs.Run;
import dev.seedcensus.jobs.run.SparkPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Gives a session its views: per experiment a table of all records of its runs, with {@code run_id}
 * and {@code grammar}, the views whose queries are in {@code views/*.sql}, and {@code runs}.
 *
 * <p>A run may lack columns (it kept only some, or an older version made it): they read as null.
 */
public final class Views {

  private static final String RUNS = "runs";

  private final SparkSession session;
  private final List<Run> runs;
  private final SeedSet seeds;

  private Views(SparkSession session, List<Run> runs, SeedSet seeds) {
    this.session = session;
    this.runs = runs;
    this.seeds = seeds;
  }

  /** Creates or replaces all views, over exactly what the runs' manifests list. */
  public static void create(SparkSession session, List<Run> runs) {
    create(session, runs, SeedSet.ALL);
  }

  /** Creates or replaces all views, over these seeds of the runs. */
  public static void create(SparkSession session, List<Run> runs, SeedSet seeds) {
    new Views(session, runs, seeds).create(Experiments.kept());
  }

  /**
   * Creates or replaces the views of a run's experiment, and that of all runs, over these seeds of
   * the run. No view builds on another experiment's.
   */
  public static void create(SparkSession session, Run run, SeedSet seeds) {
    new Views(session, List.of(run), seeds)
        .create(List.of(Experiments.named(run.manifest().experiment())));
  }

  private void create(List<Experiment> experiments) {
    Functions.register(session);
    RunsTable.of(session, runs).createOrReplaceTempView(RUNS);
    for (Experiment experiment : experiments) {
      table(experiment).createOrReplaceTempView(experiment.table());
      createNamed(session, experiment);
    }
  }

  /** A summary of an experiment's records, as far as the views reach. */
  public static Dataset<Row> summary(SparkSession session, Experiment.Summary summary) {
    return session.sql(query(summary));
  }

  /** The query of a summary. */
  public static String query(Experiment.Summary summary) {
    return text("summaries/" + summary.name());
  }

  /** A query over the views: the resource {@code <name>.sql}. */
  public static String text(String name) {
    return ViewQuery.text(name);
  }

  private static void createNamed(SparkSession session, Experiment experiment) {
    for (String view : experiment.views()) {
      ViewQuery.named(view).rows(session).createOrReplaceTempView(view);
    }
  }

  /** What a row of each view is, by its name, in the order in which views build on each other. */
  static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    meanings.put(RUNS, "One row per run, from its manifest.");
    for (Experiment experiment : Experiments.kept()) {
      meanings.put(
          experiment.table(),
          "The records of experiment %s as they are kept, with everything nested."
              .formatted(experiment.name()));
      experiment.views().forEach(view -> meanings.put(view, ViewQuery.named(view).meaning()));
    }
    return meanings;
  }

  private Dataset<Row> table(Experiment experiment) {
    StructType schema = Records.schema(experiment);
    Dataset<Row> table = withRun(session.createDataFrame(List.of(), schema), "", "");
    for (Run run : runs) {
      if (run.manifest().experiment().equals(experiment.name()) && !run.files().isEmpty()) {
        table = table.unionByName(records(run, schema), true);
      }
    }
    return table;
  }

  /** The records of a run, with today's columns and whatever further ones it kept. */
  private Dataset<Row> records(Run run, StructType today) {
    Manifest manifest = run.manifest();
    List<StructField> fields = new ArrayList<>(Arrays.asList(today.fields()));
    StructType kept = (StructType) DataType.fromJson(manifest.schema().toString());
    Arrays.stream(kept.fields())
        .filter(field -> !Arrays.asList(today.fieldNames()).contains(field.name()))
        .forEach(fields::add);
    String[] files = run.files().stream().map(SparkPath::of).toArray(String[]::new);
    Dataset<Row> records =
        session.read().schema(new StructType(fields.toArray(StructField[]::new))).parquet(files);
    return withRun(records.where(wanted()), manifest.runId(), manifest.grammar());
  }

  private Column wanted() {
    Column wanted = lit(seeds.equals(SeedSet.ALL));
    for (int i = 0; i < seeds.ranges() && !seeds.equals(SeedSet.ALL); i++) {
      wanted = wanted.or(col(Records.SEED).between(seeds.first(i), seeds.last(i)));
    }
    return wanted;
  }

  private static Dataset<Row> withRun(Dataset<Row> records, String runId, String grammar) {
    return records.select(
        constant("run_id", runId, "the run's id"),
        constant("grammar", grammar, "name of the grammar, or of another experiment's setup"),
        col("*"));
  }

  private static Column constant(String name, String value, String comment) {
    return lit(value).as(name, new MetadataBuilder().putString("comment", comment).build());
  }
}
