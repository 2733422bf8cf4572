package dev.seedcensus.jobs.experiment.matching;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.engine.matching.PuzzleGenerator;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A pool of clues to make puzzles of, and the propagator that must solve them, if any. */
final class MatchingSetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String N = "n";
  private static final String FORMS = "forms";
  private static final String PROPAGATOR = "propagator";

  private final CluePool pool;
  private final Optional<Propagator> declared;

  /**
   * @throws IllegalArgumentException if the clues cannot tell a matching
   */
  MatchingSetup(CluePool pool, Optional<Propagator> declared) {
    this.pool = pool;
    this.declared = declared;
    PuzzleGenerator.checkForms(pool);
  }

  /** The setup of a definition. */
  static MatchingSetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      Set<Form> forms = EnumSet.noneOf(Form.class);
      json.get(FORMS).forEach(form -> forms.add(Form.named(form.textValue())));
      Optional<Propagator> declared =
          Optional.ofNullable(json.get(PROPAGATOR)).map(JsonNode::textValue).map(Propagator::named);
      return new MatchingSetup(new CluePool(json.get(N).intValue(), forms), declared);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of matching puzzles: " + definition, e);
    }
  }

  private List<Form> forms() {
    return pool.forms().stream().sorted().toList();
  }

  @Override
  public String experiment() {
    return MatchingExperiment.NAME;
  }

  @Override
  public String label() {
    String forms =
        forms().size() == Form.values().length
            ? "all forms"
            : forms().stream().map(Form::name).collect(Collectors.joining("+"));
    String solver = declared.map(propagator -> ", for " + propagator).orElse("");
    return "n=%d, %s%s".formatted(pool.n(), forms, solver);
  }

  @Override
  public String definition() {
    ObjectNode json = JSON.createObjectNode().put(N, pool.n());
    ArrayNode forms = json.putArray(FORMS);
    forms().forEach(form -> forms.add(form.name()));
    declared.ifPresent(propagator -> json.put(PROPAGATOR, propagator.toString()));
    return json.toString();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new MatchingRunner(
        pool, declared, RunColumn.named(MatchingColumn.class, columns), whole);
  }
}
