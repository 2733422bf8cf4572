package dev.seedcensus.jobs.tune;

import dev.seedcensus.engine.tuning.Goal;
import dev.seedcensus.engine.tuning.Knob;
import dev.seedcensus.engine.tuning.Outcome;
import dev.seedcensus.engine.tuning.Round;
import dev.seedcensus.engine.tuning.Sample;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.TDistribution;

/** Tells people how a tuning went. */
public final class TuneReport {

  private static final double CONFIDENCE = 0.95;
  private static final double AT_BOUND = 1e-3;

  private final TuneSpec spec;
  private final List<Goal> goals;

  public TuneReport(TuneSpec spec) {
    this.spec = spec;
    this.goals = spec.plan().goals();
  }

  /** A trial in a line, for those who wait. */
  public String line(Round round) {
    return "Trial %d (%s), %,d seeds: %s."
        .formatted(
            round.trial().number(),
            round.trial().by(),
            round.sample().n(),
            IntStream.range(0, goals.size())
                .mapToObj(
                    g ->
                        "%s %s of %s"
                            .formatted(
                                goals.get(g).name(),
                                number(mean(round, g)),
                                number(goals.get(g).target())))
                .collect(Collectors.joining(", ")));
  }

  /** Prints a row per trial and target, then a row per weight. */
  public void table(Outcome outcome, PrintWriter out) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "trial", "by", "seeds", "target", "wanted", "measured", "95 % from", "to", "off"
        });
    outcome.rounds().forEach(round -> addRows(round, lines));
    boolean[] right = {true, false, true, false, true, true, true, true, true};
    TextTable.print(lines, right, out);
    out.println();
    List<String[]> weights = new ArrayList<>();
    weights.add(new String[] {"weight of", "at first", "now", "bounds"});
    for (int k = 0; k < spec.knobs().size(); k++) {
      Knob knob = spec.knobs().get(k);
      weights.add(
          new String[] {
            knob.name(),
            String.valueOf(knob.initial()),
            String.valueOf(outcome.last().trial().weights().get(k)),
            number(knob.low()) + ".." + number(knob.high())
          });
    }
    TextTable.print(weights, new boolean[] {false, true, true, false}, out);
  }

  private void addRows(Round round, List<String[]> lines) {
    for (int g = 0; g < goals.size(); g++) {
      double mean = mean(round, g);
      double margin = margin(round, g);
      lines.add(
          new String[] {
            g == 0 ? String.valueOf(round.trial().number()) : "",
            g == 0 ? round.trial().by() : "",
            g == 0 ? String.valueOf(round.sample().n()) : "",
            goals.get(g).name(),
            number(goals.get(g).target()),
            number(mean),
            number(mean - margin),
            number(mean + margin),
            off(goals.get(g), mean)
          });
    }
  }

  private static String off(Goal goal, double mean) {
    double part = (mean - goal.target()) / goal.target();
    return Double.isFinite(part)
        ? String.format(Locale.ROOT, "%+.1f %%", 100 * part)
        : number(mean - goal.target());
  }

  /** A trial's mean is corrected for chance as far as its scores tell; a check's is plain. */
  private static double mean(Round round, int goal) {
    Sample sample = round.sample();
    return round.trial().check() ? sample.plainMean(goal) : sample.mean(goal);
  }

  private static double margin(Round round, int goal) {
    Sample sample = round.sample();
    double error =
        round.trial().check() ? sample.plainStandardError(goal) : sample.standardError(goal);
    TDistribution student = new TDistribution((double) sample.n() - 1);
    return student.inverseCumulativeProbability(0.5 + CONFIDENCE / 2) * error;
  }

  /** How it ended, in sentences. */
  public List<String> verdict(Outcome outcome) {
    Round last = outcome.last();
    if (outcome.met()) {
      return List.of(
          "Met on %,d seeds that were not tuned on, after %,d rounds: %s."
              .formatted(last.sample().n(), outcome.roundCount(), reached(last, true)));
    }
    List<String> verdict = new ArrayList<>();
    verdict.add("Not met: " + reason(outcome) + ".");
    if (outcome.end() != Outcome.End.NO_SITES) {
      verdict.add("Nearest: " + reached(last, true) + ".");
      verdict.addAll(bounds(last));
    }
    return verdict;
  }

  private String reason(Outcome outcome) {
    return switch (outcome.end()) {
      case MET -> throw new IllegalStateException("The targets are met");
      case NO_SITES -> siteless(outcome.last());
      case STALLED ->
          goals.size() == 1
              ? "no weights within their bounds give %s".formatted(reached(outcome.last(), false))
              : "no weights within their bounds give %s together; missed %s"
                  .formatted(wanted(), missed(outcome.last()));
      case ROUNDS ->
          "the weights were still changing after %,d rounds; allow more with 'rounds'"
              .formatted(outcome.roundCount());
      case SEEDS ->
          "what %,d seeds promised does not hold on others; give more 'seeds'"
              .formatted(spec.seeds().size());
    };
  }

  private String wanted() {
    return goals.stream()
        .map(goal -> goal.name() + " " + number(goal.target()))
        .collect(Collectors.joining(", "));
  }

  private String missed(Round round) {
    return IntStream.range(0, goals.size())
        .filter(g -> Math.abs(mean(round, g) - goals.get(g).target()) > goals.get(g).tolerance())
        .mapToObj(g -> goals.get(g).name())
        .collect(Collectors.joining(", "));
  }

  private String reached(Round round, boolean measured) {
    return IntStream.range(0, goals.size())
        .mapToObj(
            g ->
                goals.get(g).name()
                    + " "
                    + number(measured ? mean(round, g) : goals.get(g).target()))
        .collect(Collectors.joining(", "));
  }

  private String siteless(Round round) {
    return goals.stream()
        .filter(goal -> goal.knob() != Goal.NO_KNOB && round.sample().exposure(goal.knob()) == 0)
        .map(
            goal ->
                "rule %s has no site on any of %,d seeds, so no weight makes it fire"
                    .formatted(goal.name(), round.sample().n()))
        .collect(Collectors.joining("; "));
  }

  private List<String> bounds(Round round) {
    List<String> sentences = new ArrayList<>();
    for (int k = 0; k < spec.knobs().size(); k++) {
      Knob knob = spec.knobs().get(k);
      double weight = round.trial().weights().get(k);
      if (weight >= knob.high() * (1 - AT_BOUND)) {
        sentences.add(
            "The weight of %s is at its upper bound %s.".formatted(knob.name(), number(weight)));
      } else if (weight <= knob.low() * (1 + AT_BOUND)) {
        sentences.add(
            "The weight of %s is at its lower bound %s.".formatted(knob.name(), number(weight)));
      }
      double limit = spec.rules().rule(spec.plan().knobs().get(k)).limit();
      double fired = round.sample().exposure(k);
      if (limit > 0 && fired > 0.95 * limit) {
        sentences.add(
            "Rule %s fires %s times, and its limit is %s."
                .formatted(knob.name(), number(fired), number(limit)));
      }
    }
    return sentences;
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.valueOf((long) value)
        : String.format(Locale.ROOT, Math.abs(value) < 0.1 ? "%.4f" : "%.3f", value);
  }
}
