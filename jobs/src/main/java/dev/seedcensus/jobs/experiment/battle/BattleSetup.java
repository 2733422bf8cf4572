package dev.seedcensus.jobs.experiment.battle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.battle.BattleSimulation;
import dev.seedcensus.engine.battle.Policy;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;

/** Battles ready to be fought: of each block one record per policy. */
final class BattleSetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String TRIALS = "trials";

  private final BattleTerms terms;
  private final long trials;
  private final String definition;
  private final List<BattleSimulation> simulations;

  /**
   * @throws IllegalArgumentException if under one of the policies the battle may go on for ever
   */
  BattleSetup(BattleTerms terms, long trials) {
    this.terms = terms;
    this.trials = trials;
    ObjectNode json = JSON.createObjectNode().put(TRIALS, trials);
    terms.write(json);
    definition = json.toString();
    simulations =
        terms.policies().stream()
            .map(name -> Policy.named(name, terms.battle()))
            .map(policy -> new BattleSimulation(terms.battle(), policy))
            .toList();
  }

  /** The setup of a definition. */
  static BattleSetup restore(String definition) {
    JsonNode json = BattleTerms.parse(definition);
    return new BattleSetup(BattleTerms.restore(json), json.get(TRIALS).longValue());
  }

  @Override
  public String experiment() {
    return BattleExperiment.NAME;
  }

  @Override
  public String label() {
    return BattleExperiment.NAME;
  }

  @Override
  public String definition() {
    return definition;
  }

  @Override
  public int recordsPerSeed() {
    return simulations.size();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new BattleRunner(
        terms.policies(), simulations, trials, RunColumn.named(BattleColumn.class, columns), whole);
  }
}
