package dev.seedcensus.jobs.experiment.catalogue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The catalogue's rules, compiled under each limit; its definition holds rules and limits. */
final class CatalogueSetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final int[] limits;
  private final String definition;
  private final Map<LockPrimitive, Map<Integer, Program>> programs =
      new EnumMap<>(LockPrimitive.class);

  private CatalogueSetup(int[] limits, Map<LockPrimitive, JsonNode> rules) {
    this.limits = limits;
    ObjectNode json = JSON.createObjectNode();
    IntStream.of(limits).forEach(json.putArray("limits")::add);
    ObjectNode rulesJson = json.putObject("rules");
    rules.forEach((primitive, rule) -> rulesJson.set(primitive.primitive(), rule));
    this.definition = json.toString();
    rules.forEach((primitive, rule) -> programs.put(primitive, compiled(primitive, rule)));
  }

  /** The rules as they are today. */
  static CatalogueSetup of(int[] limits) {
    Map<LockPrimitive, JsonNode> rules = new EnumMap<>(LockPrimitive.class);
    for (LockPrimitive primitive : LockPrimitive.values()) {
      rules.put(primitive, primitive.rule());
    }
    return new CatalogueSetup(limits, rules);
  }

  /** The rules and limits of a definition. */
  static CatalogueSetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      Map<LockPrimitive, JsonNode> rules = new EnumMap<>(LockPrimitive.class);
      for (LockPrimitive primitive : LockPrimitive.values()) {
        rules.put(primitive, json.get("rules").get(primitive.primitive()));
      }
      return new CatalogueSetup(JSON.convertValue(json.get("limits"), int[].class), rules);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a catalogue: " + definition, e);
    }
  }

  private Map<Integer, Program> compiled(LockPrimitive primitive, JsonNode rule) {
    Map<Integer, Program> byLimit = new TreeMap<>();
    byLimit.put(1, compiled(primitive, rule, 1));
    for (int limit : limits) {
      byLimit.put(limit, compiled(primitive, rule, limit));
    }
    return byLimit;
  }

  private static Program compiled(LockPrimitive primitive, JsonNode rule, int limit) {
    ObjectNode grammar = JSON.createObjectNode().put("start", "START").put("limit", limit);
    grammar.putArray("rules").add(rule);
    Grammar read = GrammarFiles.parse(grammar.toString(), primitive.primitive(), Map.of());
    return Program.compile(read);
  }

  @Override
  public String experiment() {
    return CatalogueExperiment.NAME;
  }

  @Override
  public String label() {
    return CatalogueExperiment.NAME;
  }

  @Override
  public String definition() {
    return definition;
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    List<PrimitiveTrial> trials = new ArrayList<>();
    programs.forEach(
        (primitive, byLimit) -> trials.add(new PrimitiveTrial(primitive, byLimit, limits)));
    return new CatalogueRunner(trials, limits.length, columns, whole);
  }
}
