package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.FolderTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where one filler's blocks are written before they join the run: {@code
 * .staging/<filler>/<first>-<last>}.
 *
 * <p>A block's folder stays until the manifest lists the block. So a file in a chunk that the
 * manifest does not list is in flight, or was left by a filler that died, exactly if such a folder
 * tells of its block; otherwise it came from elsewhere. No two fillers share a folder: a task that
 * outlives its driver writes where nobody looks any more.
 */
final class Staging {

  private static final String NAME = ".staging";

  /** A file of a chunk is named by its block. */
  private static final String FILE = "part-%010d-%010d-%03d.parquet";

  private static final Pattern FILE_PATTERN =
      Pattern.compile("part-(\\d{10})-(\\d{10})-\\d{3,}\\.parquet");

  private final Path run;
  private final Path own;

  Staging(Path run) {
    this.run = run;
    this.own = root(run).resolve(UUID.randomUUID().toString());
  }

  /** The folder of all fillers' staged blocks. */
  static Path root(Path run) {
    return run.resolve(NAME);
  }

  /** The folders of staged blocks, of all fillers. */
  static List<Path> blocks(Path run) throws IOException {
    List<Path> blocks = new ArrayList<>();
    for (Path filler : Disk.ownChildren(root(run))) {
      blocks.addAll(Disk.ownChildren(filler));
    }
    return blocks;
  }

  /** Whether a file of a chunk is of one of these staged blocks. */
  static boolean isOfOne(Path file, Set<String> blocks) {
    Matcher name = FILE_PATTERN.matcher(file.getFileName().toString());
    return name.matches()
        && blocks.contains(name(Long.parseLong(name.group(1)), Long.parseLong(name.group(2))));
  }

  /** The names of the blocks' folders, for {@link #isOfOne}. */
  static Set<String> names(List<Path> blocks) {
    Set<String> names = new HashSet<>();
    blocks.forEach(block -> names.add(block.getFileName().toString()));
    return names;
  }

  private static String name(long first, long last) {
    return first + "-" + last;
  }

  /** Where a block's files are written. */
  Path of(Chunks.Block block) {
    return own.resolve(name(block.first(), block.last()));
  }

  /** Measures the files of a block that has been written, by the names they will have. */
  List<Manifest.File> measure(Chunks.Block block) throws IOException {
    List<Manifest.File> files = new ArrayList<>();
    for (Path part : parts(block)) {
      String name = FILE.formatted(block.first(), block.last(), files.size());
      files.add(ParquetFiles.measure(part, RunFolder.chunkName(block.chunk()) + "/" + name));
    }
    return files;
  }

  /** Moves a block's files to where their names say. */
  void adopt(Chunks.Block block, List<Manifest.File> files) throws IOException {
    Path chunk = Files.createDirectories(run.resolve(RunFolder.chunkName(block.chunk())));
    List<Path> parts = parts(block);
    for (int i = 0; i < parts.size(); i++) {
      Files.move(
          parts.get(i), run.resolve(files.get(i).name()), StandardCopyOption.REPLACE_EXISTING);
    }
    Disk.force(chunk);
  }

  /** Removes a block's folder, once the block is listed. */
  void forget(Chunks.Block block) throws IOException {
    FolderTree.delete(of(block));
  }

  /** Spark numbers part files in the order of the tasks, which is the order of the seeds. */
  private List<Path> parts(Chunks.Block block) throws IOException {
    return Disk.children(of(block)).stream()
        .filter(file -> file.getFileName().toString().matches("part-.*\\.parquet"))
        .toList();
  }
}
