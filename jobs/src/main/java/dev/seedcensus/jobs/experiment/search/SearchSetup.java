package dev.seedcensus.jobs.experiment.search;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Cost;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Another experiment's setup and a condition on its records. The parts of the condition are sorted
 * by what the dearest column of each costs, those of equal cost stay as written; parts whose
 * columns come out of the same run of a seed are a step.
 */
public final class SearchSetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * Parts of the condition that are asked of one run of a seed.
   *
   * @param run how far the seed is run, as in {@link Cost#run()}
   * @param conjuncts the parts, the cheapest first
   */
  record Step(int run, List<Conjunct> conjuncts) {

    Step {
      conjuncts = List.copyOf(conjuncts);
    }

    /** The columns that its parts read, each once. */
    List<String> columns() {
      Set<String> columns = new LinkedHashSet<>();
      conjuncts.forEach(conjunct -> columns.addAll(conjunct.columns()));
      return List.copyOf(columns);
    }
  }

  private final Setup inner;
  private final Experiment experiment;
  private final Condition condition;
  private final List<Step> steps;

  private SearchSetup(Setup inner, String where) {
    this.inner = inner;
    this.experiment = Experiments.named(inner.experiment());
    if (inner.recordsPerSeed() != 1) {
      throw new UserException(
          "experiment %s has several records for each seed, and a search needs one."
              .formatted(experiment.name()));
    }
    this.condition = Condition.of(where, experiment);
    this.steps = steps();
  }

  /**
   * A search.
   *
   * @param inner what is run for a seed
   * @param where the condition
   * @throws UserException if it is no condition on a record of that
   */
  public static SearchSetup of(Setup inner, String where) {
    return new SearchSetup(inner, where);
  }

  static SearchSetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      // Not by way of Experiments.restore, which may be at this very call.
      Experiment of = Experiments.named(json.get("of").textValue());
      return new SearchSetup(
          of.restore(json.get("definition").toString()), json.get("where").textValue());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a search: " + definition, e);
    }
  }

  private List<Step> steps() {
    List<Conjunct> sorted = new ArrayList<>(condition.conjuncts());
    sorted.sort(Comparator.comparing(this::cost));
    List<Step> made = new ArrayList<>();
    for (Conjunct conjunct : sorted) {
      Step last = made.isEmpty() ? null : made.get(made.size() - 1);
      int run = cost(conjunct).run();
      if (last != null && last.run() == run) {
        List<Conjunct> more = new ArrayList<>(last.conjuncts());
        more.add(conjunct);
        made.set(made.size() - 1, new Step(run, more));
      } else {
        made.add(new Step(run, List.of(conjunct)));
      }
    }
    return List.copyOf(made);
  }

  private Cost cost(Conjunct conjunct) {
    return conjunct.columns().stream()
        .map(inner::cost)
        .max(Comparator.naturalOrder())
        .orElse(Cost.NONE);
  }

  List<Step> stepList() {
    return steps;
  }

  /** The parts of the condition in the order in which they are asked. */
  public List<String> parts() {
    return steps.stream().flatMap(step -> step.conjuncts().stream()).map(Conjunct::text).toList();
  }

  /** The columns that the condition reads beside the seed. */
  public List<String> columns() {
    return condition.columns(experiment).stream()
        .filter(column -> !column.equals(Records.SEED))
        .toList();
  }

  @Override
  public String experiment() {
    return SearchExperiment.NAME;
  }

  @Override
  public String label() {
    return inner.label();
  }

  @Override
  public String definition() {
    ObjectNode json = JSON.createObjectNode();
    json.put("where", condition.text()).put("of", inner.experiment());
    try {
      json.set("definition", JSON.readTree(inner.definition()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition must be JSON", e);
    }
    return json.toString();
  }

  @Override
  public SeedRunner open(List<String> asked, boolean whole) {
    return new SearchRunner(inner, experiment, steps, columns(), asked);
  }
}
