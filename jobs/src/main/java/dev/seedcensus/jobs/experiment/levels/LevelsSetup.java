package dev.seedcensus.jobs.experiment.levels;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.search.SearchLimits;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.TaskMemory;
import java.util.List;
import java.util.OptionalLong;

/**
 * Levels to be searched, and how hard.
 *
 * @param name of the file that they come from, for people
 * @param levels the levels, in the order of their seeds
 * @param mutations of each level, beside the level itself
 * @param cap the most states to expand per level
 * @param memory the most memory for the states of a search [MiB]; empty for the task's share
 */
record LevelsSetup(String name, List<Level> levels, int mutations, long cap, OptionalLong memory)
    implements Setup {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String NAME = "name";
  private static final String LEVELS = "levels";
  private static final String MUTATIONS = "mutations";
  private static final String CAP = "cap";
  private static final String MEMORY = "memory";

  LevelsSetup {
    levels = List.copyOf(levels);
  }

  /** The setup of a definition. */
  static LevelsSetup restore(String definition) {
    try {
      JsonNode json = JSON.readTree(definition);
      return new LevelsSetup(
          json.get(NAME).textValue(),
          LevelText.restore(json.get(LEVELS).toString()),
          json.get(MUTATIONS).intValue(),
          json.get(CAP).longValue(),
          json.has(MEMORY) ? OptionalLong.of(json.get(MEMORY).longValue()) : OptionalLong.empty());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of levels: " + definition, e);
    }
  }

  @Override
  public String experiment() {
    return LevelsExperiment.NAME;
  }

  @Override
  public String label() {
    return name;
  }

  @Override
  public String definition() {
    try {
      ObjectNode json = JSON.createObjectNode().put(NAME, name);
      json.set(LEVELS, JSON.readTree(LevelText.write(levels)));
      json.put(MUTATIONS, mutations).put(CAP, cap);
      memory.ifPresent(mebibytes -> json.put(MEMORY, mebibytes));
      return json.toString();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Levels were not written as JSON", e);
    }
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    long bytes = memory.isPresent() ? memory.getAsLong() << 20 : TaskMemory.bytes();
    return new LevelsRunner(
        levels,
        mutations,
        new SearchLimits(cap, bytes),
        RunColumn.named(LevelsColumn.class, columns),
        whole);
  }
}
