package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.run.Job;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command that does again what a census did with a seed, for a shell to read. */
final class ReplayCommand {

  private ReplayCommand() {}

  /**
   * The command for a seed.
   *
   * @param specFile the spec, named where only a run of that seed can do it again
   */
  static String of(Job job, Path specFile, long seed) {
    Optional<List<String>> replay =
        Experiments.named(job.spec().experiment()).replay(job.spec().options(), seed);
    if (replay.isPresent()) {
      return "census " + ShellWords.join(replay.get().stream().map(ReplayCommand::near).toList());
    }
    List<String> run = new ArrayList<>();
    run.addAll(List.of("run", specFile.toString(), "--seeds", seed + ".." + seed));
    run.addAll(job.spec().options().arguments());
    // Elsewhere: in its own folder the seed is there already.
    return "census %s --out \"$(mktemp -d)\"".formatted(ShellWords.join(run));
  }

  /** A path below the working folder, from there: so a command that is passed on names no home. */
  private static String near(String word) {
    Path here = Path.of("").toAbsolutePath();
    boolean below = word.startsWith(here + File.separator);
    return below ? here.relativize(Path.of(word)).toString() : word;
  }
}
