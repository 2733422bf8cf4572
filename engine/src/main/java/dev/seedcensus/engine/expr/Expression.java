package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/** A compiled expression of a grammar. Safe for use by several threads. */
public interface Expression {

  /** What an expression's value can depend on beside the labels, records and ids of its match. */
  enum Reads {
    /** The match, and edges between matched nodes: the same as long as the site lives. */
    MATCH,
    /** Also the iteration counter. */
    ITERATION,
    /** Also the wider graph. */
    GRAPH
  }

  /**
   * The value in a scope.
   *
   * @throws ExpressionException if it throws, or exceeds its step or size limit
   */
  Value evaluate(Scope scope);

  /**
   * Like {@link #evaluate}, and tells which matched label the result itself is, if it is one or
   * lies within one.
   */
  Target evaluateTarget(Scope scope);

  /**
   * Whether the value is truthy.
   *
   * @throws ExpressionException if it throws, or exceeds its step or size limit
   */
  default boolean test(Scope scope) {
    return evaluate(scope).truthy();
  }

  /**
   * The value as a number; NaN where it is none, also where it is a text that spells one.
   *
   * @throws ExpressionException if it throws, or exceeds its step or size limit
   */
  default double number(Scope scope) {
    return evaluate(scope) instanceof Num number ? number.value() : Double.NaN;
  }

  Reads reads();

  /** Whether it mentions the host graph in any way, also an edge between matched nodes. */
  boolean mentionsGraph();

  /**
   * Whether it can see ids of its match, beside asking whether an edge runs between two of its
   * nodes. If not, its value outlives a renumbering.
   */
  boolean mentionsIds();

  /** The JavaScript text. */
  String source();

  /**
   * A value that may be a matched label, to be written into.
   *
   * @param value the value
   * @param element the element whose label it is or lies within, or -1 for a value of its own
   * @param path keys that lead from that label to the value; empty for the label itself
   */
  record Target(Value value, int element, List<String> path) {}
}
