package dev.seedcensus.jobs.experiment.battle;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.UDFRegistration;

/** Blocks of simulated battles, a record per block and policy; the seed is the block's number. */
public final class BattleExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "battle";

  private static final String TRIALS = "trials";
  private static final long USUAL_TRIALS = 10_000;
  private static final long MOST_TRIALS = 1_000_000_000;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "battle_blocks";
  }

  @Override
  public List<String> views() {
    return List.of("battles");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("Chances: simulated, exact, and how many standard errors apart", "battle_ends"),
        new Summary(
            "Lengths: simulated, exact, and how many standard errors apart", "battle_rolls"));
  }

  @Override
  public void register(UDFRegistration functions) {
    ExactOdds.register(functions);
  }

  @Override
  public Map<String, String> options() {
    Map<String, String> options = BattleTerms.options();
    options.put(TRIALS, "battles per block and policy (default: 10000)");
    return options;
  }

  @Override
  public List<Column> columns() {
    return RunColumn.columns(BattleColumn.values());
  }

  @Override
  public Setup prepare(Options options) {
    BattleTerms terms = BattleTerms.of(options);
    long trials = options.wholeNumber(TRIALS, 1, MOST_TRIALS, USUAL_TRIALS);
    return options.use(BattleTerms.POLICIES, () -> new BattleSetup(terms, trials));
  }

  @Override
  public Setup restore(String definition) {
    return BattleSetup.restore(definition);
  }
}
