package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.RegExpProxy;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/**
 * A JavaScript regular expression without flags. Safe for use by several threads.
 *
 * <p>It finds what Node 20 finds, with these exceptions: a count in braces above 65534 is taken for
 * that number, or for no upper bound; an escape in the name of a group is an error; and looking
 * behind for alternatives that can be matched in several lengths may miss some of them. As in Node,
 * {@code \p} without flags is a p.
 *
 * <p>Literal texts, and literal texts followed by anything, take time linear in the subject; all
 * other patterns may backtrack, within the step limit.
 */
public final class JsRegex {

  private final String pattern;
  private final SimplePattern simple;
  private final Scriptable regex;
  private final SandboxContext.Factory factory;
  private final Allowances allowances;
  private final ThreadLocal<SandboxContext> contexts;

  private JsRegex(
      String pattern,
      SimplePattern simple,
      Scriptable regex,
      ExpressionLimits limits,
      Allowances allowances) {
    this.pattern = pattern;
    this.simple = simple;
    this.regex = regex;
    this.factory = new SandboxContext.Factory(limits);
    this.allowances = allowances;
    this.contexts = ThreadLocal.withInitial(factory::create);
  }

  /** Compiles a pattern whose searches have the default limits and are nobody's. */
  static JsRegex compile(String pattern) {
    return compile(pattern, ExpressionLimits.defaults(), new Allowances());
  }

  /**
   * Compiles a pattern, which is taken as it is: anchors are the caller's.
   *
   * @param limits limits of each search
   * @param allowances what the run of a thread may spend; searches charge it
   * @throws ExpressionException if it is no regular expression
   */
  static JsRegex compile(String pattern, ExpressionLimits limits, Allowances allowances) {
    SimplePattern simple = SimplePattern.of(pattern);
    return simple != null
        ? new JsRegex(pattern, simple, null, limits, allowances)
        : compileForEngine(pattern, limits, allowances);
  }

  /** Compiles without the shortcuts for simple patterns. */
  static JsRegex compileForEngine(String pattern, ExpressionLimits limits, Allowances allowances) {
    try {
      String checked = RegexSyntax.checked(pattern);
      Context cx = new SandboxContext.Factory(ExpressionLimits.defaults()).begin();
      try {
        RegExpProxy proxy = ScriptRuntime.checkRegExpProxy(cx);
        Object compiled = proxy.compileRegExp(cx, checked, "");
        Scriptable regex = proxy.wrapRegExp(cx, new NativeObject(), compiled);
        return new JsRegex(pattern, null, regex, limits, allowances);
      } finally {
        Context.exit();
      }
    } catch (RhinoException e) {
      throw new ExpressionException(
          "the regular expression " + Quoted.of(pattern) + " is not valid: " + e.details(), e);
    } catch (StackOverflowError e) {
      throw new ExpressionException(
          "the regular expression " + Quoted.of(pattern) + " is nested too deep", e);
    }
  }

  /**
   * The first match: the whole of it, then the groups, of which those that took no part are
   * undefined.
   *
   * @return undefined where nothing is found
   * @throws ExpressionException if it takes more steps than the limit allows
   */
  public Value exec(String subject) {
    if (simple != null) {
      return simple.exec(subject);
    }
    return run(subject, RegExpProxy.RA_MATCH) instanceof NativeArray found
        ? groups(found)
        : Undefined.UNDEFINED;
  }

  /**
   * Whether the pattern is found anywhere in the subject.
   *
   * @throws ExpressionException if it takes more steps than the limit allows
   */
  public boolean finds(String subject) {
    if (simple != null) {
      return simple.finds(subject);
    }
    return run(subject, RegExpProxy.RA_SEARCH) instanceof Number index && index.intValue() >= 0;
  }

  /** Whether a search may end in an exception: only one that backtracks can exceed its steps. */
  public boolean canThrow() {
    return simple == null;
  }

  /** The text that was compiled. */
  public String pattern() {
    return pattern;
  }

  private Object run(String subject, int action) {
    SandboxContext cx = contexts.get();
    factory.enterContext(cx);
    try {
      Allowance allowance = allowances.current();
      Meter meter = cx.restart(factory.limits(), allowance);
      RegexGuards.weigh(meter, subject.length(), RegexGuards.groups(pattern));
      Object[] args = {regex};
      Object result =
          ScriptRuntime.checkRegExpProxy(cx)
              .action(cx, new NativeObject(), new Subject(subject), args, action);
      allowance.charge(meter.taken());
      return result;
    } catch (LimitError e) {
      throw ExpressionException.beyond(
          e.limit(),
          "the regular expression "
              + Quoted.of(pattern)
              + " "
              + e.getMessage()
              + " on "
              + Quoted.of(subject));
    } finally {
      Context.exit();
    }
  }

  private static Value groups(NativeArray found) {
    Value[] groups = new Value[(int) found.getLength()];
    for (int i = 0; i < groups.length; i++) {
      groups[i] =
          found.get(i, found) instanceof CharSequence text
              ? Text.of(text.toString())
              : Undefined.UNDEFINED;
    }
    return Arr.of(groups);
  }

  /** The engine takes its subject from an object. */
  private static final class Subject extends ScriptableObject {

    private static final long serialVersionUID = 1L;

    private final String text;

    Subject(String text) {
      this.text = text;
    }

    @Override
    public String getClassName() {
      return "String";
    }

    @Override
    public Object getDefaultValue(Class<?> hint) {
      return text;
    }
  }
}
