package dev.seedcensus.jobs.replay;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.engine.rewrite.Trace.StageTrace;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Compares listings and firings, stage by stage and iteration by iteration. */
final class TraceComparison {

  private final Grammar grammar;
  private final RuleTally names;
  private final List<Recording.StageListings> recorded;
  private final List<StageTrace> replayed;

  TraceComparison(
      Grammar grammar,
      RuleTally names,
      List<Recording.StageListings> recorded,
      List<StageTrace> replayed) {
    this.grammar = grammar;
    this.names = names;
    this.recorded = recorded;
    this.replayed = replayed;
  }

  Optional<String> difference() {
    for (int i = 0; i < Math.min(recorded.size(), replayed.size()); i++) {
      Optional<String> difference = difference(recorded.get(i), replayed.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Comparison.unequal("stages that ran", recorded.size(), replayed.size());
  }

  private Optional<String> difference(Recording.StageListings expected, StageTrace actual) {
    String stage = names.stageName(actual.stage());
    if (expected.stage() != null && !expected.stage().equals(stage)) {
      return Comparison.unequal("stage that ran", expected.stage(), stage);
    }
    Optional<String> rules = ruleNames(expected, actual, stage);
    if (rules.isPresent()) {
      return rules;
    }
    int iterations = Math.min(expected.sites().size(), actual.sites().size());
    return IntStream.range(0, iterations)
        .mapToObj(iteration -> iteration(expected, actual, iteration))
        .flatMap(Optional::stream)
        .findFirst()
        .map(difference -> "stage %s, %s".formatted(stage, difference))
        .or(
            () ->
                Comparison.unequal(
                    "stage %s: listings".formatted(stage),
                    expected.sites().size(),
                    actual.sites().size()));
  }

  private Optional<String> ruleNames(
      Recording.StageListings expected, StageTrace actual, String stage) {
    if (expected.rules() == null) {
      return Optional.empty();
    }
    List<String> own =
        IntStream.range(0, names.rules(actual.stage()))
            .mapToObj(rule -> names.ruleName(actual.stage(), rule))
            .toList();
    return Comparison.unequal("stage %s: rules".formatted(stage), expected.rules(), own);
  }

  private Optional<String> iteration(
      Recording.StageListings expected, StageTrace actual, int iteration) {
    List<Integer> sites = expected.sites().get(iteration);
    List<Integer> own = ints(actual.sites().get(iteration));
    if (!sites.equals(own)) {
      int rule = firstDifference(sites, own);
      return Comparison.unequal(
          "iteration %d, rule %s: sites".formatted(iteration, rule(actual, rule)),
          at(sites, rule),
          at(own, rule));
    }
    if (expected.fired() == null) {
      return Optional.empty();
    }
    return fired(
        iteration < expected.fired().size() ? expected.fired().get(iteration) : List.of(),
        iteration < actual.fired().size() ? ints(actual.fired().get(iteration)) : List.of(),
        actual,
        iteration);
  }

  private Optional<String> fired(
      List<Integer> expected, List<Integer> own, StageTrace actual, int iteration) {
    return expected.equals(own)
        ? Optional.empty()
        : Comparison.unequal(
            "iteration %d: fired".formatted(iteration), site(actual, expected), site(actual, own));
  }

  private String site(StageTrace stage, List<Integer> fired) {
    return fired.size() == 2
        ? "rule %s at site %d".formatted(rule(stage, fired.get(0)), fired.get(1))
        : "nothing";
  }

  private String rule(StageTrace stage, int rule) {
    return rule < grammar.stages().get(stage.stage()).rules().size()
        ? names.ruleName(stage.stage(), rule)
        : "#" + (rule + 1);
  }

  private static int firstDifference(List<Integer> a, List<Integer> b) {
    int i = 0;
    while (i < a.size() && i < b.size() && a.get(i).equals(b.get(i))) {
      i++;
    }
    return i;
  }

  private static Object at(List<Integer> sites, int rule) {
    return rule < sites.size() ? sites.get(rule) : "none";
  }

  private static List<Integer> ints(int[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
