package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A call of a primitive, put together option by option. Options are checked by {@link #rule} and
 * {@link #stage}, not before.
 */
public final class PrimitiveCall {

  private final String name;
  private final ObjectNode options = JsonNodeFactory.instance.objectNode();

  PrimitiveCall(String name) {
    this.name = name;
  }

  /** Name of the rule or stage in place of the primitive's own. */
  public PrimitiveCall name(String text) {
    return with("name", text);
  }

  public PrimitiveCall weight(double weight) {
    return with("weight", weight);
  }

  /** A weight that an expression computes for each site. */
  public PrimitiveCall weight(String expression) {
    return with("weight", expression);
  }

  /** Firings after which the rule is skipped, or the cap on a stage's iterations. */
  public PrimitiveCall limit(int firings) {
    return with("limit", firings);
  }

  /** Name of the counter that the rule shares with others of its stage. */
  public PrimitiveCall type(String counter) {
    return with("type", counter);
  }

  /** Iterations before which the rule is skipped. */
  public PrimitiveCall delay(int iterations) {
    return with("delay", iterations);
  }

  /** An expression that a site must satisfy. */
  public PrimitiveCall condition(String expression) {
    return with("condition", expression);
  }

  public PrimitiveCall induced(boolean induced) {
    return with("induced", induced);
  }

  public PrimitiveCall with(String option, String text) {
    options.put(option, text);
    return this;
  }

  public PrimitiveCall with(String option, int number) {
    options.put(option, number);
    return this;
  }

  public PrimitiveCall with(String option, double number) {
    options.put(option, number);
    return this;
  }

  public PrimitiveCall with(String option, boolean flag) {
    options.put(option, flag);
    return this;
  }

  public PrimitiveCall with(String option, JsonNode value) {
    options.set(option, value);
    return this;
  }

  /**
   * The rule.
   *
   * @throws dev.seedcensus.engine.grammar.GrammarException if there is no such rule, or an option
   *     is unknown or of a wrong type
   */
  public ObjectNode rule() {
    return new Primitives().rule(name, options);
  }

  /**
   * The stage.
   *
   * @throws dev.seedcensus.engine.grammar.GrammarException if there is no such stage, or an option
   *     is unknown or of a wrong type
   */
  public ObjectNode stage() {
    return new Primitives().stage(name, options);
  }
}
