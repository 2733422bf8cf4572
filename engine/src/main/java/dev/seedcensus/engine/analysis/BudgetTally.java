package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.statistics.Mean;
import dev.seedcensus.engine.analysis.statistics.Share;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/** Counts over many graphs how well a grammar keeps a budget. */
public final class BudgetTally {

  /** What a grammar makes of a declared amount. */
  public enum Control {
    /** Every graph has it. */
    EXACT,
    /** No graph has more. */
    CAP,
    /** Some graph has more. */
    TARGET
  }

  /**
   * A field over all graphs.
   *
   * @param hits graphs that have exactly what was declared
   * @param exceeded graphs that have more
   * @param measured mean of what they have
   */
  public record Outcome(
      BudgetField field, int declared, Share hits, Share exceeded, Mean measured) {

    /**
     * How the grammar controls the field, as far as these graphs show; exact is also what no graph
     * contradicts.
     */
    public Control control() {
      if (hits.hits() == hits.n()) {
        return Control.EXACT;
      }
      return exceeded.hits() == 0 ? Control.CAP : Control.TARGET;
    }
  }

  private static final class FieldTally {
    long hits;
    long exceeded;
    final SummaryStatistics measured = new SummaryStatistics();
  }

  private final Budget budget;
  private final List<FieldTally> tallies = new ArrayList<>();

  /** Begins to count. */
  public BudgetTally(Budget budget) {
    this.budget = budget;
    budget.declared().forEach((field, amount) -> tallies.add(new FieldTally()));
  }

  /** Adds a graph. */
  public void add(GraphMeasures graph) {
    List<Budget.Measured> fields = budget.measure(graph);
    for (int i = 0; i < fields.size(); i++) {
      FieldTally tally = tallies.get(i);
      tally.hits += fields.get(i).hit() ? 1 : 0;
      tally.exceeded += fields.get(i).exceeded() ? 1 : 0;
      tally.measured.addValue(fields.get(i).measured());
    }
  }

  /** One outcome per declared field, in the order of the fields. */
  public List<Outcome> outcomes() {
    List<Outcome> outcomes = new ArrayList<>();
    budget
        .declared()
        .forEach(
            (field, amount) -> outcomes.add(outcome(field, amount, tallies.get(outcomes.size()))));
    return outcomes;
  }

  private static Outcome outcome(BudgetField field, int declared, FieldTally tally) {
    long n = tally.measured.getN();
    return new Outcome(
        field,
        declared,
        new Share(tally.hits, n),
        new Share(tally.exceeded, n),
        Mean.of(tally.measured));
  }
}
