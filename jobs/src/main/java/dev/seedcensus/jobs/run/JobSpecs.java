package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Reads job specs. Fields: {@code experiment}, {@code seeds} ({@code A..B}), {@code chunk}, {@code
 * columns}, {@code out}, {@code overrides} (a map of grammar numbers to change) and the
 * experiment's own options. Relative paths start from the spec's folder.
 */
public final class JobSpecs {

  private static final String EXPERIMENT = "experiment";
  private static final String SEEDS = "seeds";
  private static final String CHUNK = "chunk";
  private static final String COLUMNS = "columns";
  private static final String OUT = "out";
  private static final String OVERRIDES = "overrides";
  private static final Set<String> GENERAL =
      Set.of(EXPERIMENT, SEEDS, CHUNK, COLUMNS, OUT, OVERRIDES);

  private final Path folder;
  private final String name;
  private final Map<String, SpecFile.Field> fields;

  private JobSpecs(Path path, SpecFile file) {
    this.name = path.toString();
    this.folder = path.toAbsolutePath().getParent();
    this.fields = file.fields();
  }

  /**
   * What the command line says, which wins over the file.
   *
   * @param seeds {@code A..B}, or null
   * @param out a folder, or null
   * @param chunk seeds per chunk, or null
   * @param overrides grammar numbers to change, by path
   */
  public record CommandLine(String seeds, Path out, Long chunk, Map<String, String> overrides) {

    /** Nothing said. */
    public static final CommandLine SILENT = new CommandLine(null, null, null, Map.of());
  }

  /**
   * Reads a spec.
   *
   * @throws UserException naming file, line and column of what cannot be used
   */
  public static JobSpec read(Path path, CommandLine commandLine) {
    return new JobSpecs(path, SpecFile.read(path)).spec(commandLine);
  }

  private JobSpec spec(CommandLine given) {
    Experiment experiment = experiment();
    checkNames(experiment);
    return new JobSpec(
        experiment.name(),
        options(experiment, given.overrides()),
        given.seeds() == null ? seeds() : SeedSet.parse(given.seeds()),
        chunk(given.chunk()),
        columns(experiment),
        given.out() == null
            ? folder.resolve(required(OUT, "../data/out").text()).normalize()
            : given.out().toAbsolutePath().normalize());
  }

  private Experiment experiment() {
    SpecFile.Field field = required(EXPERIMENT, "grammar");
    String experiment = field.text();
    return at(field, () -> Experiments.named(experiment));
  }

  private void checkNames(Experiment experiment) {
    Set<String> known = new TreeSet<>(GENERAL);
    known.addAll(experiment.options().keySet());
    known.remove(Experiment.OVERRIDES);
    for (SpecFile.Field field : fields.values()) {
      if (!known.contains(field.name())) {
        throw UserException.unknown(
            "%s: there is no field '%s'".formatted(field.place(), field.name()),
            field.name(),
            known);
      }
    }
  }

  private Options options(Experiment experiment, Map<String, String> overrides) {
    Map<String, String> values = new LinkedHashMap<>();
    for (SpecFile.Field field : fields.values()) {
      if (field.name().equals(OVERRIDES)) {
        field.map().forEach((path, number) -> values.put("set." + path, number));
      } else if (!GENERAL.contains(field.name())) {
        values.put(field.name(), field.text());
      }
    }
    overrides.forEach((path, number) -> values.put("set." + path, number));
    if (!experiment.options().containsKey(Experiment.OVERRIDES)
        && values.keySet().stream().anyMatch(option -> option.startsWith("set."))) {
      throw new UserException(
          "%s: experiment %s has no numbers to override.".formatted(name, experiment.name()));
    }
    return new Options(values, folder);
  }

  private SeedSet seeds() {
    SpecFile.Field field = required(SEEDS, "1..1000");
    String range = field.text();
    return at(field, () -> SeedSet.parse(range));
  }

  private OptionalLong chunk(Long given) {
    SpecFile.Field field = fields.get(CHUNK);
    if (given != null || field == null) {
      return given == null ? OptionalLong.empty() : OptionalLong.of(checkedChunk("--chunk", given));
    }
    try {
      return OptionalLong.of(checkedChunk(field.place(), Long.parseLong(field.text().strip())));
    } catch (NumberFormatException e) {
      throw new UserException(
          "%s: chunk '%s' must be a whole number of seeds, for example 250."
              .formatted(field.place(), field.text()),
          e);
    }
  }

  private static long checkedChunk(String place, long chunk) {
    if (chunk < 1 || chunk > SeedSet.MAX) {
      throw new UserException(
          "%s: a chunk has at least 1 and at most %d seeds, not %d."
              .formatted(place, SeedSet.MAX, chunk));
    }
    return chunk;
  }

  private List<String> columns(Experiment experiment) {
    SpecFile.Field field = fields.get(COLUMNS);
    if (field == null) {
      return List.of();
    }
    List<String> names = field.list();
    return at(field, () -> Columns.checked(experiment, names));
  }

  private SpecFile.Field required(String field, String example) {
    SpecFile.Field found = fields.get(field);
    if (found == null) {
      throw new UserException(
          "%s: field '%s' is missing: add a line like '%s: %s'."
              .formatted(name, field, field, example));
    }
    return found;
  }

  /** Puts a field's place before what is wrong with its value. */
  private static <T> T at(SpecFile.Field field, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (UserException e) {
      throw new UserException(field.place() + ": " + e.getMessage(), e);
    }
  }
}
