package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.report.CuratorReport;
import dev.seedcensus.jobs.report.PageFile;
import dev.seedcensus.jobs.run.FailedSeeds;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.CensusSession;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Makes the curator's page of a batch of seeds. Input: a job spec of a grammar. Output: one HTML
 * file; the run is filled as {@code census run} does. Exit code 1 if seeds failed.
 */
@Command(
    name = "report",
    description = {
      "Makes one HTML page of a batch of seeds, to choose from.",
      "",
      "Each candidate has its measures beside the declared budget, its lock chain, a drawing and the"
          + " command that makes it again. The page needs no network and nothing beside itself. What"
          + " is missing of the census is done first."
    },
    footer = {
      "",
      "Examples:",
      "  census report conf/maze-locked.yaml --seeds 1..200",
      "  census report conf/dungeon.yaml --seeds 1..200 --set budget.keys=3 --set budget.rooms=27",
      "  census report conf/mystery-daily.yaml --out mystery.html"
    })
final class ReportCommand extends CensusCommand {

  @Parameters(paramLabel = "SPEC", description = "A job spec (YAML) of a grammar.")
  private Path specFile;

  @Option(
      names = "--seeds",
      paramLabel = "A..B",
      description = "Seeds, both ends inclusive, at most " + CuratorReport.MOST_SEEDS + ".")
  private String seeds;

  @Option(
      names = "--in",
      paramLabel = "DIR",
      description = "Folder below which runs are kept (default: the spec's).")
  private Path runs;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The page (default: in the folder reports below that of the runs).")
  private Path file;

  @Option(
      names = "--drawings",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "How many candidates are drawn, the nearest to the budget (default: ${DEFAULT-VALUE}).")
  private int drawings;

  @Mixin private GrammarOptions grammarOptions;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    if (drawings < 0) {
      throw new UserException("Option --drawings takes 0 or more, not %d.".formatted(drawings));
    }
    Job job =
        Job.of(
            JobSpecs.read(
                specFile,
                new JobSpecs.CommandLine(
                    seeds, runs, null, grammarOptions.numbers(), grammarOptions.limits())));
    CuratorReport report = new CuratorReport(job, drawings);
    PageFile page = PageFile.at(file == null ? usualFile(job) : file);
    long bytes = page.write(html(job, report));
    long failed =
        new FailedSeeds(job.folder(), job.folder().manifest().orElseThrow(), job.spec().seeds())
            .count();
    out()
        .printf(
            "%,d seeds, %,d failed. The page (%,d KB) is %s%n",
            job.spec().seeds().size(), failed, bytes / 1000, page.path());
    return failed == 0 ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private String html(Job job, CuratorReport report) {
    if (Runs.isComplete(job)) {
      try (CensusSession session = sparkOptions.open(false)) {
        return html(job, report, session);
      }
    }
    try (RunFiller filler = RunFiller.open(job);
        CensusSession session = sparkOptions.open(true)) {
      new Filling(err()).fill(job, filler, session.spark());
      return html(job, report, session);
    }
  }

  private String html(Job job, CuratorReport report, CensusSession session) {
    return report.html(
        session.spark(), command(job), seed -> ReplayCommand.of(job, specFile, seed));
  }

  /** What makes the page again, whatever the spec says by then of its seeds. */
  private String command(Job job) {
    List<String> words = new ArrayList<>(List.of("census", "report", specFile.toString()));
    SeedSet asked = job.spec().seeds();
    words.addAll(List.of("--seeds", asked.first(0) + ".." + asked.last(0)));
    words.addAll(job.spec().options().arguments());
    return ShellWords.join(words);
  }

  private static Path usualFile(Job job) {
    SeedSet asked = job.spec().seeds();
    // A grammar's name may have anything in it.
    String name =
        "%s-%d-%d-%s.html"
            .formatted(
                job.setup().label().replaceAll("[^A-Za-z0-9_-]", "_"),
                asked.first(0),
                asked.last(0),
                job.runId());
    return job.spec().out().resolve("reports").resolve(name);
  }
}
