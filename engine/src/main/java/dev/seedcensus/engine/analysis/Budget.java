package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.value.Num;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How much of each thing graphs are meant to have.
 *
 * @param declared amounts by field, in the order of the fields
 */
public record Budget(Map<BudgetField, Integer> declared) {

  /** A field of a budget on one graph. */
  public record Measured(BudgetField field, int declared, int measured) {

    /** Whether the graph has exactly what was declared. */
    public boolean hit() {
      return measured == declared;
    }

    /** Whether the graph has more than was declared. */
    public boolean exceeded() {
      return measured > declared;
    }
  }

  public Budget {
    Map<BudgetField, Integer> ordered = new EnumMap<>(BudgetField.class);
    ordered.putAll(declared);
    declared = Collections.unmodifiableMap(ordered);
  }

  /** The budget that a grammar declares; an empty one where it declares none. */
  public static Budget of(Grammar grammar) {
    Map<BudgetField, Integer> declared = new EnumMap<>(BudgetField.class);
    for (BudgetField field : BudgetField.values()) {
      if (grammar.budget().get(field.key()) instanceof Num amount) {
        declared.put(field, (int) amount.value());
      }
    }
    return new Budget(declared);
  }

  /** Holds a graph against the budget, field by field. */
  public List<Measured> measure(GraphMeasures graph) {
    return declared.entrySet().stream()
        .map(
            entry -> new Measured(entry.getKey(), entry.getValue(), entry.getKey().measured(graph)))
        .toList();
  }
}
