package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.tuning.Goal;
import dev.seedcensus.engine.tuning.Sample;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is tuned in a grammar.
 *
 * @param stage position of the stage whose weights are moved
 * @param targets what is to come out, all {@link Target.Kind#FIRINGS} or all {@link
 *     Target.Kind#SHARE} as far as they are about rules
 * @param knobs positions of the rules whose weights may be moved
 */
public record Plan(int stage, List<Target> targets, List<Integer> knobs) {

  public Plan {
    targets = List.copyOf(targets);
    knobs = List.copyOf(knobs);
  }

  /** The targets as the solver sees them. */
  public List<Goal> goals() {
    return targets.stream().map(this::goal).toList();
  }

  private Goal goal(Target target) {
    int knob = target.kind().isOfGraph() ? Goal.NO_KNOB : knobs.indexOf(target.rule());
    return new Goal(target.name(), target.wanted(), target.tolerance(), knob);
  }

  /** Whether a target is about the finished graph, so that all stages must run. */
  public boolean needsGraph() {
    return targets.stream().anyMatch(target -> target.kind().isOfGraph());
  }

  /**
   * The grammar as far as trials need it: stages behind the one that is tuned cannot change what
   * its rules do, since they run after it.
   */
  public Grammar cut(Grammar grammar) {
    return needsGraph()
        ? grammar
        : new Grammar(
            grammar.name(),
            grammar.start(),
            grammar.limit(),
            grammar.staged(),
            grammar.stages().subList(0, stage + 1),
            grammar.budget());
  }

  /** An empty sample for yields of a grammar. */
  public SampleOfYields sample(Grammar grammar) {
    int rules = grammar.stages().get(stage).rules().size();
    Stream<Integer> others =
        IntStream.range(0, rules).boxed().filter(rule -> !knobs.contains(rule));
    int[] order = Stream.concat(knobs.stream(), others).mapToInt(Integer::intValue).toArray();
    boolean shares = targets.stream().allMatch(target -> target.kind() == Target.Kind.SHARE);
    return new SampleOfYields(new Sample.Builder(targets.size(), rules), order, shares);
  }
}
