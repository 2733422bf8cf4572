package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Finds the runs that there are. */
public final class Runs {

  /** An output folder, an experiment's folder in it, a run's in that. */
  private static final int LEVELS = 3;

  private Runs() {}

  /**
   * A run that has been begun and is whole.
   *
   * @param folder where it is
   * @param manifest what it holds
   */
  public record Run(RunFolder folder, Manifest manifest) {

    /** The Parquet files that the manifest lists. */
    public List<Path> files() {
      return manifest.blocks().stream()
          .flatMap(block -> block.files().stream())
          .map(file -> folder.path().resolve(file.name()))
          .toList();
    }
  }

  /**
   * The runs below a folder: an output folder, an experiment's, or a run's own.
   *
   * @throws UserException if there is no such folder, or one of the runs is not whole
   */
  public static List<Run> below(Path root) {
    return folders(root).stream().flatMap(folder -> in(folder).stream()).toList();
  }

  /**
   * The run of a job, if it has been begun.
   *
   * @throws UserException if it is not whole
   */
  public static Optional<Run> of(Job job) {
    return RunCheck.of(job, false).whole().map(manifest -> new Run(job.folder(), manifest));
  }

  /**
   * Whether a job's run has all of the seeds asked for.
   *
   * @throws UserException if it is not whole
   */
  public static boolean isComplete(Job job) {
    return of(job)
        .map(run -> job.spec().seeds().minus(run.manifest().seeds()).isEmpty())
        .orElse(false);
  }

  private static Optional<Run> in(RunFolder folder) {
    return RunCheck.of(folder).whole().map(manifest -> new Run(folder, manifest));
  }

  /** The mistake of asking for the runs of a folder that has none. */
  public static UserException none(Path folder, Throwable cause) {
    return new UserException(
        "There are no runs below %s: run a census first, or name its output folder."
            .formatted(folder),
        cause);
  }

  /**
   * The folders of the runs below a folder, whole or not.
   *
   * @throws UserException if there is no such folder
   */
  public static List<RunFolder> folders(Path root) {
    if (!Files.isDirectory(root)) {
      throw new UserException(
          "There is no folder %s: run a census first, or name its output folder.".formatted(root));
    }
    List<RunFolder> found = new ArrayList<>();
    try {
      collect(root, LEVELS, found);
    } catch (IOException e) {
      throw cannotList(root, e);
    }
    return found;
  }

  /**
   * What tells whether runs below a folder are new or have grown since: per manifest, when it was
   * written and how long it is. Empty if there is no such folder.
   */
  public static Map<Path, String> versions(Path root) {
    if (!Files.isDirectory(root)) {
      return Map.of();
    }
    Map<Path, String> versions = new TreeMap<>();
    try {
      for (RunFolder folder : folders(root)) {
        folder.version().ifPresent(version -> versions.put(folder.path(), version));
      }
    } catch (IOException e) {
      throw cannotList(root, e);
    }
    return versions;
  }

  private static UserException cannotList(Path root, IOException cause) {
    return new UserException("Cannot list %s: %s.".formatted(root, cause), cause);
  }

  private static void collect(Path path, int levels, List<RunFolder> found) throws IOException {
    RunFolder folder = new RunFolder(path);
    if (folder.hasRun()) {
      found.add(folder);
    } else if (levels > 1) {
      for (Path child : Disk.children(path)) {
        if (Files.isDirectory(child)) {
          collect(child, levels - 1, found);
        }
      }
    }
  }
}
