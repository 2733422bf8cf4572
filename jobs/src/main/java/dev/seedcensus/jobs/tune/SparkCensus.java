package dev.seedcensus.jobs.tune;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.tuning.Census;
import dev.seedcensus.engine.tuning.Sample;
import dev.seedcensus.engine.tuning.Trial;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.Version;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import dev.seedcensus.jobs.experiment.tuning.Plan;
import dev.seedcensus.jobs.experiment.tuning.RoundDefinition;
import dev.seedcensus.jobs.experiment.tuning.RoundExperiment;
import dev.seedcensus.jobs.experiment.tuning.RoundSetup;
import dev.seedcensus.jobs.experiment.tuning.SampleOfYields;
import dev.seedcensus.jobs.run.Columns;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.run.Runs.Run;
import dev.seedcensus.jobs.run.SparkPath;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Measures weights by runs of experiment {@code round}: what a run holds already is not computed
 * again, so a tuning that was broken off goes on where it was.
 */
final class SparkCensus implements Census {

  /** Blocks of a trial are computed at the same time, but each should be worth a Spark job. */
  private static final long LEAST_CHUNK = 250;

  private static final long MOST_CHUNK = 5_000;
  private static final long BLOCKS = 4;

  private final TuneSpec spec;
  private final SparkSession session;
  private final String tuning;
  private long failed;

  SparkCensus(TuneSpec spec, SparkSession session) {
    this.spec = spec;
    this.session = session;
    this.tuning = id(spec);
  }

  /** Equal for specs that tune the same grammar to the same targets in the same way. */
  static String id(TuneSpec spec) {
    return Job.id(
        Version.current(),
        spec.plan().toString(),
        spec.knobs().toString(),
        "%s %d %s %d".formatted(spec.seeds(), spec.seedsPerRound(), spec.check(), spec.rounds()),
        spec.limits().equals(Limits.defaults())
            ? spec.text()
            : spec.text() + LimitedGrammar.changed(spec.limits()));
  }

  /** Records with an error, so far. */
  long failed() {
    return failed;
  }

  @Override
  public Sample measure(Trial trial) {
    Grammar weighted = weighted(trial.weights());
    Grammar grammar = trial.check() ? weighted : spec.plan().cut(weighted);
    SeedSet seeds = trial.check() ? spec.check() : spec.seeds().lowest(trial.seeds());
    RoundDefinition definition =
        RoundDefinition.of(
            tuning,
            trial.number(),
            trial.by(),
            spec.plan(),
            byRule(trial.weights()),
            new LimitedGrammar(grammar, spec.limits()));
    return sample(filled(job(new RoundSetup(definition), seeds)), seeds, grammar);
  }

  private Grammar weighted(List<Double> weights) {
    Map<String, Double> overrides = new LinkedHashMap<>();
    Plan plan = spec.plan();
    for (int k = 0; k < weights.size(); k++) {
      String list = spec.grammar().staged() ? "stages.%d.rules".formatted(plan.stage()) : "rules";
      overrides.put("%s.%d.weight".formatted(list, plan.knobs().get(k)), weights.get(k));
    }
    return GrammarFiles.parse(spec.text(), spec.file().toString(), overrides);
  }

  private Map<String, Double> byRule(List<Double> weights) {
    Map<String, Double> byRule = new LinkedHashMap<>();
    for (int k = 0; k < weights.size(); k++) {
      byRule.put(spec.knobs().get(k).name(), weights.get(k));
    }
    return byRule;
  }

  private Job job(RoundSetup setup, SeedSet seeds) {
    long chunk = Math.max(LEAST_CHUNK, Math.min(MOST_CHUNK, seeds.size() / BLOCKS));
    JobSpec job =
        new JobSpec(
            RoundExperiment.NAME,
            new Options(Map.of(), Path.of("")),
            seeds,
            OptionalLong.of(chunk),
            List.of(),
            spec.out());
    return new Job(job, setup, Columns.of(Experiments.named(RoundExperiment.NAME), List.of()));
  }

  private Run filled(Job job) {
    try (RunFiller filler = RunFiller.open(job)) {
      if (!filler.missing().isEmpty()) {
        filler.fill(session);
      }
    }
    return Runs.of(job).orElseThrow();
  }

  /**
   * Sums are taken here, seed after seed, so that they do not depend on how work was shared out.
   */
  private Sample sample(Run run, SeedSet seeds, Grammar grammar) {
    String[] files = run.files().stream().map(SparkPath::of).toArray(String[]::new);
    List<Row> rows =
        session
            .read()
            .parquet(files)
            .select(
                Records.SEED,
                Records.ERROR,
                RoundExperiment.MEASURES,
                RoundExperiment.FIRINGS,
                RoundExperiment.EXPECTED)
            .collectAsList()
            .stream()
            .filter(row -> seeds.contains(row.getLong(0)))
            .sorted(Comparator.comparingLong(row -> row.getLong(0)))
            .toList();
    SampleOfYields sample = spec.plan().sample(grammar);
    for (Row row : rows) {
      if (row.isNullAt(1)) {
        sample.add(numbers(row, 2), numbers(row, 3), numbers(row, 4));
      }
    }
    failed += rows.size() - sample.n();
    if (sample.n() < 2) {
      throw new UserException(
          "Cannot tune %s: all seeds but %d failed, for example with: %s"
              .formatted(spec.file(), sample.n(), rows.get(0).getString(1)));
    }
    return sample.build();
  }

  private static double[] numbers(Row row, int column) {
    return row.<Double>getList(column).stream().mapToDouble(Double::doubleValue).toArray();
  }
}
