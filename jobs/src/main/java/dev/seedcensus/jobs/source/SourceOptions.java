package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.apache.spark.sql.connector.catalog.CatalogV2Util;
import org.apache.spark.sql.connector.catalog.TableCatalog;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The data source's options: {@code experiment} (default {@code grammar}), {@code seeds} ({@code
 * A..B}, both inclusive; required), and either {@code definition} (what a manifest holds) or the
 * experiment's own; further {@code tasks}, into how many tasks the seeds are cut (default: by the
 * measured rate), or {@code shortestTaskSeconds} (default 0.25), below which tasks are not cut only
 * to keep all cores busy. Names are matched without regard to case, except what follows {@code
 * set.}. Relative paths start from the working folder.
 */
final class SourceOptions {

  static final String EXPERIMENT = "experiment";
  static final String SEEDS = "seeds";
  static final String DEFINITION = "definition";
  static final String SHORTEST_TASK = "shortesttaskseconds";
  static final String TASKS = "tasks";

  private static final String SET = "set.";
  private static final String PATH = "path";

  private final Map<String, String> values = new HashMap<>();

  /** Later maps win over earlier ones: a query's options over those of its table. */
  @SafeVarargs
  SourceOptions(Map<String, String>... maps) {
    for (Map<String, String> map : maps) {
      map.forEach(
          (name, value) -> {
            if (!isSparks(name)) {
              values.put(normal(name), value);
            }
          });
    }
  }

  /** A table in Spark's catalog has a path and properties of Spark, and its options twice. */
  private static boolean isSparks(String name) {
    return name.startsWith(TableCatalog.OPTION_PREFIX)
        || name.equals(PATH)
        || CollectionConverters.asJava(CatalogV2Util.TABLE_RESERVED_PROPERTIES()).contains(name);
  }

  private static String normal(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.startsWith(SET) ? SET + name.substring(SET.length()) : lower;
  }

  String experiment() {
    return values.getOrDefault(EXPERIMENT, "grammar");
  }

  /** The seeds of the table. */
  SeedSet seeds() {
    String text = values.get(SEEDS);
    if (text == null) {
      throw new UserException(
          "Source seedcensus needs the option 'seeds': write first..last, for example 1..1000.");
    }
    return SeedSet.parse(text);
  }

  /** How the seeds are cut into tasks. */
  TaskCut taskCut() {
    return new TaskCut(tasks(), shortestTaskSeconds());
  }

  private double shortestTaskSeconds() {
    String text = values.getOrDefault(SHORTEST_TASK, "0.25");
    try {
      double seconds = Double.parseDouble(text);
      if (seconds > 0) {
        return seconds;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new UserException(
        "Option shortestTaskSeconds must be a number above 0, not '%s'.".formatted(text));
  }

  private OptionalInt tasks() {
    String text = values.get(TASKS);
    if (text == null) {
      return OptionalInt.empty();
    }
    try {
      int tasks = Integer.parseInt(text.strip());
      if (tasks >= 1 && tasks <= TaskSizes.MOST_TASKS) {
        return OptionalInt.of(tasks);
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new UserException(
        "Option tasks must be a whole number from 1 to %d, not '%s'."
            .formatted(TaskSizes.MOST_TASKS, text));
  }

  /** The experiment with its options read. */
  Setup setup() {
    Map<String, String> own = new HashMap<>(values);
    own.keySet().removeAll(List.of(EXPERIMENT, SEEDS, DEFINITION, SHORTEST_TASK, TASKS));
    String definition = values.get(DEFINITION);
    if (definition == null) {
      return Experiments.prepare(experiment(), new Options(own, Path.of("").toAbsolutePath()));
    }
    if (!own.isEmpty()) {
      throw new UserException(
          ("Source seedcensus takes either 'definition' or the experiment's options, not both: leave"
                  + " out %s.")
              .formatted(own.keySet()));
    }
    return Experiments.restore(experiment(), definition);
  }
}
