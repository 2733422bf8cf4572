package dev.seedcensus.jobs.experiment.grammar;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import java.util.Map;

/**
 * A grammar and what its seeds may use: together they decide what a seed gives, so definitions hold
 * both. A limit stands in a definition where it is not the default.
 *
 * @param grammar the grammar
 * @param limits what a seed may use before it fails
 */
public record LimitedGrammar(Grammar grammar, Limits limits) {

  private static final String FIELD = "limits";
  static final String SOURCE = "definition";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** What a {@link #definition} says. */
  public static LimitedGrammar parse(String definition) {
    return parse(definition, SOURCE, Map.of());
  }

  /**
   * What a {@link #definition} says, with some of the grammar's numbers changed.
   *
   * @param source names the grammar in messages
   */
  static LimitedGrammar parse(String definition, String source, Map<String, Double> overrides) {
    ObjectNode grammar = object(definition);
    Limits limits = limits(grammar.remove(FIELD));
    return new LimitedGrammar(GrammarFiles.parse(grammar.toString(), source, overrides), limits);
  }

  /** The canonical grammar, with a field for its limits where some are not the defaults. */
  public String definition() {
    String canonical = CanonicalGrammar.write(grammar);
    ObjectNode changed = changed(limits);
    return changed.isEmpty()
        ? canonical
        : canonical.substring(0, canonical.length() - 1) + ",\"" + FIELD + "\":" + changed + "}";
  }

  /** The grammar, ready to run. */
  public Program compile() {
    return GrammarFiles.compile(grammar, SOURCE, limits);
  }

  /** The limits that are not the defaults, by name. */
  public static ObjectNode changed(Limits limits) {
    ObjectNode changed = JSON.createObjectNode();
    for (Limit limit : Limit.values()) {
      if (limits.of(limit) != limit.unlessGiven()) {
        changed.put(limit.key(), limits.of(limit));
      }
    }
    return changed;
  }

  /** The limits that {@link #changed} wrote; the defaults where there is nothing. */
  public static Limits limits(JsonNode changed) {
    Limits limits = Limits.defaults();
    for (Limit limit : Limit.values()) {
      if (changed != null && changed.has(limit.key())) {
        limits = limits.with(limit, changed.get(limit.key()).longValue());
      }
    }
    return limits;
  }

  private static ObjectNode object(String definition) {
    try {
      return (ObjectNode) JSON.readTree(definition);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a grammar: " + definition, e);
    }
  }
}
