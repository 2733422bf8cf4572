package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.UDFRegistration;

/** Araf boards: the board of each seed, measured. */
public final class ArafExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "araf";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "araf";
  }

  @Override
  public List<String> views() {
    return List.of("boards", "killers");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("Boards: means per board", "boards"),
        new Summary("What stops the smallest changes of an answer", "killers"));
  }

  @Override
  public void register(UDFRegistration functions) {
    ArafFunctions.register(functions);
  }

  @Override
  public Map<String, String> options() {
    return BoardTerms.options();
  }

  @Override
  public List<Column> columns() {
    return RunColumn.columns(ArafColumn.values());
  }

  @Override
  public Setup prepare(Options options) {
    return new ArafSetup(BoardTerms.of(options));
  }

  @Override
  public Setup restore(String definition) {
    return new ArafSetup(BoardTerms.restore(BoardTerms.parse(definition)));
  }
}
