package dev.seedcensus.jobs.experiment.play;

import dev.seedcensus.engine.play.PlayPolicy;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.sql.types.DataTypes;

/** Players of several kinds on the graph of a seed, walk after walk. */
public final class PlayExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "play";

  static final String BATTLES = "battles";
  static final String PLAYS = "plays";

  private static final String GRAMMAR = "grammar";
  private static final String POLICIES = "policies";
  private static final String WALKS = "walks";
  private static final String MOVES = "moves";
  private static final String HP = "hp";

  private static final int USUAL_WALKS = 10;
  private static final int MOST_WALKS = 1_000_000;
  private static final int USUAL_MOVES = 10_000;
  private static final int MOST_MOVES = 10_000_000;
  private static final int HP_DECIMALS = 6;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "play_records";
  }

  @Override
  public List<String> views() {
    return List.of("plays");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("How walks end: share of walks, and 95 % over seeds", "play_ends"),
        new Summary("A walk: means", "play_walks"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        GRAMMAR, "a grammar file, or the JSON text of a grammar",
        OVERRIDES, "changes one number of the grammar, for example set.stages.expand.limit",
        LIMITS, "what a seed may use before it fails, for example limits.iterations",
        POLICIES, "of greedy, cautious, random and optimal, with commas between (default: all)",
        WALKS, "walks per policy and seed (default 10)",
        MOVES, "moves after which a walk is broken off (default 10000)",
        HP, "hit points at the start, above 0 and at most 1 (default 1)");
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column(BATTLES, DataTypes.IntegerType, "battles in the graph [battles]"),
        new Column(
            PLAYS,
            PlayWriter.TYPE,
            "per policy: how its walks ended, and sums over them; for optimal the largest"
                + " probability of a win, or why it is unknown"));
  }

  @Override
  public Setup prepare(Options options) {
    return new PlaySetup(
        new GrammarExperiment().prepare(options),
        policies(options),
        (int) options.wholeNumber(WALKS, 1, MOST_WALKS, USUAL_WALKS),
        (int) options.wholeNumber(MOVES, 1, MOST_MOVES, USUAL_MOVES),
        hitPoints(options));
  }

  private static String allPolicies() {
    return Arrays.stream(PlayPolicy.values())
        .map(PlayPolicy::toString)
        .collect(Collectors.joining(","));
  }

  private static List<PlayPolicy> policies(Options options) {
    List<PlayPolicy> policies = new ArrayList<>();
    for (String name : options.text(POLICIES).orElse(allPolicies()).split(",", -1)) {
      PlayPolicy policy = policy(name.strip(), options);
      if (policies.contains(policy)) {
        throw options.mistake(
            POLICIES, "Option policies names '%s' twice: leave one out.".formatted(policy));
      }
      policies.add(policy);
    }
    return policies;
  }

  private static PlayPolicy policy(String name, Options options) {
    List<String> known = Arrays.stream(PlayPolicy.values()).map(PlayPolicy::toString).toList();
    if (!known.contains(name)) {
      throw options.mistake(
          POLICIES,
          UserException.unknown(
                  "Option policies names '%s', which is none".formatted(name), name, known)
              .getMessage());
    }
    return PlayPolicy.named(name);
  }

  private static BigDecimal hitPoints(Options options) {
    String text = options.text(HP).orElse("1");
    try {
      BigDecimal hp = new BigDecimal(text.strip()).stripTrailingZeros();
      if (hp.signum() > 0 && hp.compareTo(BigDecimal.ONE) <= 0 && hp.scale() <= HP_DECIMALS) {
        return hp;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw options.mistake(
        HP,
        "Option hp must be above 0, at most 1 and have at most %d decimals, not '%s'."
            .formatted(HP_DECIMALS, text));
  }

  @Override
  public Setup restore(String definition) {
    return PlaySetup.restore(definition);
  }
}
