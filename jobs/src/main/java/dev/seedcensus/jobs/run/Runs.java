package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the runs that there are. */
public final class Runs {

  /** An output folder, an experiment's folder in it, a run's in that. */
  private static final int LEVELS = 3;

  private Runs() {}

  /**
   * A run that has been begun.
   *
   * @param folder where it is
   * @param manifest what it holds
   */
  public record Run(RunFolder folder, Manifest manifest) {

    /**
     * The Parquet files that the manifest lists.
     *
     * @throws UserException if one of them is not there
     */
    public List<Path> files() {
      List<Path> files =
          manifest.blocks().stream()
              .flatMap(block -> block.files().stream())
              .map(folder.path()::resolve)
              .toList();
      List<Path> missing = files.stream().filter(file -> !Files.isRegularFile(file)).toList();
      if (!missing.isEmpty()) {
        throw new UserException(
            "The run in %s has lost %d of its %d files, %s among them: remove the folder and run the census again."
                .formatted(
                    folder.path(),
                    missing.size(),
                    files.size(),
                    folder.path().relativize(missing.get(0))));
      }
      return files;
    }
  }

  /**
   * The runs below a folder: an output folder, an experiment's, or a run's own.
   *
   * @throws UserException if there is no such folder
   */
  public static List<Run> below(Path root) {
    if (!Files.isDirectory(root)) {
      throw new UserException(
          "There is no folder %s: run a census first, or name its output folder.".formatted(root));
    }
    try (Stream<Path> folders = Files.walk(root, LEVELS - 1)) {
      return folders
          .filter(Files::isDirectory)
          .sorted()
          .map(RunFolder::new)
          .flatMap(folder -> run(folder).stream())
          .toList();
    } catch (IOException e) {
      throw cannotList(root, e);
    }
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
    try (Stream<Path> folders = Files.walk(root, LEVELS - 1)) {
      for (Path folder : folders.filter(Files::isDirectory).toList()) {
        new RunFolder(folder).version().ifPresent(version -> versions.put(folder, version));
      }
    } catch (IOException e) {
      throw cannotList(root, e);
    }
    return versions;
  }

  private static UserException cannotList(Path root, IOException cause) {
    return new UserException("Cannot list %s: %s.".formatted(root, cause), cause);
  }

  private static Optional<Run> run(RunFolder folder) {
    return folder.manifest().map(manifest -> new Run(folder, manifest));
  }
}
