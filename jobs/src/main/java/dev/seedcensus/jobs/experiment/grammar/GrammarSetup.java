package dev.seedcensus.jobs.experiment.grammar;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.Cost;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A compiled grammar. Its definition is the canonical text, with one more property {@code limits}
 * where a limit is not the default: a seed that reaches it gives another record.
 */
public final class GrammarSetup implements Setup {

  private static final String LIMITS = "limits";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final String label;
  private final String definition;
  private final Program program;

  /**
   * Creates a setup.
   *
   * @param source names the grammar's file in messages
   * @param limits what a seed may use
   */
  GrammarSetup(Grammar grammar, String label, String source, Limits limits) {
    this.label = label;
    this.definition = define(grammar, limits);
    this.program = GrammarFiles.compile(grammar, source, limits);
  }

  /** The setup whose definition this is. */
  static GrammarSetup restore(String definition) {
    return restore(definition, "definition", Map.of());
  }

  /**
   * The setup of a definition with some of the grammar's numbers changed.
   *
   * @param source names the grammar in messages
   */
  static GrammarSetup restore(String definition, String source, Map<String, Double> overrides) {
    ObjectNode grammar = object(definition);
    JsonNode given = grammar.remove(LIMITS);
    Limits limits = Limits.defaults();
    for (Limit limit : Limit.values()) {
      if (given != null && given.has(limit.key())) {
        limits = limits.with(limit, given.get(limit.key()).longValue());
      }
    }
    Grammar read = GrammarFiles.parse(grammar.toString(), source, overrides);
    String label = GrammarFiles.label(read, Path.of(GrammarFiles.UNNAMED));
    return new GrammarSetup(read, label, source, limits);
  }

  private static ObjectNode object(String definition) {
    try {
      return (ObjectNode) JSON.readTree(definition);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a grammar: " + definition, e);
    }
  }

  private static String define(Grammar grammar, Limits limits) {
    String canonical = CanonicalGrammar.write(grammar);
    ObjectNode changed = JSON.createObjectNode();
    for (Limit limit : Limit.values()) {
      if (limits.of(limit) != limit.unlessGiven()) {
        changed.put(limit.key(), limits.of(limit));
      }
    }
    return changed.isEmpty()
        ? canonical
        : canonical.substring(0, canonical.length() - 1) + ",\"limits\":" + changed + "}";
  }

  /** The grammar, ready to run within its limits. */
  public Program program() {
    return program;
  }

  @Override
  public String experiment() {
    return GrammarExperiment.NAME;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String definition() {
    return definition;
  }

  /** Columns for which the same stages run come out of one run. */
  @Override
  public Cost cost(String column) {
    return switch (column) {
      case Records.SEED -> Cost.NONE;
      case Records.ERROR, Records.MICROS -> cost(GrammarRunner.WHOLE, Effort.NONE);
      default -> {
        CensusColumn named = CensusColumn.named(column);
        yield cost(EnumSet.of(named.need()), named.effort());
      }
    };
  }

  private Cost cost(Set<Need> needs, Effort effort) {
    return new Cost(1 + program.stagesFor(needs), effort.rank());
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new GrammarRunner(program, columns.stream().map(CensusColumn::named).toList(), whole);
  }
}
