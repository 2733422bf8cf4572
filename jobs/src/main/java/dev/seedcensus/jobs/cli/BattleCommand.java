package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.battle.FairBattle;
import dev.seedcensus.engine.battle.Policy;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.battle.BattleTerms;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Tells what a battle's table of odds means. Input: a table. Output: exact chances and lengths per
 * policy, best play, whether leaving helps; or the nearest table that is fair. Needs no Spark.
 */
@Command(
    name = "battle",
    description = {
      "Solves the battle with a monster exactly: chances, rolls and moves per policy, best play, and",
      "whether it helps to leave and come back.",
      "",
      "With --fair it also searches the nearest table under which some policy wins for certain while",
      "both attacking and defending still mean something. The distance of two tables is the sum of all",
      "changes of weights and damages. Exit code 1 if there is none within --farthest."
    },
    footer = {
      "",
      "Examples:",
      "  census battle",
      "  census battle --set attack-death.weight=0.05 --set attack-stalemate.weight=0.45",
      "  census battle --tune tune.json --hp 0.5 --policy best",
      "  census battle --fair",
      "",
      "A tune file holds per role what changes, as the option tune of a battle in a grammar does:",
      "  {\"defend-death\": {\"playerDamage\": 0.4}, \"attack-victory\": {\"monsterDamage\": 0.9}}",
      "Simulated battles: census run conf/battle.yaml"
    })
final class BattleCommand extends CensusCommand {

  private static final BigDecimal USUAL_STEP = new BigDecimal("0.1");
  private static final BigDecimal USUAL_STEPS = BigDecimal.valueOf(4);

  @Option(names = "--tune", paramLabel = "FILE", description = "Changes of the table (JSON).")
  private String tune;

  @Option(
      names = "--set",
      paramLabel = "ROLE.NUMBER=VALUE",
      description = "Changes one number of the table; may be repeated.")
  private Map<String, String> numbers = new LinkedHashMap<>();

  @Option(
      names = "--policy",
      paramLabel = "NAME",
      description =
          "attack/attack, attack/defend, defend/attack, defend/defend or best; may be repeated"
              + " (default: all).")
  private List<String> policies =
      Stream.concat(Policy.FIXED.stream().map(Policy::name), Stream.of("best")).toList();

  @Option(
      names = "--hp",
      paramLabel = "HP",
      defaultValue = "1",
      description = "The player's hit points at the start, in (0, 1] (default: ${DEFAULT-VALUE}).")
  private String hp;

  @Option(names = "--fair", description = "Searches the nearest fair table.")
  private boolean fair;

  @Option(
      names = "--step",
      paramLabel = "NUMBER",
      description = "The grid of that search: all numbers are multiples of it (default: 0.1).")
  private BigDecimal step;

  @Option(
      names = "--farthest",
      paramLabel = "NUMBER",
      description = "The largest distance of that search, at most 8 steps (default: 4 steps).")
  private BigDecimal farthest;

  @Override
  int execute() {
    if (!fair && (step != null || farthest != null)) {
      throw new UserException(
          "Option %s is about the search for a fair table: add --fair, or leave it out."
              .formatted(step != null ? "--step" : "--farthest"));
    }
    BattleTerms terms = BattleTerms.of(options());
    Optional<FairBattle> nearest = fair ? nearest(terms) : Optional.empty();
    BattleReport report = new BattleReport(out());
    report.print(terms);
    if (!fair) {
      return ExitCode.OK;
    }
    report.print(terms.battle(), nearest);
    return nearest.isPresent() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private Options options() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(BattleTerms.PLAYER_HP, hp);
    values.put(BattleTerms.POLICIES, String.join(",", policies));
    if (tune != null) {
      values.put(BattleTerms.TUNE, tune);
    }
    numbers.forEach((path, number) -> values.put("set." + path, number));
    Map<String, String> places =
        Map.of(
            BattleTerms.PLAYER_HP, "--hp",
            BattleTerms.POLICIES, "--policy",
            BattleTerms.TUNE, "--tune",
            Experiment.OVERRIDES, "--set");
    return new Options(values, places, null, Path.of(""));
  }

  private Optional<FairBattle> nearest(BattleTerms terms) {
    BigDecimal grid = step == null ? USUAL_STEP : step;
    try {
      return FairBattle.nearest(
          terms.battle(), grid, farthest == null ? grid.multiply(USUAL_STEPS) : farthest);
    } catch (IllegalArgumentException e) {
      throw UserException.at("--fair", e);
    }
  }
}
