package dev.seedcensus.jobs.experiment.matching;

import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.Matchings;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.UDFRegistration;

/** Matching puzzles: the puzzle of each seed, measured. */
public final class MatchingExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "matching";

  private static final String N = "n";
  private static final String FORMS = "forms";
  private static final String PROPAGATOR = "propagator";
  private static final String ALL = "all";
  private static final int LEAST_N = 2;
  private static final int USUAL_N = 3;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "matching";
  }

  @Override
  public List<String> views() {
    return List.of("puzzles");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("Puzzles by number of clues: share (95 %), and what solves them", "puzzles"),
        new Summary("Clues: means per puzzle", "clues"));
  }

  @Override
  public void register(UDFRegistration functions) {
    MatchingFunctions.register(functions);
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        N, "things to be matched, 2 to 12 (default: 3)",
        FORMS, "forms of clues, with commas between: POS, NEG, OR, IF, REL (default: all)",
        PROPAGATOR, "unit or arc: puzzles that it solves only (default: any puzzles)");
  }

  @Override
  public List<Column> columns() {
    return RunColumn.columns(MatchingColumn.values());
  }

  @Override
  public Setup prepare(Options options) {
    int n = (int) options.wholeNumber(N, LEAST_N, Matchings.LARGEST, USUAL_N);
    Set<Form> forms = forms(options);
    Optional<Propagator> declared =
        options.text(PROPAGATOR).map(name -> options.use(PROPAGATOR, () -> Propagator.named(name)));
    return options.use(FORMS, () -> new MatchingSetup(new CluePool(n, forms), declared));
  }

  private static Set<Form> forms(Options options) {
    Set<Form> forms = EnumSet.noneOf(Form.class);
    for (String name : options.list(FORMS).orElse(List.of(ALL))) {
      if (name.equals(ALL)) {
        forms.addAll(EnumSet.allOf(Form.class));
      } else {
        forms.add(options.use(FORMS, () -> Form.named(name)));
      }
    }
    return forms;
  }

  @Override
  public Setup restore(String definition) {
    return MatchingSetup.restore(definition);
  }
}
