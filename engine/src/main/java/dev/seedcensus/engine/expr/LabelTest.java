package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;

/** A compiled test of a label ({@code $test}). Safe for use by several threads. */
public interface LabelTest {

  /**
   * Whether the function that the text evaluates to returns something truthy for a label.
   *
   * @throws ExpressionException if the text is no function, throws, or exceeds a limit
   */
  boolean test(Value label);

  /** The JavaScript text. */
  String source();
}
