package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.tuning.Method;
import dev.seedcensus.engine.tuning.Outcome;
import dev.seedcensus.engine.tuning.Problem;
import dev.seedcensus.engine.tuning.Tuner;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.grammar.LimitedGrammar;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.unsafe.types.UTF8String;

/** Draws a problem per seed and lets the methods try. */
final class TuningRunner implements SeedRunner {

  /** Trials take up to so many times the seeds of a round, if checks fail; so do draws. */
  private static final long MORE = 4;

  /** A target of one firing is then told to within a percent or two. */
  private static final long MORE_TO_CHECK = 8;

  private static final long FIRST_CHECKED = 1_000_001;
  private static final long FIRST_DRAWN_FROM = 2_000_001;

  /** How a method fared on its own. */
  private record Attempt(Method method, Outcome outcome) {

    void write(UnsafeRowWriter struct) {
      struct.write(0, text(method));
      struct.write(1, outcome.met());
      struct.write(2, outcome.roundCount());
      struct.write(3, text(outcome.end()));
      struct.write(4, outcome.last().worst());
    }
  }

  private final TuningSetup setup;
  private final List<String> columns;
  private final SeedSet seeds;
  private final SeedSet check;
  private final SeedSet drawnFrom;
  private final List<Attempt> attempts = new ArrayList<>();
  private String tuned;
  private String stage;
  private Plan plan;
  private boolean feasible;
  private boolean ruledOut;
  private long rewrites;

  TuningRunner(TuningSetup setup, List<String> columns) {
    this.setup = setup;
    this.columns = columns;
    this.seeds = SeedSet.range(1, MORE * setup.seedsPerRound());
    this.check = seedsFrom(FIRST_CHECKED, MORE_TO_CHECK);
    this.drawnFrom = seedsFrom(FIRST_DRAWN_FROM, MORE);
  }

  private SeedSet seedsFrom(long first, long more) {
    return SeedSet.range(first, first + more * setup.seedsPerRound() - 1);
  }

  @Override
  public void run(long seed) {
    attempts.clear();
    rewrites = 0;
    int turn = (int) (seed % setup.grammars().size());
    long problem = seed / setup.grammars().size();
    Grammar grammar = setup.grammars().get(turn);
    RandomProblem random =
        new RandomProblem(
            new LimitedGrammar(grammar, setup.limits()), drawnFrom, new SplittableRandom(seed));
    tuned = Objects.requireNonNullElse(grammar.name(), "#" + turn);
    stage = random.stageName();
    feasible = setup.arbitrary() == 0 || problem % setup.arbitrary() != 0;
    plan = random.draw(feasible);
    ruledOut = !Feasibility.faults(grammar, plan).isEmpty();
    for (Method method : Method.values()) {
      boolean done = !attempts.isEmpty() && last().outcome().met();
      if (!ruledOut && !done) {
        attempts.add(new Attempt(method, tune(grammar, random, method)));
      }
    }
  }

  private Attempt last() {
    return attempts.get(attempts.size() - 1);
  }

  private Outcome tune(Grammar grammar, RandomProblem random, Method method) {
    LocalCensus census =
        new LocalCensus(new LimitedGrammar(grammar, setup.limits()), plan, seeds, check);
    Tuner.Settings settings =
        new Tuner.Settings(setup.rounds(), setup.seedsPerRound(), seeds.size(), List.of(method));
    Problem problem = new Problem(plan.goals(), random.knobs(plan));
    Outcome outcome = new Tuner(problem, census, settings, round -> {}).tune();
    rewrites += census.rewrites();
    return outcome;
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    switch (columns.get(column)) {
      case TuningExperiment.TUNED -> row.write(ordinal, UTF8String.fromString(tuned));
      case TuningExperiment.STAGE -> row.write(ordinal, UTF8String.fromString(stage));
      case TuningExperiment.FEASIBLE -> row.write(ordinal, feasible);
      case TuningExperiment.RULED_OUT -> row.write(ordinal, ruledOut);
      case TuningExperiment.TARGETS -> row.write(ordinal, plan.targets().size());
      case TuningExperiment.NEEDED -> writeNeeded(row, ordinal);
      default -> TuningExperiment.ATTEMPT.write(attempts, Attempt::write, row, ordinal);
    }
  }

  private void writeNeeded(UnsafeRowWriter row, int ordinal) {
    if (!attempts.isEmpty() && last().outcome().met()) {
      row.write(ordinal, text(last().method()));
    } else {
      row.setNullAt(ordinal);
    }
  }

  private static UTF8String text(Enum<?> constant) {
    return UTF8String.fromString(constant.name().toLowerCase(Locale.ROOT));
  }

  @Override
  public long steps() {
    return rewrites;
  }
}
