package dev.seedcensus.jobs.experiment.tuning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything that decides what a trial gives, and what it is a trial of.
 *
 * @param tuning id of the tuning
 * @param trial its number there, from 1
 * @param by how the weights were found: {@code start}, {@code fixpoint}, {@code damped}, {@code
 *     newton}, {@code check}
 * @param plan what is tuned
 * @param weights the weights that may be moved, by rule
 * @param grammar the grammar with these weights, as far as the trial needs it, and its limits
 */
public record RoundDefinition(
    String tuning, int trial, String by, Plan plan, Map<String, Double> weights, JsonNode grammar) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The definition of a trial. */
  public static RoundDefinition of(
      String tuning,
      int trial,
      String by,
      Plan plan,
      Map<String, Double> weights,
      LimitedGrammar grammar) {
    try {
      JsonNode json = JSON.readTree(grammar.definition());
      return new RoundDefinition(tuning, trial, by, plan, new LinkedHashMap<>(weights), json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A canonical grammar is JSON", e);
    }
  }

  static RoundDefinition parse(String definition) {
    try {
      return JSON.readValue(definition, RoundDefinition.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a round: " + definition, e);
    }
  }

  String write() {
    try {
      return JSON.writeValueAsString(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition can be written", e);
    }
  }

  LimitedGrammar read() {
    return LimitedGrammar.parse(grammar.toString());
  }
}
