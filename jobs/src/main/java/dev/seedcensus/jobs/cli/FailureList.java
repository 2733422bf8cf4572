package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.run.FailedSeeds;
import dev.seedcensus.jobs.run.Job;
import java.io.PrintWriter;
import java.nio.file.Path;

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
      out.printf("%nFailed seeds (the first %,d of %,d)%n%n", Math.min(count, most), count);
      failed.first(most).forEach(seed -> print(job, seed));
    }
    return count;
  }

  private void print(Job job, FailedSeeds.FailedSeed failed) {
    out.printf("%d: %s%n", failed.seed(), failed.error());
    out.printf("    %s%n", ReplayCommand.of(job, specFile, failed.seed()));
  }
}
