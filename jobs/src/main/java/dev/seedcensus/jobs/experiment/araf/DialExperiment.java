package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Araf boards widened at random: how soon a second answer comes; a record per widening looked at.
 */
public final class DialExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "araf_dial";

  private static final String START = "start";
  private static final String UNIQUE = "unique";
  private static final String ANY = "any";
  private static final String WIDENINGS = "widenings";
  private static final String CAP = "cap";
  private static final int MOST_WIDENINGS = 10_000;
  private static final int USUAL_CAP = 100;
  private static final int MOST_CAP = 100_000;
  private static final List<Integer> USUAL_WIDENINGS = List.of(0, 4, 8, 12, 16, 24, 32, 48);

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "araf_dial";
  }

  @Override
  public List<String> views() {
    return List.of("dials");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(new Summary("Boards with one answer: share (95 %)", "dials"));
  }

  @Override
  public Map<String, String> options() {
    Map<String, String> options = BoardTerms.options();
    options.put(START, "unique: the first board with one answer; any: the first (default: unique)");
    options.put(
        WIDENINGS,
        "numbers of widenings after which answers are counted, ascending, with commas between"
            + " (default: 0,4,8,12,16,24,32,48)");
    options.put(CAP, "answers counted at most, 2 to 100000 (default: 100)");
    return options;
  }

  @Override
  public List<Column> columns() {
    return RunColumn.columns(DialColumn.values());
  }

  @Override
  public Setup prepare(Options options) {
    String start = options.text(START).orElse(UNIQUE);
    if (!start.equals(UNIQUE) && !start.equals(ANY)) {
      throw options.mistake(
          START, "Option start is one of %s, %s, not '%s'.".formatted(UNIQUE, ANY, start));
    }
    return new DialSetup(
        BoardTerms.of(options),
        start.equals(ANY),
        widenings(options),
        (int) options.wholeNumber(CAP, 2, MOST_CAP, USUAL_CAP));
  }

  private static List<Integer> widenings(Options options) {
    if (options.list(WIDENINGS).isEmpty()) {
      return USUAL_WIDENINGS;
    }
    List<Integer> widenings = new ArrayList<>();
    for (String text : options.list(WIDENINGS).orElseThrow()) {
      int last = widenings.isEmpty() ? -1 : widenings.get(widenings.size() - 1);
      int number = text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : -1;
      if (number <= last || number > MOST_WIDENINGS) {
        throw options.mistake(
            WIDENINGS,
            "Option widenings must be ascending whole numbers from 0 to %d, with commas between, not"
                    .formatted(MOST_WIDENINGS)
                + " '%s'.".formatted(options.text(WIDENINGS).orElseThrow()));
      }
      widenings.add(number);
    }
    return widenings;
  }

  @Override
  public Setup restore(String definition) {
    return DialSetup.restore(definition);
  }
}
