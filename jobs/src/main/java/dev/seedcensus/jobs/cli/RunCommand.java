package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.source.SeedcensusSource;
import dev.seedcensus.jobs.sql.CensusSession;
import java.nio.file.Path;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Runs or resumes a census. Input: a job spec. Output: {@code <out>/<experiment>/<run-id>/} and a
 * summary on the screen. Exit code 1 if seeds failed.
 */
@Command(
    name = "run",
    description = {
      "Runs a census, or does what is missing of one.",
      "",
      "A run is known by what decides its result; the same spec with a wider range of seeds"
          + " continues it."
    },
    footer = {
      "",
      "Examples:",
      "  census run conf/dungeon.yaml",
      "  census run conf/dungeon.yaml --seeds 1..50 --out /tmp/census",
      "  census run conf/dungeon.yaml --set stages.expand.limit=40",
      "  census run conf/sweep-dungeon.yaml     (the same seeds at every point of a grid)",
      "  census run conf/dungeon.yaml --seeds 1..1000000 --master spark://host:7077"
    })
final class RunCommand extends CensusCommand {

  private static final int SHOWN_FAILURES = 5;

  @Parameters(paramLabel = "SPEC", description = "A job spec (YAML).")
  private Path specFile;

  @Option(names = "--seeds", paramLabel = "A..B", description = "Seeds, both ends inclusive.")
  private String seeds;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder below which runs are kept.")
  private Path outFolder;

  @Option(
      names = "--chunk",
      paramLabel = "N",
      description =
          "Seeds per chunk, the unit of commit (default: the spec's, or else about ten seconds of one"
              + " thread's work, and more where that would be more than some hundred chunks). A run"
              + " keeps the size that it was begun with.")
  private Long chunk;

  @Option(
      names = "--tasks",
      paramLabel = "N",
      description =
          "Tasks that a chunk is cut into, each of which writes a file (default: as many as take"
              + " some seconds each).")
  private Integer tasks;

  @Mixin private GrammarOptions grammarOptions;

  @Option(
      names = "--repair",
      description = {
        "Reads every byte of the run first, and computes again what is not as it was written."
      })
  private boolean repair;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    OptionalInt cut = tasks();
    Job job =
        Job.of(
            JobSpecs.read(
                specFile,
                new JobSpecs.CommandLine(
                    seeds, outFolder, chunk, grammarOptions.numbers(), grammarOptions.limits())));
    RunSummary summary = new RunSummary(job);
    if (!repair && Runs.isComplete(job)) {
      out()
          .printf(
              "Nothing to do: run %s has all of the seeds %s already.%n",
              job.runId(), job.spec().seeds());
      return sumUp(job, summary.kept().orElseGet(() -> make(summary)));
    }
    try (RunFiller filler = repair ? RunFiller.repair(job) : RunFiller.open(job);
        CensusSession session = sparkOptions.open(true)) {
      filler.repaired().forEach(fault -> err().printf("Removed what is bad: %s.%n", fault));
      new Filling(cut, err()).fill(job, filler, session.spark());
      return sumUp(job, summary.make(session.spark()));
    }
  }

  private OptionalInt tasks() {
    if (tasks == null) {
      return OptionalInt.empty();
    }
    if (tasks < 1 || tasks > SeedcensusSource.MOST_TASKS) {
      throw new UserException(
          "--tasks: a chunk is cut into at least 1 and at most %d tasks, not %d."
              .formatted(SeedcensusSource.MOST_TASKS, tasks));
    }
    return OptionalInt.of(tasks);
  }

  private String make(RunSummary summary) {
    try (CensusSession session = sparkOptions.open(false)) {
      return summary.make(session.spark());
    }
  }

  private int sumUp(Job job, String summary) {
    out().print(summary);
    long failed = new FailureList(specFile, out()).print(job, SHOWN_FAILURES);
    out()
        .printf(
            "%n%,d seeds, %,d failed. Records are in %s%n",
            job.spec().seeds().size(), failed, job.folder().path());
    return failed == 0 ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }
}
