package dev.seedcensus.jobs.experiment.sweep;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A grammar compiled at every point of a grid. Its definition holds the grammar as it is where
 * nothing is swept, and the grid.
 */
final class SweepSetup implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Setup base;
  private final Grid grid;
  private final List<Map<String, Double>> points;
  private final List<Setup> setups = new ArrayList<>();

  /**
   * @param base the census of the grammar
   * @param source names the grammar in messages
   * @throws dev.seedcensus.engine.grammar.GrammarException if a path leads nowhere, or a value does
   *     not fit there
   */
  SweepSetup(Setup base, Grid grid, String source) {
    this.base = base;
    this.grid = grid;
    this.points = grid.points();
    for (Map<String, Double> point : points) {
      setups.add(GrammarExperiment.changed(base.definition(), source, point));
    }
  }

  static SweepSetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      return new SweepSetup(
          new GrammarExperiment().restore(json.get("grammar").toString()),
          Grid.parse(json.get("sweep").toString()),
          "definition");
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a sweep: " + definition, e);
    }
  }

  /** How many of the points are different grammars. */
  long differentPoints() {
    return setups.stream().map(Setup::definition).distinct().count();
  }

  @Override
  public String experiment() {
    return SweepExperiment.NAME;
  }

  @Override
  public String label() {
    return base.label();
  }

  @Override
  public String definition() {
    ObjectNode json = JSON.createObjectNode();
    json.set("sweep", grid.json());
    try {
      json.set("grammar", JSON.readTree(base.definition()));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition must be JSON", e);
    }
    return json.toString();
  }

  @Override
  public int recordsPerSeed() {
    return points.size();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new SweepRunner(setups, points, columns, whole);
  }
}
