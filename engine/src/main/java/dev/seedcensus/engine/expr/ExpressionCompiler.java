package dev.seedcensus.engine.expr;

import java.util.List;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.FunctionNode;
import org.mozilla.javascript.ast.Name;

/**
 * Compiles JavaScript expressions. Safe for use by several threads.
 *
 * <p>An expression knows {@code $x} for each element x of its rule ({@code id} of a node, a text of
 * decimal digits; {@code label}; {@code match}), {@code $$iter} and {@code $$graph}, and the
 * library that concerns values: no clock, no randomness, no way out. It may write into what it is
 * given, and define globals; both are gone when it has been evaluated. Common shapes run as plain
 * Java, in tens of nanoseconds; the rest in an interpreter, in microseconds.
 *
 * <p>The reference is JavaScript as Node 20 has it. Beyond what is kept away on purpose (Date,
 * Math.random, eval, Function, Proxy, Reflect, Promise, BigInt, typed arrays, weak collections,
 * Symbol.for, tagged templates, the with statement, changing the built-in objects, locales), the
 * interpreter does not have: classes, async functions, spread in calls and in {@code new}, rest
 * parameters of arrow functions, rest elements and shorthand defaults in destructuring, {@code
 * const} in the head of a loop, a {@code let} that hides a {@code const}, and {@code new.target}.
 * All of these are errors, none a different value. It does give other values here: a function in
 * strict mode has the global object for {@code this}; texts compare by {@code localeCompare} in the
 * root locale; regular expressions in an expression have the faults of its engine in lookarounds
 * with empty alternatives.
 */
public final class ExpressionCompiler {

  private final SandboxContext.Factory contexts;
  private final ThreadLocal<Sandbox> sandboxes;
  private final Allowances allowances;

  /** Compiles expressions whose evaluations each have these limits. */
  public ExpressionCompiler(ExpressionLimits limits) {
    this(limits, new Allowances());
  }

  /**
   * Compiles expressions that are evaluated for runs.
   *
   * @param limits limits of each evaluation
   * @param allowances what the run of a thread may spend; evaluations charge it
   */
  public ExpressionCompiler(ExpressionLimits limits, Allowances allowances) {
    this.allowances = allowances;
    this.contexts = new SandboxContext.Factory(limits);
    this.sandboxes = ThreadLocal.withInitial(() -> new Sandbox(contexts, allowances.current()));
  }

  /**
   * Compiles a regular expression whose searches have the limits of an evaluation.
   *
   * @throws ExpressionException if it is no regular expression
   */
  public JsRegex compileRegex(String pattern) {
    return JsRegex.compile(pattern, contexts.limits(), allowances);
  }

  /**
   * Compiles one expression, which a comment or semicolons may follow.
   *
   * @param elements what it may name; the scopes that it is evaluated in go by their positions
   * @throws ExpressionException if it does not parse. A name that is not defined is an error only
   *     when it is evaluated
   */
  public Expression compile(String javascript, List<Element> elements) {
    return compile(javascript, elements, true);
  }

  Expression compile(String javascript, List<Element> elements, boolean natively) {
    ParsedExpression parsed = ParsedExpression.parse(javascript);
    Usage usage = Usage.of(parsed.expression(), elements);
    Op op = natively ? NativeCompiler.compile(parsed.expression(), elements) : null;
    Script script = ScriptCompiler.compile(parsed, contexts);
    return new CompiledExpression(
        javascript,
        usage,
        op,
        new InterpretedExpression(javascript, script, List.copyOf(elements), usage, sandboxes));
  }

  /**
   * Compiles the text of a {@code $test} query, which should evaluate to a function of a label.
   *
   * @throws ExpressionException if it does not parse. That it is no function shows when it is used
   */
  public LabelTest compileTest(String javascript) {
    return compileTest(javascript, true);
  }

  LabelTest compileTest(String javascript, boolean natively) {
    ParsedExpression parsed = ParsedExpression.parse(javascript);
    Op op = natively ? body(parsed.expression()) : null;
    return new CompiledTest(javascript, op, ScriptCompiler.compile(parsed, contexts), sandboxes);
  }

  private static Op body(AstNode expression) {
    if (expression instanceof FunctionNode function
        && function.getFunctionType() == FunctionNode.ARROW_FUNCTION
        && function.getDefaultParams() == null
        && function.getParams().size() == 1
        && function.getParams().get(0) instanceof Name parameter) {
      AstNode body = Usage.returned(function);
      return body == null ? null : NativeCompiler.compileBody(body, parameter.getIdentifier());
    }
    return null;
  }
}
