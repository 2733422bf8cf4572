package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Reads job specs. Fields: {@code experiment}, {@code seeds} ({@code A..B}), {@code chunk}, {@code
 * columns}, {@code out}, {@code overrides} (a map of grammar numbers to change), {@code limits} (a
 * map of what a seed may use) and the experiment's own options. Relative paths start from the
 * spec's folder.
 */
public final class JobSpecs {

  private static final String SEEDS = "seeds";
  private static final String CHUNK = "chunk";
  private static final String OUT = "out";
  private static final Set<String> FIELDS = Set.of(SEEDS, CHUNK, OUT);

  private final SpecFields fields;

  private JobSpecs(SpecFields fields) {
    this.fields = fields;
  }

  /**
   * What the command line says, which wins over the file.
   *
   * @param seeds {@code A..B}, or null
   * @param out a folder, or null
   * @param chunk seeds per chunk, or null
   * @param overrides grammar numbers to change, by path
   * @param limits what a seed may use, by name
   */
  public record CommandLine(
      String seeds,
      Path out,
      Long chunk,
      Map<String, String> overrides,
      Map<String, String> limits) {

    /** Nothing said. */
    public static final CommandLine SILENT = new CommandLine(null, null, null, Map.of());

    /** Nothing said of limits. */
    public CommandLine(String seeds, Path out, Long chunk, Map<String, String> overrides) {
      this(seeds, out, chunk, overrides, Map.of());
    }
  }

  /**
   * Reads a spec.
   *
   * @throws UserException naming file, line and column of what cannot be used
   */
  public static JobSpec read(Path path, CommandLine commandLine) {
    return new JobSpecs(SpecFields.read(path, FIELDS)).spec(commandLine);
  }

  private JobSpec spec(CommandLine given) {
    return new JobSpec(
        fields.experiment().name(),
        fields.options(given.overrides(), given.limits()),
        given.seeds() == null
            ? fields.required(SEEDS, "1..1000", SeedSet::parse)
            : SeedSet.parse(given.seeds()),
        chunk(given.chunk()),
        fields.columns(),
        given.out() == null
            ? fields.required(OUT, "../data/out", out -> UserPath.of(fields.folder(), out))
            : UserPath.absolute(given.out()));
  }

  private OptionalLong chunk(Long given) {
    if (given != null) {
      return OptionalLong.of(checkedChunk("--chunk: a chunk", given, given.toString()));
    }
    Optional<Long> chunk = fields.optional(CHUNK, JobSpecs::parsedChunk);
    return chunk.isEmpty() ? OptionalLong.empty() : OptionalLong.of(chunk.get());
  }

  private static long parsedChunk(String text) {
    try {
      BigInteger chunk = new BigInteger(text.strip());
      // What does not even fit a long is above the most in any case.
      return checkedChunk("a chunk", chunk.bitLength() < Long.SIZE ? chunk.longValue() : -1, text);
    } catch (NumberFormatException e) {
      throw new UserException(
          "chunk '%s' must be a whole number of seeds, for example 250.".formatted(text), e);
    }
  }

  private static long checkedChunk(String subject, long chunk, String text) {
    if (chunk < 1 || chunk > SeedSet.MAX) {
      throw new UserException(
          "%s has at least 1 and at most %d seeds, not %s."
              .formatted(subject, SeedSet.MAX, text.strip()));
    }
    return chunk;
  }
}
