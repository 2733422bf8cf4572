package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.StructArray;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataTypes;

/**
 * Does the fixpoint of tuning converge? Each seed is a random problem for one of the grammars,
 * which the methods try on their own, from the simplest on, until one meets the targets.
 */
public final class TuningExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "tuning";

  static final String TUNED = "tuned";
  static final String STAGE = "stage";
  static final String FEASIBLE = "feasible";
  static final String RULED_OUT = "ruled_out";
  static final String TARGETS = "targets";
  static final String NEEDED = "needed";
  static final String ATTEMPTS = "attempts";

  static final StructArray ATTEMPT =
      StructArray.of(
          "method STRING NOT NULL, met BOOLEAN NOT NULL, rounds INT NOT NULL, end STRING NOT NULL,"
              + " worst DOUBLE NOT NULL");

  private static final String GRAMMARS = "grammars";
  private static final String PER_ROUND = "seeds_per_round";
  private static final String ROUNDS = "rounds";
  private static final String ARBITRARY = "arbitrary";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "tunings";
  }

  @Override
  public List<String> views() {
    return List.of("tuning_attempts");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary(
            "Problems by the simplest method that meets the targets (within 5 %)", "tuning"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        GRAMMARS, "grammar files, with commas between",
        LIMITS, "what a seed of a trial may use before it fails, for example limits.iterations",
        PER_ROUND, "seeds of a round (default: 500); eight times as many for checks",
        ROUNDS, "rounds that a method has (default: 15)",
        ARBITRARY, "one problem of so many has arbitrary targets (default: 4; 0 for none)");
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column(TUNED, DataTypes.StringType, "name of the grammar"),
        new Column(STAGE, DataTypes.StringType, "the stage, the one with most weights to move"),
        new Column(
            FEASIBLE,
            DataTypes.BooleanType,
            "whether the targets are what some weights were measured to give; else they are"
                + " random"),
        new Column(
            RULED_OUT, DataTypes.BooleanType, "whether limits alone make the targets impossible"),
        new Column(TARGETS, DataTypes.IntegerType, "rules with a target [rules]"),
        new Column(
            NEEDED,
            DataTypes.StringType,
            "the first of fixpoint, damped and newton that met all targets; null for none"),
        new Column(
            ATTEMPTS,
            ATTEMPT.type(),
            "per method that was tried: whether it met the targets, in how many rounds, how it"
                + " ended, and the largest miss of the last check, in tolerances"));
  }

  @Override
  public Setup prepare(Options options) {
    List<Path> files = options.files(GRAMMARS);
    if (files.isEmpty()) {
      throw options.mistake(
          "Experiment tuning needs the option 'grammars': name grammar files, with commas"
              + " between.");
    }
    return new TuningSetup(
        files.stream().map(file -> read(options.read(GRAMMARS, file), file)).toList(),
        options.limits(),
        options.wholeNumber(PER_ROUND, 2, 100_000, 500),
        (int) options.wholeNumber(ROUNDS, 1, 1000, 15),
        (int) options.wholeNumber(ARBITRARY, 0, 1000, 4));
  }

  private static Grammar read(String json, Path file) {
    Grammar grammar = GrammarFiles.parse(json, file.toString(), Map.of());
    GrammarFiles.compile(grammar, file.toString());
    boolean movable = false;
    for (int stage = 0; stage < grammar.stages().size(); stage++) {
      movable |= !new StageRules(grammar, stage).movable().isEmpty();
    }
    if (!movable) {
      throw new UserException(
          "%s has no weight that can be moved: leave the grammar out.".formatted(file));
    }
    return grammar;
  }

  @Override
  public Setup restore(String definition) {
    return TuningSetup.parse(definition);
  }
}
