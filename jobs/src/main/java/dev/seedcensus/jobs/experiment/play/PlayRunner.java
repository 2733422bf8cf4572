package dev.seedcensus.jobs.experiment.play;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.play.PlayPolicy;
import dev.seedcensus.engine.play.PlaySimulation;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Evolves the graph of a seed and sends players through it. */
final class PlayRunner implements SeedRunner {

  private final Evolver evolver;
  private final PlaySimulation simulation;
  private final List<PlayPolicy> policies;
  private final List<String> columns;
  private final boolean plays;
  private final Set<Need> needs;
  private final GraphMeasures measures;
  private final List<PlayWriter.Play> results = new ArrayList<>();
  private long steps;

  PlayRunner(
      Program program,
      PlaySimulation simulation,
      List<PlayPolicy> policies,
      List<String> columns,
      boolean whole) {
    this.evolver = new Evolver(program);
    this.measures = new GraphMeasures(program.limits());
    this.simulation = simulation;
    this.policies = policies;
    this.columns = columns;
    this.plays = whole || columns.contains(PlayExperiment.PLAYS);
    this.needs = whole ? EnumSet.of(Need.ITERATIONS, Need.LABELS) : EnumSet.of(Need.PLAY);
  }

  @Override
  public void run(long seed) {
    simulation.of(measures.of(evolver.evolve(seed, needs, Observer.NOBODY)).graph());
    steps = evolver.iterations();
    results.clear();
    for (int i = 0; plays && i < policies.size(); i++) {
      results.add(play(seed, policies.get(i)));
    }
  }

  private PlayWriter.Play play(long seed, PlayPolicy policy) {
    PlayWriter.Play play =
        policy.isWalked()
            ? new PlayWriter.Play(policy, simulation.walk(seed, policy), null)
            : new PlayWriter.Play(policy, null, simulation.best());
    steps += play.tally() == null ? 0 : play.tally().moves();
    return play;
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    if (columns.get(column).equals(PlayExperiment.BATTLES)) {
      row.write(ordinal, simulation.battles());
    } else {
      PlayWriter.write(results, row, ordinal);
    }
  }

  @Override
  public long steps() {
    return steps;
  }
}
