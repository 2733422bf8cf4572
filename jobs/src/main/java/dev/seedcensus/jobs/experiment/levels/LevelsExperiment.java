package dev.seedcensus.jobs.experiment.levels;

import dev.seedcensus.engine.rulepush.search.SearchLimits;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.TaskMemory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Levels of the rule-pushing puzzle, as authored and mutated: how each ends when it is searched.
 * Seed s is mutation s mod (k + 1) of the level with index s / (k + 1), k mutations being asked
 * for.
 */
public final class LevelsExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "levels";

  private static final String LEVELS = "levels";
  private static final String MUTATIONS = "mutations";
  private static final String CAP = "cap";
  private static final int MOST_MUTATIONS = 1_000_000;
  private static final long USUAL_CAP = 100_000;
  private static final String MEMORY = "memory";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "level_searches";
  }

  @Override
  public List<String> views() {
    return List.of("levels");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("How levels end, as authored and mutated", "levels"),
        new Summary("What one moved object makes of authored levels", "level_mutations"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        LEVELS, "a file of levels",
        MUTATIONS, "mutations of each level beside the level itself, 0 to 1000000 (default: 0)",
        CAP, "the most states to expand per level, 1 to 100000000 (default: 100000)",
        MEMORY,
            "the most memory for the states of a search, in MiB, 1 to 1048576 (default: half of"
                + " Java's heap, divided among the tasks that run at once)");
  }

  @Override
  public List<Column> columns() {
    return RunColumn.columns(LevelsColumn.values());
  }

  @Override
  public Setup prepare(Options options) {
    Path file =
        options
            .file(LEVELS)
            .orElseThrow(
                () ->
                    options.mistake(
                        "Experiment levels needs the option 'levels': name a file of levels."));
    int mutations = (int) options.wholeNumber(MUTATIONS, 0, MOST_MUTATIONS, 0);
    long cap = options.wholeNumber(CAP, 1, SearchLimits.MOST_EXPANSIONS, USUAL_CAP);
    OptionalLong memory =
        options.text(MEMORY).isEmpty()
            ? OptionalLong.empty()
            : OptionalLong.of(options.wholeNumber(MEMORY, 1, TaskMemory.MOST_MEBIBYTES, 0));
    String name = file.getFileName().toString().replaceFirst("\\.[^.]+$", "");
    return new LevelsSetup(
        name, LevelFile.parse(options.read(LEVELS, file), file), mutations, cap, memory);
  }

  @Override
  public Setup restore(String definition) {
    return LevelsSetup.restore(definition);
  }
}
