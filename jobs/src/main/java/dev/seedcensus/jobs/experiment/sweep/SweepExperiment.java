package dev.seedcensus.jobs.experiment.sweep;

import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.DataTypes;

/** The census of a grammar at every point of a grid of its numbers, on the same seeds. */
public final class SweepExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "sweep";

  static final String POINT = "point";
  static final String SWEPT = "swept";

  private static final String GRAMMAR = "grammar";
  private static final String SWEEP = "sweep";
  private static final GrammarExperiment CENSUS = new GrammarExperiment();

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "sweep_records";
  }

  @Override
  public List<String> views() {
    return List.of("sweeps");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary(
            "By value of each number swept, over all values of the others: means", "sweep"));
  }

  @Override
  public Map<String, String> options() {
    Map<String, String> options = new HashMap<>(CENSUS.options());
    options.put(SWEEP, "JSON of the numbers swept: lists of values by path as in set.<path>");
    return options;
  }

  @Override
  public List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(
        new Column(POINT, DataTypes.IntegerType, "number of the grid's point, from 0 [none]"));
    columns.add(
        new Column(
            SWEPT,
            SweepRunner.SWEPT_TYPE,
            "the point's value of each number swept, by path; census evolve --set repeats it [the number's]"));
    columns.addAll(CENSUS.columns());
    return columns;
  }

  @Override
  public Setup prepare(Options options) {
    String text =
        options
            .text(SWEEP)
            .orElseThrow(
                () ->
                    options.mistake(
                        "Experiment sweep needs the option 'sweep': write, for example, 'sweep:"
                            + " {stages.expand.limit: [10, 20, 40]}'."));
    Grid grid = grid(text, options);
    Setup base = CENSUS.prepare(options);
    String given = options.text(GRAMMAR).orElseThrow();
    String source =
        given.stripLeading().startsWith("{")
            ? "option grammar"
            : options.file(GRAMMAR).orElseThrow().toString();
    SweepSetup setup = setup(base, grid, source, options);
    if (setup.differentPoints() < setup.recordsPerSeed()) {
      throw options.mistake(
          SWEEP,
          "points of the grid are the same grammar: two paths name one number, leave one out.");
    }
    return setup;
  }

  /** A grid that does not fit the grammar is a mistake of the sweep, not of the grammar. */
  private static SweepSetup setup(Setup base, Grid grid, String source, Options options) {
    try {
      return new SweepSetup(base, grid, source);
    } catch (GrammarException e) {
      throw options.mistake(SWEEP, e.getMessage());
    }
  }

  private static Grid grid(String text, Options options) {
    Grid grid;
    try {
      grid = Grid.parse(text);
    } catch (UserException e) {
      throw options.mistake(SWEEP, e.getMessage());
    }
    for (String path : options.overrides().keySet()) {
      if (grid.values().containsKey(path)) {
        throw options.mistake(
            SWEEP, "%s is swept and set to one value, too: leave one out.".formatted(path));
      }
    }
    return grid;
  }

  @Override
  public Setup restore(String definition) {
    return SweepSetup.restore(definition);
  }
}
