package dev.seedcensus.jobs.tune;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.tuning.Knob;
import dev.seedcensus.engine.tuning.Problem;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.tuning.Plan;
import dev.seedcensus.jobs.experiment.tuning.StageRules;
import java.nio.file.Path;
import java.util.List;

/**
 * What is to be tuned, and how hard to try.
 *
 * @param file the grammar's file
 * @param text what stands in it
 * @param grammar what that means
 * @param limits what a seed of a trial may use
 * @param rules the rules of the stage that is tuned
 * @param plan the targets and the rules whose weights may be moved
 * @param knobs the same rules with their weights and bounds
 * @param seeds the seeds that may be tuned on
 * @param seedsPerRound how many of them a trial takes to begin with
 * @param check the seeds that are not tuned on
 * @param rounds most trials, checks not counted
 * @param to where the tuned grammar is written
 * @param out the folder below which runs are kept
 */
public record TuneSpec(
    Path file,
    String text,
    Grammar grammar,
    Limits limits,
    StageRules rules,
    Plan plan,
    List<Knob> knobs,
    SeedSet seeds,
    long seedsPerRound,
    SeedSet check,
    int rounds,
    Path to,
    Path out) {

  public TuneSpec {
    knobs = List.copyOf(knobs);
  }

  /** What the solver is given. */
  Problem problem() {
    return new Problem(plan.goals(), knobs);
  }
}
