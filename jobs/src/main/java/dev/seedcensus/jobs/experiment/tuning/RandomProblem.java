package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.engine.tuning.Knob;
import dev.seedcensus.engine.tuning.Sample;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Draws targets for the firings of some rules of a grammar's stage: feasible ones, which are what
 * random weights were measured to give, or arbitrary ones, a random partition of the stage's
 * firings.
 */
final class RandomProblem {

  /** Weights are drawn up to this factor above and below the file's. */
  private static final double FARTHEST = 8;

  /** Rarer firings would take more seeds to be told from their targets. */
  private static final double LEAST_FIRINGS = 1;

  private static final double BOUND = 1024;
  private static final double TOLERANCE = 0.05;

  private final LimitedGrammar grammar;
  private final SeedSet seeds;
  private final SplittableRandom random;
  private final int stage;
  private final StageRules rules;

  /**
   * @param seeds over which yields are measured to draw from
   */
  RandomProblem(LimitedGrammar grammar, SeedSet seeds, SplittableRandom random) {
    this.grammar = grammar;
    this.seeds = seeds;
    this.random = random;
    this.stage = liveliest(grammar.grammar());
    this.rules = new StageRules(grammar.grammar(), stage);
  }

  /** The stage in which most rules compete by weights that may be moved. */
  private static int liveliest(Grammar grammar) {
    int best = 0;
    for (int stage = 1; stage < grammar.stages().size(); stage++) {
      if (new StageRules(grammar, stage).movable().size()
          > new StageRules(grammar, best).movable().size()) {
        best = stage;
      }
    }
    return best;
  }

  String stageName() {
    return rules.stageName();
  }

  /** The plan, with at least one target; all targets are firings. */
  Plan draw(boolean feasible) {
    List<Integer> knobs = rules.movable();
    List<Double> weights =
        knobs.stream().map(rule -> rules.weight(rule) * (feasible ? factor() : 1)).toList();
    double[] firings = firings(knobs, weights);
    if (!feasible) {
      partition(firings);
    }
    List<Integer> able =
        new ArrayList<>(
            IntStream.range(0, firings.length)
                .filter(k -> firings[k] >= LEAST_FIRINGS)
                .boxed()
                .toList());
    if (able.isEmpty()) {
      throw new SeedException(
          "No rule of stage %s fires once a seed on average.".formatted(rules.stageName()), null);
    }
    int count = 1 + random.nextInt(able.size());
    List<Target> targets = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int k = able.remove(random.nextInt(able.size()));
      targets.add(target(knobs.get(k), firings[k]));
    }
    return new Plan(stage, targets, targets.stream().map(Target::rule).toList());
  }

  private Target target(int rule, double firings) {
    return new Target(
        rules.name(rule), Target.Kind.FIRINGS, rule, null, 0, firings, TOLERANCE * firings);
  }

  /** Uniform on a logarithmic scale. */
  private double factor() {
    return Math.exp((2 * random.nextDouble() - 1) * Math.log(FARTHEST));
  }

  private double[] firings(List<Integer> knobs, List<Double> weights) {
    List<Target> all = knobs.stream().map(rule -> target(rule, 1)).toList();
    Plan plan = new Plan(stage, all, knobs);
    Sample sample = new LocalCensus(grammar, plan, seeds, seeds).sample(weights, seeds);
    return IntStream.range(0, all.size()).mapToDouble(sample::mean).toArray();
  }

  /** Deals what fired at all out anew, all ways being equally likely. */
  private void partition(double[] firings) {
    double total = 0;
    double parts = 0;
    double[] part = new double[firings.length];
    for (int k = 0; k < firings.length; k++) {
      if (firings[k] > 0) {
        total += firings[k];
        part[k] = -Math.log(1 - random.nextDouble());
        parts += part[k];
      }
    }
    for (int k = 0; k < firings.length; k++) {
      firings[k] = total * part[k] / parts;
    }
  }

  /** The rules with targets, at the weights of the file. */
  List<Knob> knobs(Plan plan) {
    return plan.knobs().stream()
        .map(
            rule ->
                new Knob(
                    rules.name(rule),
                    rules.weight(rule),
                    rules.weight(rule) / BOUND,
                    rules.weight(rule) * BOUND))
        .toList();
  }
}
