package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import java.util.EnumSet;
import java.util.Set;

/** Runs seeds and tells what a plan's targets and rules come to. For one thread. */
final class Yield {

  private final Plan plan;
  private final Evolver evolver;
  private final RuleTally tally;
  private final Set<Need> needs;
  private final GraphMeasures measures;
  private final double[] values;
  private final double[] firings;
  private final double[] expected;

  Yield(Program program, Plan plan) {
    this.plan = plan;
    this.evolver = new Evolver(program);
    this.measures = new GraphMeasures(program.limits());
    this.tally = new RuleTally(program.grammar());
    this.needs = plan.needsGraph() ? EnumSet.of(Need.TRACE, Need.PLAY) : EnumSet.of(Need.TRACE);
    this.values = new double[plan.targets().size()];
    this.firings = new double[tally.rules(plan.stage())];
    this.expected = new double[tally.rules(plan.stage())];
  }

  void run(long seed) {
    tally.reset();
    HostGraph graph = evolver.evolve(seed, needs, tally);
    double total = 0;
    for (int rule = 0; rule < firings.length; rule++) {
      firings[rule] = tally.firings(plan.stage(), rule);
      expected[rule] = tally.expected(plan.stage(), rule);
      total += firings[rule];
    }
    measures.of(graph);
    for (int t = 0; t < values.length; t++) {
      values[t] = value(plan.targets().get(t), graph, total);
    }
  }

  private double value(Target target, HostGraph graph, double total) {
    return switch (target.kind()) {
      case FIRINGS -> firings[target.rule()];
      case SHARE -> total == 0 ? 0 : firings[target.rule()] / total;
      case MEAN -> target.measure().of(measures, graph);
      case SEEDS -> target.measure().of(measures, graph) == target.value() ? 1 : 0;
    };
  }

  /** By target; overwritten by the next run, as are the others. */
  double[] values() {
    return values;
  }

  /** By rule of the stage. */
  double[] firings() {
    return firings;
  }

  /** By rule of the stage, the sum over the iterations of its share of the total weight. */
  double[] expected() {
    return expected;
  }

  int iterations() {
    return evolver.iterations();
  }
}
