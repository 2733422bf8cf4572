package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.FolderTree;
import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The folder of a run: {@code manifest.json}, {@code chunk=000012/part-*.parquet}, and while it is
 * being filled a {@link Staging} folder and a lock.
 *
 * <p>The folder may lie behind a link. Within it nothing may: a link there is a fault, and a repair
 * removes the link and leaves alone what it leads to. Files are replaced, never written into, so a
 * copy made of hard links stays as it was.
 *
 * @param path the folder
 */
public record RunFolder(Path path) {

  private static final String CHUNK = "chunk=";

  /**
   * The manifest as it stands, if the run has been begun.
   *
   * @throws UserException if it cannot be understood
   */
  public Optional<Manifest> manifest() {
    try {
      return ManifestFile.read(path);
    } catch (UserException e) {
      throw new UserException(
          "Cannot use the run in %s: %s; restore the file, remove the folder, or run the census with --repair."
              .formatted(path, e.getMessage()),
          e);
    }
  }

  /** When the manifest was written and how long it is, if there is one. */
  Optional<String> version() throws IOException {
    Path file = path.resolve(ManifestFile.NAME);
    return Files.exists(file)
        ? Optional.of(Files.getLastModifiedTime(file) + " " + Files.size(file))
        : Optional.empty();
  }

  /** The folder name of a chunk. */
  static String chunkName(long chunk) {
    return CHUNK + "%06d".formatted(chunk);
  }

  /** The chunks' folders. */
  List<Path> chunks() throws IOException {
    return Disk.children(path).stream()
        .filter(child -> child.getFileName().toString().startsWith(CHUNK))
        .toList();
  }

  /** Whether anything of a run is here. */
  boolean hasRun() throws IOException {
    return Files.exists(path.resolve(ManifestFile.NAME)) || !chunks().isEmpty();
  }

  /** What a filler that died may have left beside the chunks, or one at work needs just now. */
  List<Path> temporary() throws IOException {
    List<Path> temporary = new ArrayList<>(Staging.blocks(path));
    Disk.children(path).stream().filter(RunFolder::isTemporary).forEach(temporary::add);
    return temporary;
  }

  private static boolean isTemporary(Path child) {
    String name = child.getFileName().toString();
    return name.startsWith("_temporary")
        || name.startsWith(".spark-")
        || name.matches("\\..*\\.json\\.next");
  }

  /**
   * Removes whatever the manifest does not list. The files go first: as long as they are there,
   * their block's staging folder tells where they came from.
   */
  void removeUnlisted(Manifest manifest) throws IOException {
    Set<Path> listed =
        manifest.blocks().stream()
            .flatMap(block -> block.files().stream())
            .map(file -> path.resolve(file.name()))
            .collect(Collectors.toSet());
    for (Path chunk : chunks()) {
      removeUnlisted(chunk, listed);
    }
    for (Path child : temporary()) {
      FolderTree.delete(child);
    }
    FolderTree.delete(Staging.root(path));
  }

  private static void removeUnlisted(Path chunk, Set<Path> listed) throws IOException {
    boolean used = false;
    for (Path child : Disk.ownChildren(chunk)) {
      if (listed.contains(child)) {
        used = true;
      } else {
        FolderTree.delete(child);
      }
    }
    if (!used) {
      FolderTree.delete(chunk);
    }
  }
}
