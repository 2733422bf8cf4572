package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.tuning.Census;
import dev.seedcensus.engine.tuning.Sample;
import dev.seedcensus.engine.tuning.Trial;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.util.ArrayList;
import java.util.List;

/** Measures weights within this thread. */
final class LocalCensus implements Census {

  private final Grammar grammar;
  private final Limits limits;
  private final Plan plan;
  private final SeedSet seeds;
  private final SeedSet check;
  private long rewrites;

  LocalCensus(LimitedGrammar grammar, Plan plan, SeedSet seeds, SeedSet check) {
    this.grammar = grammar.grammar();
    this.limits = grammar.limits();
    this.plan = plan;
    this.seeds = seeds;
    this.check = check;
  }

  @Override
  public Sample measure(Trial trial) {
    return sample(trial.weights(), trial.check() ? check : seeds.lowest(trial.seeds()));
  }

  /** What weights give on some seeds. */
  Sample sample(List<Double> weights, SeedSet over) {
    Grammar weighted = plan.cut(weighted(weights));
    Yield yields = new Yield(Program.compile(weighted, limits), plan);
    SampleOfYields sample = plan.sample(weighted);
    for (int range = 0; range < over.ranges(); range++) {
      for (long seed = over.first(range); seed <= over.last(range); seed++) {
        yields.run(seed);
        rewrites += yields.iterations();
        sample.add(yields.values(), yields.firings(), yields.expected());
      }
    }
    return sample.build();
  }

  private Grammar weighted(List<Double> weights) {
    List<Stage> stages = new ArrayList<>(grammar.stages());
    Stage stage = stages.get(plan.stage());
    List<Rule> rules = new ArrayList<>(stage.rules());
    for (int k = 0; k < weights.size(); k++) {
      Rule rule = rules.get(plan.knobs().get(k));
      rules.set(
          plan.knobs().get(k),
          new Rule(
              rule.name(),
              rule.lhs(),
              rule.rhs(),
              Num.of(weights.get(k)),
              rule.condition(),
              rule.limit(),
              rule.type(),
              rule.delay(),
              rule.induced()));
    }
    stages.set(plan.stage(), new Stage(stage.name(), stage.limit(), rules));
    return new Grammar(
        grammar.name(),
        grammar.start(),
        grammar.limit(),
        grammar.staged(),
        stages,
        grammar.budget());
  }

  /** Rewrites of all seeds so far. */
  long rewrites() {
    return rewrites;
  }
}
