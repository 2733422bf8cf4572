package dev.seedcensus.jobs.experiment.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.play.PlayPolicy;
import dev.seedcensus.engine.play.PlaySimulation;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** A compiled grammar and who is to walk its graphs; its definition holds both. */
final class PlaySetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Setup grammar;
  private final Program program;
  private final List<PlayPolicy> policies;
  private final int walks;
  private final int moves;
  private final BigDecimal hp;

  PlaySetup(Setup grammar, List<PlayPolicy> policies, int walks, int moves, BigDecimal hp) {
    this.grammar = grammar;
    this.program = LimitedGrammar.parse(grammar.definition()).compile();
    this.policies = List.copyOf(policies);
    this.walks = walks;
    this.moves = moves;
    this.hp = hp;
  }

  static PlaySetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      List<PlayPolicy> policies = new ArrayList<>();
      json.get("policies").forEach(name -> policies.add(PlayPolicy.named(name.textValue())));
      return new PlaySetup(
          new GrammarExperiment().restore(json.get("grammar").toString()),
          policies,
          json.get("walks").intValue(),
          json.get("moves").intValue(),
          new BigDecimal(json.get("hp").textValue()));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of an experiment: " + definition, e);
    }
  }

  @Override
  public String experiment() {
    return PlayExperiment.NAME;
  }

  @Override
  public String label() {
    return grammar.label();
  }

  @Override
  public String definition() {
    ObjectNode json = JSON.createObjectNode();
    policies.forEach(policy -> json.withArray("policies").add(policy.toString()));
    json.put("walks", walks).put("moves", moves).put("hp", hp.toPlainString());
    try {
      json.set("grammar", JSON.readTree(grammar.definition()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition that is no JSON", e);
    }
    return json.toString();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    PlaySimulation simulation = new PlaySimulation(walks, moves, hp);
    return new PlayRunner(program, simulation, policies, columns, whole);
  }
}
