package dev.seedcensus.jobs.experiment.tuning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The grammars that random problems are about, and how hard the methods try.
 *
 * @param grammars in turn, a seed each
 * @param limits what each seed of a trial may use
 * @param seedsPerRound seeds of a trial
 * @param rounds that a method has
 * @param arbitrary one problem of so many has arbitrary targets; 0 for none
 */
record TuningSetup(
    List<Grammar> grammars, Limits limits, long seedsPerRound, int rounds, int arbitrary)
    implements Setup {

  private static final String LIMITS = "limits";
  private static final ObjectMapper JSON = new ObjectMapper();

  TuningSetup {
    grammars = List.copyOf(grammars);
  }

  static TuningSetup parse(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      List<Grammar> grammars = new ArrayList<>();
      for (JsonNode grammar : json.get("grammars")) {
        grammars.add(GrammarFiles.parse(grammar.toString(), "definition", Map.of()));
      }
      return new TuningSetup(
          grammars,
          LimitedGrammar.limits(json.get(LIMITS)),
          json.get("seeds_per_round").longValue(),
          json.get("rounds").intValue(),
          json.get("arbitrary").intValue());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of tunings: " + definition, e);
    }
  }

  @Override
  public String experiment() {
    return TuningExperiment.NAME;
  }

  @Override
  public String label() {
    return TuningExperiment.NAME;
  }

  @Override
  public String definition() {
    ObjectNode json =
        JSON.createObjectNode()
            .put("seeds_per_round", seedsPerRound)
            .put("rounds", rounds)
            .put("arbitrary", arbitrary);
    ObjectNode changed = LimitedGrammar.changed(limits);
    if (!changed.isEmpty()) {
      json.set(LIMITS, changed);
    }
    ArrayNode list = json.putArray("grammars");
    try {
      for (Grammar grammar : grammars) {
        list.add(JSON.readTree(CanonicalGrammar.write(grammar)));
      }
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A canonical grammar is JSON", e);
    }
    return json.toString();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new TuningRunner(this, columns);
  }
}
