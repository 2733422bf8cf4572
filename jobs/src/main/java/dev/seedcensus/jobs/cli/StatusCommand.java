package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.Runs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Tells what a run holds. Input: a job spec, or a folder with runs below it. Output: per run what
 * is done, missing and failed. Reads manifests only.
 */
@Command(
    name = "status",
    description =
        "Tells what is done, missing and failed of a census, or of all runs below a folder.",
    footer = {
      "",
      "Examples:",
      "  census status conf/dungeon.yaml",
      "  census status conf/dungeon.yaml --seeds 1..100000",
      "  census status data/out"
    })
final class StatusCommand extends CensusCommand {

  @Parameters(paramLabel = "SPEC|DIR", description = "A job spec, or a folder with runs.")
  private Path path;

  @Option(names = "--seeds", paramLabel = "A..B", description = "Seeds asked for, with a spec.")
  private String seeds;

  @Option(names = "--out", paramLabel = "DIR", description = "Output folder, with a spec.")
  private Path outFolder;

  @Mixin private GrammarOptions grammarOptions;

  @Override
  int execute() {
    if (Files.isDirectory(path)) {
      List<Runs.Run> runs = Runs.below(path);
      if (runs.isEmpty()) {
        out().printf("No runs below %s.%n", path);
      }
      runs.forEach(run -> print(run.folder().path(), run.manifest(), run.manifest().seeds()));
    } else {
      ofSpec();
    }
    return ExitCode.OK;
  }

  private void ofSpec() {
    JobSpecs.CommandLine given =
        new JobSpecs.CommandLine(
            seeds, outFolder, null, grammarOptions.numbers(), grammarOptions.limits());
    Job job = Job.of(JobSpecs.read(path, given));
    Optional<Manifest> manifest = job.folder().manifest();
    if (manifest.isPresent()) {
      print(job.folder().path(), manifest.get(), job.spec().seeds());
    } else {
      out().printf("run      %s, not begun%n", job.runId());
      out().printf("missing  %s%n", count(job.spec().seeds()));
    }
  }

  private void print(Path folder, Manifest manifest, SeedSet asked) {
    SeedSet done = manifest.seeds();
    out()
        .printf(
            "run      %s (%s %s)%n", manifest.runId(), manifest.experiment(), manifest.grammar());
    out().printf("folder   %s%n", folder);
    out().printf("done     %s, in chunks of %d%n", count(done), manifest.chunkSize());
    out().printf("missing  %s%n", count(asked.minus(done)));
    out().printf("failed   %d%n%n", manifest.failed());
  }

  private static String count(SeedSet seeds) {
    return seeds.isEmpty() ? "none" : "%d seeds: %s".formatted(seeds.size(), seeds);
  }
}
