package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.HeartbeatFile;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.RunCheck;
import dev.seedcensus.jobs.run.RunFolder;
import dev.seedcensus.jobs.run.RunStatus;
import dev.seedcensus.jobs.run.Runs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Tells what a run holds. Input: a job spec, or a folder with runs below it. Output: per run what
 * is done, missing and failed, what a running census tells of itself, and whether the files are as
 * they were written. Exit code 1 if some are not, and if seeds of a watched run failed; 2 if the
 * folder has no runs.
 */
@Command(
    name = "status",
    description =
        "Tells what is done, missing, failed and bad of a census, or of all runs below a folder.",
    footer = {
      "",
      "Examples:",
      "  census status conf/dungeon.yaml",
      "  census status conf/dungeon.yaml --seeds 1..100000",
      "  census status conf/dungeon.yaml --watch",
      "  census status conf/dungeon.yaml --failed 5",
      "  census status data/out --checksums"
    })
final class StatusCommand extends CensusCommand {

  private static final double SHORTEST_PERIOD = 0.1;
  private static final double LONGEST_PERIOD = 3600;

  @Parameters(paramLabel = "SPEC|DIR", description = "A job spec, or a folder with runs.")
  private Path path;

  @Option(names = "--seeds", paramLabel = "A..B", description = "Seeds asked for, with a spec.")
  private String seeds;

  @Option(names = "--out", paramLabel = "DIR", description = "Output folder, with a spec.")
  private Path outFolder;

  @Option(
      names = "--watch",
      description = "Shows it over and over until the census is complete; Ctrl-C ends.")
  private boolean watch;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "How often to look, with --watch (default: ${DEFAULT-VALUE}).")
  private double every;

  @Option(
      names = "--failed",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = "20",
      description =
          "Lists failed seeds too, at the most N (default: 20), each with the command that replays"
              + " it; with a spec.")
  private Long failed;

  @Option(
      names = "--checksums",
      description = "Reads every byte of the runs' files too, not their sizes and footers only.")
  private boolean checksums;

  @Mixin private GrammarOptions grammarOptions;

  @Override
  int execute() {
    return watch ? watch() : tell();
  }

  private int watch() {
    if (!(every >= SHORTEST_PERIOD && every <= LONGEST_PERIOD)) {
      throw new UserException(
          "Cannot look every %s seconds: give a number from %s to %s."
              .formatted(every, SHORTEST_PERIOD, LONGEST_PERIOD));
    }
    Map<RunFolder, SeedSet> runs = new LinkedHashMap<>();
    if (Files.isDirectory(path)) {
      Runs.below(path).forEach(run -> runs.put(run.folder(), asked(run)));
      if (runs.isEmpty()) {
        return tell();
      }
    } else {
      Job job = job();
      runs.put(job.folder(), job.spec().seeds());
    }
    return new StatusWatch(runs, every, out()).watch();
  }

  /** Without a spec, what the census that filled it last was asked for. */
  private static SeedSet asked(Runs.Run run) {
    SeedSet held = run.manifest().seeds();
    return HeartbeatFile.read(run.folder())
        .map(last -> held.union(SeedSet.parse(last.seeds())))
        .orElse(held);
  }

  private int tell() {
    if (Files.isDirectory(path)) {
      if (failed != null) {
        throw new UserException(
            "Option --failed needs the spec, which the commands name: give it instead of %s."
                .formatted(path));
      }
      return below();
    }
    return ofSpec();
  }

  private int below() {
    List<RunFolder> runs = Runs.folders(path);
    if (runs.isEmpty()) {
      throw Runs.none(path, null);
    }
    int code = ExitCode.OK;
    for (RunFolder run : runs) {
      RunCheck check = RunCheck.of(run, checksums);
      SeedSet held = check.manifest().map(Manifest::seeds).orElse(SeedSet.NONE);
      code = Math.max(code, print(run, check, held));
    }
    return code;
  }

  private int ofSpec() {
    Job job = job();
    RunCheck check = RunCheck.of(job, checksums);
    if (check.isAnything()) {
      int code = print(job.folder(), check, job.spec().seeds());
      if (failed != null && check.whole().isPresent()) {
        new FailureList(path, out()).print(job, failed);
      }
      return code;
    }
    out().printf("run      %s, not begun%n", job.runId());
    out().printf("missing  %s%n", count(job.spec().seeds()));
    return ExitCode.OK;
  }

  private Job job() {
    return Job.of(
        JobSpecs.read(
            path,
            new JobSpecs.CommandLine(
                seeds, outFolder, null, grammarOptions.numbers(), grammarOptions.limits())));
  }

  /** Prints what a run holds and in what state; the exit code: 1 if it is not whole. */
  private int print(RunFolder run, RunCheck check, SeedSet asked) {
    check
        .manifest()
        .ifPresent(
            held ->
                out()
                    .printf(
                        "run      %s (%s %s)%n", held.runId(), held.experiment(), held.grammar()));
    out().printf("folder   %s%n", run.path());
    check.manifest().ifPresent(held -> print(held, asked));
    if (check.manifest().isPresent() || (check.isFilled() && check.faults().isEmpty())) {
      out().printf("now      %s%n", new StatusText(RunStatus.of(run, asked)).state());
    }
    out().printf("state    %s%n", check.faults().isEmpty() ? "whole" : "bad: see run --repair");
    check.faults().forEach(fault -> out().printf("bad      %s%n", fault));
    check.leftovers().forEach(file -> out().printf("leftover %s%n", run.path().relativize(file)));
    out().println();
    return check.faults().isEmpty() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private void print(Manifest manifest, SeedSet asked) {
    SeedSet done = manifest.seeds();
    out().printf("done     %s, in chunks of %,d%n", count(done), manifest.chunkSize());
    out().printf("missing  %s%n", count(asked.minus(done)));
    out().printf("failed   %,d%n", manifest.failed());
  }

  private static String count(SeedSet seeds) {
    return seeds.isEmpty() ? "none" : "%,d seeds: %s".formatted(seeds.size(), seeds);
  }
}
