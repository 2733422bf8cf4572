package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import java.util.Arrays;

/**
 * Counts, over one run, what every rule of every stage did: firings, firings to be expected, and
 * match sites.
 *
 * <p>The tally of the last run is read by stage and rule, by position in the grammar; a stage that
 * did not run has zeros. It is used again for the next run after {@link #reset}.
 */
public final class RuleTally implements Observer {

  /** Counts of one stage. */
  private static final class StageTally {
    final int rules;
    final int[] firings;
    final double[] expected;
    int[] sites;
    int listings;

    StageTally(int rules) {
      this.rules = rules;
      this.firings = new int[rules];
      this.expected = new double[rules];
      this.sites = new int[rules * 32];
    }
  }

  private final Grammar grammar;
  private final StageTally[] stages;
  private StageTally current;

  /** Creates an empty tally for runs of a grammar. */
  public RuleTally(Grammar grammar) {
    this.grammar = grammar;
    this.stages = new StageTally[grammar.stages().size()];
    for (int s = 0; s < stages.length; s++) {
      stages[s] = new StageTally(grammar.stages().get(s).rules().size());
    }
  }

  /** Sets everything to zero. */
  public void reset() {
    for (StageTally stage : stages) {
      Arrays.fill(stage.firings, 0);
      Arrays.fill(stage.expected, 0);
      stage.listings = 0;
    }
  }

  public int stages() {
    return stages.length;
  }

  /** Name of a stage, or its number from 0 after a # where it has none. */
  public String stageName(int stage) {
    Stage named = grammar.stages().get(stage);
    return CompiledStage.displayName(named, stage);
  }

  public int rules(int stage) {
    return stages[stage].rules;
  }

  /** Name of a rule, or its number in the stage from 0 after a # where it has none. */
  public String ruleName(int stage, int rule) {
    Rule named = grammar.stages().get(stage).rules().get(rule);
    return CompiledRule.displayName(named, rule);
  }

  public int firings(int stage, int rule) {
    return stages[stage].firings[rule];
  }

  /**
   * The sum, over the stage's iterations, of the rule's share of the total weight: how often it
   * should have fired.
   */
  public double expected(int stage, int rule) {
    return stages[stage].expected[rule];
  }

  /** Iterations of a stage that fired a rule. */
  public int listings(int stage) {
    return stages[stage].listings;
  }

  /**
   * Match sites of a rule at the start of an iteration in [0, listings); 0 where the rule was
   * skipped.
   */
  public int sites(int stage, int rule, int iteration) {
    return stages[stage].sites[iteration * stages[stage].rules + rule];
  }

  @Override
  public void stageBegins(int stage) {
    current = stages[stage];
  }

  @Override
  public void listed(int iteration, int[] sites, double[] weights) {
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    if (!(total > 0)) {
      return;
    }
    int rules = current.rules;
    if ((current.listings + 1) * rules > current.sites.length) {
      current.sites = Arrays.copyOf(current.sites, current.sites.length * 2);
    }
    System.arraycopy(sites, 0, current.sites, current.listings * rules, rules);
    for (int rule = 0; rule < rules; rule++) {
      current.expected[rule] += weights[rule] / total;
    }
    current.listings++;
  }

  @Override
  public boolean wantsSiteIndex() {
    return false;
  }

  @Override
  public void fired(int iteration, int rule, int site) {
    current.firings[rule]++;
  }

  @Override
  public void stageEnds(int stage, int iterations) {}
}
