package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The catalogue of lock primitives: what each does to a small graph, once and again and again. */
public final class CatalogueExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "catalogue";

  static final String ONCE = "once";
  static final String ALONE = "alone";

  private static final String LIMITS = "limits";
  private static final int[] USUAL_LIMITS = {1, 2, 4, 8, 20};

  /**
   * A rule that nests makes graphs that grow with the limit, and all of them are kept in memory.
   */
  private static final int MOST = 1000;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "catalogue_records";
  }

  @Override
  public List<String> views() {
    return List.of("catalogue", "catalogue_alone");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("One application: change in nodes, edges and diameter", "catalogue"),
        new Summary("Alone under a limit: means", "catalogue_alone"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of(LIMITS, "limits under which a rule is left alone (default: 1,2,4,8,20)");
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column(
            ONCE,
            Entry.ONCE.type(),
            "per primitive, what one application changes, and what the graph is like after it"),
        new Column(
            ALONE,
            Entry.ALONE.type(),
            "per primitive and limit, what becomes of a graph that the rule has for itself"));
  }

  @Override
  public Setup prepare(Options options) {
    return CatalogueSetup.of(
        options.list(LIMITS).map(limits -> limits(limits, options)).orElse(USUAL_LIMITS));
  }

  private static int[] limits(List<String> given, Options options) {
    try {
      int[] limits = given.stream().mapToInt(Integer::parseInt).toArray();
      if (IntStream.of(limits).allMatch(l -> l > 0 && l <= MOST)) {
        return limits;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw options.mistake(
        LIMITS,
        "Option limits must be whole numbers from 1 to %d with commas between, not '%s'."
            .formatted(MOST, options.text(LIMITS).orElseThrow()));
  }

  @Override
  public Setup restore(String definition) {
    return CatalogueSetup.restore(definition);
  }
}
