package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.Optional;
import java.util.regex.Pattern;

/** What holds for every block of a manifest that a census wrote. */
final class ManifestRules {

  /** Of no letters that a path, or some system's paths, cannot have. */
  private static final Pattern FILE_NAME = Pattern.compile("part-[A-Za-z0-9._-]+\\.parquet");

  private ManifestRules() {}

  /**
   * What is wrong with a block, if anything.
   *
   * @param chunkSize seeds per chunk
   * @param next the lowest seed that no earlier block holds
   */
  static Optional<String> fault(Manifest.Block block, long chunkSize, long next) {
    String name = "the block of seeds %d..%d".formatted(block.first(), block.last());
    if (block.first() < 0 || block.last() > SeedSet.MAX || block.first() > block.last()) {
      return Optional.of(name + " is no range of seeds");
    }
    if (block.first() < next) {
      return Optional.of(name + " repeats seeds of another");
    }
    Chunks chunks = new Chunks(chunkSize);
    if (chunks.of(block.first()) != block.chunk() || chunks.of(block.last()) != block.chunk()) {
      return Optional.of("%s does not lie in chunk %d".formatted(name, block.chunk()));
    }
    long seeds = block.last() - block.first() + 1;
    if (block.rows() < seeds || block.rows() % seeds != 0) {
      return Optional.of("%s has %,d rows".formatted(name, block.rows()));
    }
    long inFiles = block.files().stream().mapToLong(Manifest.File::rows).sum();
    if (inFiles != block.rows()) {
      return Optional.of("%s has %,d rows, its files %,d".formatted(name, block.rows(), inFiles));
    }
    if (block.failed() < 0 || block.failed() > block.rows()) {
      return Optional.of("%s has %,d failed rows".formatted(name, block.failed()));
    }
    return block.files().stream()
        .map(Manifest.File::name)
        .filter(file -> !isOf(block, file))
        .findFirst()
        .map(file -> "%s has a file '%s' outside its chunk".formatted(name, file));
  }

  /** Whether a block may have a file of this name; any other is not even looked for. */
  static boolean isOf(Manifest.Block block, String file) {
    String chunk = RunFolder.chunkName(block.chunk()) + "/";
    return file.startsWith(chunk) && FILE_NAME.matcher(file.substring(chunk.length())).matches();
  }
}
