package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.run.FailedSeeds;
import dev.seedcensus.jobs.run.Job;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists failed seeds, each with what went wrong and the command that shows it again. */
final class FailureList {

  private final Path specFile;
  private final PrintWriter out;

  /**
   * @param specFile the spec that the commands name
   */
  FailureList(Path specFile, PrintWriter out) {
    this.specFile = specFile;
    this.out = out;
  }

  /**
   * Prints the lowest of a job's failed seeds.
   *
   * @param most how many at the most
   * @return how many there are in all
   */
  long print(Job job, long most) {
    FailedSeeds failed =
        new FailedSeeds(job.folder(), job.folder().manifest().orElseThrow(), job.spec().seeds());
    long count = failed.count();
    if (count > 0) {
      out.printf("%nFailed seeds (the first %d of %d)%n%n", Math.min(count, most), count);
      failed.first(most).forEach(seed -> print(job, seed));
    }
    return count;
  }

  private void print(Job job, FailedSeeds.FailedSeed failed) {
    out.printf("%d: %s%n", failed.seed(), failed.error());
    out.printf("    %s%n", command(job, failed.seed()));
  }

  private String command(Job job, long seed) {
    Optional<List<String>> replay =
        Experiments.named(job.spec().experiment()).replay(job.spec().options(), seed);
    if (replay.isPresent()) {
      return "census " + ShellWords.join(replay.get());
    }
    List<String> run = new ArrayList<>();
    run.addAll(List.of("run", specFile.toString(), "--seeds", seed + ".." + seed));
    run.addAll(job.spec().options().arguments());
    // Elsewhere: in its own folder the seed is there already.
    return "census %s --out \"$(mktemp -d)\"".formatted(ShellWords.join(run));
  }
}
