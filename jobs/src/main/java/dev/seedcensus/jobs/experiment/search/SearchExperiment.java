package dev.seedcensus.jobs.experiment.search;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataTypes;

/**
 * Asks of each seed of another experiment whether it meets a condition. {@code census search} makes
 * its setups; nothing of it is kept.
 */
public final class SearchExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "search";

  /** Whether the condition is met and a whole run of the seed goes through. */
  public static final String ACCEPTED = "accepted";

  /** How many parts of the condition were asked, the cheapest first. */
  public static final String ASKED = "asked";

  /** What the condition's columns are, as JSON; null unless accepted. */
  public static final String FOUND = "found";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "search_records";
  }

  @Override
  public boolean isKept() {
    return false;
  }

  @Override
  public Map<String, String> options() {
    return Map.of();
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column(
            ACCEPTED,
            DataTypes.BooleanType,
            "whether the condition is met and a whole run goes through"),
        new Column(ASKED, DataTypes.IntegerType, "parts of the condition that were asked [parts]"),
        new Column(FOUND, DataTypes.StringType, "JSON of the columns that the condition reads"));
  }

  @Override
  public Setup prepare(Options options) {
    throw options.mistake("A search is no run that is kept: write 'census search SPEC'.");
  }

  @Override
  public Setup restore(String definition) {
    return SearchSetup.restore(definition);
  }
}
