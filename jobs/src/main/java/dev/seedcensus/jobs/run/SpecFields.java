package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The fields of a spec: those that every spec has ({@code experiment}, {@code columns}, {@code
 * overrides}, {@code limits} and the experiment's own options), and those of its kind. What is
 * wrong with a field is told with file, line and column. Relative paths start from the spec's
 * folder.
 */
public final class SpecFields {

  private static final String EXPERIMENT = "experiment";
  private static final String COLUMNS = "columns";
  private static final String OVERRIDES = "overrides";
  private static final String LIMITS = "limits";
  private static final Set<String> SHARED = Set.of(EXPERIMENT, COLUMNS, OVERRIDES);

  private final String name;
  private final Path folder;
  private final Map<String, SpecFile.Field> fields;
  private final Set<String> kind;
  private final Experiment experiment;

  /** Whether seeds have limits here; elsewhere an option may have that name. */
  private final boolean limited;

  private SpecFields(Path path, Set<String> kind) {
    this.name = path.toString();
    this.folder = path.toAbsolutePath().getParent();
    this.fields = SpecFile.read(path).fields();
    this.kind = kind;
    this.experiment = required(EXPERIMENT, "grammar", Experiments::named);
    this.limited = experiment.options().containsKey(Experiment.LIMITS);
    checkNames();
  }

  /**
   * Reads a spec.
   *
   * @param kind names of the fields that specs of this kind have beside those that all have
   * @throws UserException if it cannot be read, names no experiment, or has a field of another name
   */
  public static SpecFields read(Path path, Set<String> kind) {
    return new SpecFields(path, kind);
  }

  private void checkNames() {
    Set<String> known = new TreeSet<>(kind);
    known.addAll(SHARED);
    known.addAll(experiment.options().keySet());
    known.remove(Experiment.OVERRIDES);
    if (limited) {
      known.remove(Experiment.LIMITS);
      known.add(LIMITS);
    }
    for (SpecFile.Field field : fields.values()) {
      if (!known.contains(field.name())) {
        throw UserException.unknown(
            "%s: there is no field '%s'".formatted(field.place(), field.name()),
            field.name(),
            known);
      }
    }
  }

  /** The folder that relative paths start from. */
  public Path folder() {
    return folder;
  }

  public Experiment experiment() {
    return experiment;
  }

  /** The experiment's options, where the command line says nothing of limits. */
  public Options options(Map<String, String> overrides) {
    return options(overrides, Map.of());
  }

  /**
   * The experiment's options.
   *
   * @param overrides numbers to change by path, which win over the spec's
   * @param limits what a seed may use by name, which wins over the spec's
   * @throws UserException if there are numbers to change or limits but the experiment has none
   */
  public Options options(Map<String, String> overrides, Map<String, String> limits) {
    Map<String, String> values = new LinkedHashMap<>();
    Map<String, String> places = new LinkedHashMap<>();
    for (SpecFile.Field field : fields.values()) {
      if (field.name().equals(OVERRIDES)) {
        Map<String, String> given = new LinkedHashMap<>();
        field.map().forEach((path, number) -> given.put(Options.SET + path, number));
        at(field, () -> new Options(given, folder).overrides());
        values.putAll(given);
        given.keySet().forEach(option -> places.put(option, field.place()));
        places.put(Experiment.OVERRIDES, field.place());
      } else if (limited && field.name().equals(LIMITS)) {
        Map<String, String> given = Options.limitOptions(field.map());
        at(field, () -> new Options(given, folder).limits());
        values.putAll(given);
      } else if (!kind.contains(field.name()) && !SHARED.contains(field.name())) {
        values.put(field.name(), field.optionText());
        places.put(field.name(), field.place());
      }
    }
    overrides.forEach(
        (path, number) -> {
          values.put(Options.SET + path, number);
          places.remove(Options.SET + path);
        });
    values.putAll(Options.limitOptions(limits));
    places.putAll(Options.limitPlaces(limits));
    if (!limited && !limits.isEmpty()) {
      throw new UserException(
          "%s: experiment %s has no limits for its seeds.".formatted(name, experiment.name()));
    }
    if (!experiment.options().containsKey(Experiment.OVERRIDES)
        && values.keySet().stream().anyMatch(option -> option.startsWith(Options.SET))) {
      throw new UserException(
          "%s: experiment %s has no numbers to override.".formatted(name, experiment.name()));
    }
    return new Options(values, places, name, folder);
  }

  /** The columns that the spec names; an empty list where it names none. */
  public List<String> columns() {
    SpecFile.Field field = fields.get(COLUMNS);
    if (field == null) {
      return List.of();
    }
    List<String> names = field.list();
    return at(field, () -> Columns.checked(experiment, names));
  }

  /** Whether the spec has a field. */
  public boolean has(String field) {
    return fields.containsKey(field);
  }

  /**
   * What a field's text means.
   *
   * @throws UserException if the field is missing or the reading refuses its text
   */
  public <T> T required(String field, String example, Function<String, T> reading) {
    return optional(field, reading)
        .orElseThrow(
            () ->
                new UserException(
                    "%s: field '%s' is missing: add a line like '%s: %s'."
                        .formatted(name, field, field, example)));
  }

  /**
   * What a field's text means, if the spec has the field.
   *
   * @throws UserException if the reading refuses its text
   */
  public <T> Optional<T> optional(String field, Function<String, T> reading) {
    SpecFile.Field found = fields.get(field);
    if (found == null) {
      return Optional.empty();
    }
    String text = found.text();
    return Optional.of(at(found, () -> reading.apply(text)));
  }

  /**
   * What a field's list means, if the spec has the field; a single value is a list of one.
   *
   * @throws UserException if the field is a map or the reading refuses an item
   */
  public <T> Optional<T> optionalList(String field, Function<List<String>, T> reading) {
    return Optional.ofNullable(fields.get(field))
        .map(found -> at(found, () -> reading.apply(found.list())));
  }

  /**
   * What a field's map means, if the spec has the field.
   *
   * @throws UserException if the field is no map or the reading refuses it
   */
  public <T> Optional<T> optionalMap(String field, Function<Map<String, String>, T> reading) {
    SpecFile.Field found = fields.get(field);
    if (found == null) {
      return Optional.empty();
    }
    Map<String, String> map = found.map();
    return Optional.of(at(found, () -> reading.apply(map)));
  }

  /** Whether a field is a map. */
  public boolean isMap(String field) {
    return has(field) && fields.get(field).value() instanceof Map<?, ?>;
  }

  /** What is wrong with the spec as a whole. */
  public UserException mistake(String sentence) {
    return new UserException(name + ": " + sentence);
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
