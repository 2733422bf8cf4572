package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The folder of a run: {@code manifest.json}, {@code chunk=000012/part-*.parquet}, and while it is
 * being filled a staging folder and a lock.
 *
 * @param path the folder
 */
public record RunFolder(Path path) {

  private static final String MANIFEST = "manifest.json";
  private static final String STAGING = ".staging";
  private static final String CHUNK = "chunk=";

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  /** The manifest, if the run has been begun. */
  public Optional<Manifest> manifest() {
    Path file = path.resolve(MANIFEST);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readValue(file.toFile(), Manifest.class));
    } catch (IOException e) {
      throw new UserException(
          ("Cannot read %s: it is not a manifest that this version understands; restore it or"
                  + " remove the folder.")
              .formatted(file),
          e);
    }
  }

  /** When the manifest was written and how long it is, if there is one. */
  Optional<String> version() throws IOException {
    Path file = path.resolve(MANIFEST);
    return Files.exists(file)
        ? Optional.of(Files.getLastModifiedTime(file) + " " + Files.size(file))
        : Optional.empty();
  }

  /** Replaces the manifest in one step: a reader sees the old one or the new one, whole. */
  void write(Manifest manifest) throws IOException {
    Path next = path.resolve("." + MANIFEST + ".next");
    Files.write(next, JSON.writeValueAsBytes(manifest));
    try (FileChannel channel = FileChannel.open(next, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Files.move(
        next,
        path.resolve(MANIFEST),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** Where a block's files are written before they move to their chunk. */
  Path staging(Chunks.Block block) {
    return path.resolve(STAGING).resolve("%d-%d".formatted(block.first(), block.last()));
  }

  /**
   * Moves what was staged into the block's chunk, named by its seeds.
   *
   * @return the names relative to this folder, ascending by seed
   */
  List<String> adopt(Chunks.Block block) throws IOException {
    Path chunk = Files.createDirectories(path.resolve(CHUNK + "%06d".formatted(block.chunk())));
    List<Path> parts = parts(staging(block));
    List<String> names = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String name = "part-%010d-%010d-%03d.parquet".formatted(block.first(), block.last(), i);
      Path target = chunk.resolve(name);
      Files.move(parts.get(i), target, StandardCopyOption.REPLACE_EXISTING);
      names.add(path.relativize(target).toString());
    }
    delete(staging(block));
    return names;
  }

  /** Spark numbers part files in the order of the tasks, which is the order of the seeds. */
  private static List<Path> parts(Path staging) throws IOException {
    try (Stream<Path> files = Files.list(staging)) {
      return files
          .filter(file -> file.getFileName().toString().matches("part-.*\\.parquet"))
          .sorted()
          .toList();
    }
  }

  /**
   * Removes what a crash left behind: staged files, temporary folders, and whatever stands in a
   * chunk without being listed.
   */
  void removeLeftovers(Manifest manifest) throws IOException {
    Set<Path> listed =
        manifest.blocks().stream()
            .flatMap(block -> block.files().stream())
            .map(path::resolve)
            .collect(Collectors.toSet());
    for (Path child : children(path)) {
      String name = child.getFileName().toString();
      if (name.equals(STAGING) || name.startsWith("_temporary") || name.startsWith(".spark-")) {
        delete(child);
      } else if (name.startsWith(CHUNK)) {
        removeUnlisted(child, listed);
      }
    }
  }

  /** Removes the staging folder with whatever is in it. */
  void removeStaging() throws IOException {
    delete(path.resolve(STAGING));
  }

  private static void removeUnlisted(Path chunk, Set<Path> listed) throws IOException {
    boolean used = false;
    for (Path child : children(chunk)) {
      if (listed.contains(child)) {
        used = true;
      } else {
        delete(child);
      }
    }
    if (!used) {
      delete(chunk);
    }
  }

  private static Collection<Path> children(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList();
    }
  }

  private static void delete(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> tree = Files.walk(root)) {
      tree.sorted(Comparator.reverseOrder()).forEach(RunFolder::deleteOne);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
