package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.expr.JsRegex;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;

/**
 * Matches a string that a regular expression finds; the record is the array of its groups, whole
 * match first.
 *
 * <p>The anchors are glued on as text, so {@code a|b} looks for an {@code a} at the start or a
 * {@code b} at the end. A text that is no regular expression is an error only when a string is
 * tested: a grammar may hold one that never meets a string.
 */
final class TextQuery extends Query {

  private final JsRegex regex;
  private final ExpressionException fault;

  TextQuery(String pattern, ExpressionCompiler expressions) {
    JsRegex compiled = null;
    ExpressionException broken = null;
    try {
      compiled = expressions.compileRegex("^" + pattern + "$");
    } catch (ExpressionException e) {
      broken = e;
    }
    this.regex = compiled;
    this.fault = broken;
  }

  @Override
  public boolean matches(Value label) {
    return label instanceof Text text && usable().finds(text.value());
  }

  @Override
  public Value match(Value label) {
    if (!(label instanceof Text text)) {
      return null;
    }
    Value groups = usable().exec(text.value());
    return groups.isUndefined() ? null : groups;
  }

  @Override
  public boolean canThrow() {
    return regex == null || regex.canThrow();
  }

  @Override
  Foresight foreseeParts(Recipe recipe) {
    return recipe.makesObject() ? Foresight.NEVER : Foresight.DEPENDS;
  }

  private JsRegex usable() {
    if (fault != null) {
      throw new ExpressionException(fault.getMessage());
    }
    return regex;
  }
}
