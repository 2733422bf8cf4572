package dev.seedcensus.jobs.experiment;

import dev.seedcensus.jobs.UserException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** The experiments there are, and this JVM's compiled setups. */
public final class Experiments {

  /** Setups kept compiled per JVM: a session rarely has more than a few grammars in use at once. */
  private static final int KEPT_SETUPS = 16;

  private static final Map<String, Experiment> KNOWN = load();

  private static final Map<Key, Setup> SETUPS =
      new LinkedHashMap<>(KEPT_SETUPS, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Setup> eldest) {
          return size() > KEPT_SETUPS;
        }
      };

  private Experiments() {}

  public static Collection<Experiment> all() {
    return KNOWN.values();
  }

  /** Those whose records are kept in runs. */
  public static List<Experiment> kept() {
    return KNOWN.values().stream().filter(Experiment::isKept).toList();
  }

  public static Optional<Experiment> find(String name) {
    return Optional.ofNullable(KNOWN.get(name));
  }

  /**
   * The experiment of a name.
   *
   * @throws UserException if there is none, naming the nearest
   */
  public static Experiment named(String name) {
    return find(name)
        .orElseThrow(
            () ->
                UserException.unknown(
                    "There is no experiment '%s'".formatted(name), name, KNOWN.keySet()));
  }

  /**
   * Reads and checks an experiment's options.
   *
   * @throws UserException if there is no such experiment or the options cannot be used
   */
  public static Setup prepare(String experiment, Options options) {
    Experiment found = named(experiment);
    options.check(found);
    Setup setup = found.prepare(options);
    synchronized (SETUPS) {
      SETUPS.putIfAbsent(new Key(experiment, setup.definition()), setup);
    }
    return setup;
  }

  /** The setup of a definition, compiled once per JVM (the least recently used are dropped). */
  public static Setup restore(String experiment, String definition) {
    synchronized (SETUPS) {
      return SETUPS.computeIfAbsent(
          new Key(experiment, definition), key -> named(experiment).restore(definition));
    }
  }

  private static Map<String, Experiment> load() {
    Map<String, Experiment> known = new LinkedHashMap<>();
    ServiceLoader<Experiment> loader =
        ServiceLoader.load(Experiment.class, Experiment.class.getClassLoader());
    List<Experiment> found = loader.stream().map(ServiceLoader.Provider::get).toList();
    found.forEach(experiment -> known.put(experiment.name(), experiment));
    return known;
  }

  private record Key(String experiment, String definition) {}
}
