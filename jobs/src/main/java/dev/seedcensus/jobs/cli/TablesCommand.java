package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.sweep.SweepExperiment;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.CensusSession;
import dev.seedcensus.jobs.sql.Views;
import dev.seedcensus.jobs.tables.ComputedTable;
import dev.seedcensus.jobs.tables.Paper;
import dev.seedcensus.jobs.tables.PaperTables;
import dev.seedcensus.jobs.tables.SweepEffects;
import dev.seedcensus.jobs.tables.TablePrinter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Computes the tables of the papers again. Input: the papers' data and the bundled specs, whose
 * runs are made as far as they are missing. Output: per value what was published, ours, and how
 * they compare. Exit code 1 if an exact table differs.
 */
@Command(
    name = "tables",
    description = {
      "Computes the tables of a paper again and holds them against what was published.",
      "",
      "A table marked exact must be equal for the paper's own seeds; elsewhere the difference is told"
          + " in standard errors. With --seeds the same tables are computed from those seeds: counts"
          + " become shares with 95 %% intervals (Wilson), means have Student's. Runs that are"
          + " missing are made first, from the bundled specs.",
      "",
      "'sweep' is no paper: it tells what each number of a sweep moves, with 95 %% intervals and"
          + " changes that are paired by seed; of a spec's sweep, which is made first where it is"
          + " missing, or of all sweeps in a folder."
    },
    footer = {
      "",
      "Examples:",
      "  census tables budgets",
      "  census tables key-lock --seeds 1..100000 --format markdown",
      "  census tables budgets --table key-counts --format csv",
      "  census tables budgets --sql-dir my-queries    (reads my-queries/budgets/key-counts.sql, …)",
      "  census tables sweep conf/sweep-dungeon.yaml",
      "  census tables sweep --in data/out --format csv"
    })
final class TablesCommand extends CensusCommand {

  private static final double WARM_UP_SECONDS = 1;

  @Parameters(
      paramLabel = "PAPER",
      arity = "0..1",
      description = "budgets, key-lock, minigames or araf (default: all); or sweep.")
  private String paper;

  @Parameters(
      index = "1",
      paramLabel = "SPEC",
      arity = "0..1",
      description = "With sweep, the spec of one (YAML).")
  private Path spec;

  @Option(
      names = "--table",
      paramLabel = "ID",
      description = "One table of the paper; may be repeated.")
  private List<String> tables = List.of();

  @Option(
      names = "--seeds",
      paramLabel = "A..B",
      description = "Seeds instead of the paper's own, both ends inclusive.")
  private String seeds;

  @Option(
      names = {"--in", "--out"},
      paramLabel = "DIR",
      description = "Folder below which runs are kept (default: data/out of the project).")
  private Path folder;

  @Option(
      names = "--sql-dir",
      paramLabel = "DIR",
      description =
          "Folder of changed queries, <paper>/<table>.sql, taken instead of the built-in.")
  private Path queries;

  @Option(
      names = "--format",
      paramLabel = "table|markdown|csv",
      defaultValue = "table",
      description = "How to print (default: ${DEFAULT-VALUE}).")
  private TablePrinter format;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    if (SweepEffects.NAME.equals(paper)) {
      return sweep();
    }
    if (spec != null) {
      throw new UserException(
          "Only sweeps take a spec: write census tables sweep %s.".formatted(spec));
    }
    List<PaperTables> papers = asked();
    List<ComputedTable> computed = new ArrayList<>();
    try (CensusSession session = sparkOptions.open(false)) {
      for (PaperTables tablesOfPaper : papers) {
        tablesOfPaper.jobs().forEach(job -> fill(job, session.spark()));
        computed.addAll(tablesOfPaper.compute(session.spark()));
      }
    }
    format.print(computed, out());
    return computed.stream().anyMatch(ComputedTable::fails) ? ExitCode.DOES_NOT_HOLD : ExitCode.OK;
  }

  private int sweep() {
    checkQueries();
    if (!tables.isEmpty()) {
      throw new UserException(
          "Option --table is about papers: a sweep has one table, leave it out.");
    }
    Job job = spec == null ? null : sweepOf(spec);
    List<Runs.Run> runs = job == null ? sweepsBelow(folder == null ? Home.out() : folder) : null;
    SweepEffects effects;
    try (CensusSession session = sparkOptions.open(false)) {
      if (job == null) {
        Views.create(session.spark(), runs, seeds == null ? SeedSet.ALL : SeedSet.parse(seeds));
      } else {
        fill(job, session.spark());
        Views.create(session.spark(), List.of(Runs.of(job).orElseThrow()), job.spec().seeds());
      }
      effects = SweepEffects.of(session.spark(), queries);
    }
    if (effects.isEmpty()) {
      out().println("No seed of the sweeps is among those asked for.");
      return ExitCode.DOES_NOT_HOLD;
    }
    effects.print(format, out());
    return ExitCode.OK;
  }

  private Job sweepOf(Path file) {
    Job job = Job.of(JobSpecs.read(file, new JobSpecs.CommandLine(seeds, folder, null, Map.of())));
    if (!job.setup().experiment().equals(SweepExperiment.NAME)) {
      throw new UserException(
          "%s is a spec of experiment %s: name one of experiment sweep."
              .formatted(file, job.setup().experiment()));
    }
    return job;
  }

  private static List<Runs.Run> sweepsBelow(Path folder) {
    List<Runs.Run> sweeps =
        Runs.below(folder).stream()
            .filter(run -> run.manifest().experiment().equals(SweepExperiment.NAME))
            .toList();
    if (sweeps.isEmpty()) {
      throw new UserException(
          "There are no sweeps below %s: run one first, for example census run conf/sweep-dungeon.yaml."
              .formatted(folder));
    }
    return sweeps;
  }

  private void checkQueries() {
    if (queries != null && !Files.isDirectory(queries)) {
      throw new UserException(
          "There is no folder %s: name one with changed queries, or leave out --sql-dir."
              .formatted(queries));
    }
  }

  /** Everything that was asked for, checked. */
  private List<PaperTables> asked() {
    checkQueries();
    if (paper == null && !tables.isEmpty()) {
      throw new UserException(
          "Option --table needs a paper: write, for example, census tables budgets --table %s."
              .formatted(tables.get(0)));
    }
    PaperTables.Settings settings =
        new PaperTables.Settings(
            Home.specs(),
            folder == null ? Home.out() : UserPath.absolute(folder),
            queries,
            seeds == null ? null : SeedSet.parse(seeds),
            WARM_UP_SECONDS);
    List<String> names = paper == null ? Paper.KNOWN : List.of(paper);
    return names.stream()
        .map(name -> Paper.read(name, Home.papers()))
        .map(read -> new PaperTables(read, read.tables(tables), settings))
        .toList();
  }

  private void fill(Job job, SparkSession spark) {
    if (!Runs.isComplete(job)) {
      try (RunFiller filler = RunFiller.open(job)) {
        new Filling(err()).fill(job, filler, spark);
      }
    }
  }
}
