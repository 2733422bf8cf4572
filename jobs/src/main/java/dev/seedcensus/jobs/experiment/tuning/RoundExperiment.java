package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** A trial of a tuning: what some weights give for each seed. Its runs are made by the tuner. */
public final class RoundExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "round";

  /** By target, what is averaged. */
  public static final String MEASURES = "measures";

  /** By rule of the stage that is tuned, how often it fired. */
  public static final String FIRINGS = "firings";

  /** By rule of the stage that is tuned, how often it should have fired. */
  public static final String EXPECTED = "expected";

  private static final DataType NUMBERS = DataTypes.createArrayType(DataTypes.DoubleType, false);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "round_records";
  }

  @Override
  public List<String> views() {
    return List.of("rounds");
  }

  @Override
  public Map<String, String> options() {
    return Map.of();
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column(
            MEASURES,
            NUMBERS,
            "by target, in the order of the definition: what is averaged [the target's]"),
        new Column(
            FIRINGS,
            NUMBERS,
            "by rule of the tuned stage, in the grammar's order: firings [firings]"),
        new Column(
            EXPECTED,
            NUMBERS,
            "by rule of the tuned stage: the sum over iterations of its share of the total"
                + " weight [firings]"));
  }

  @Override
  public Setup prepare(Options options) {
    throw options.mistake("Runs of experiment round are made by tuning: write 'census tune SPEC'.");
  }

  @Override
  public Setup restore(String definition) {
    return new RoundSetup(RoundDefinition.parse(definition));
  }
}
