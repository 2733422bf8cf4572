package dev.seedcensus.engine.expr;

import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Callable;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Undefined;
import org.mozilla.javascript.regexp.NativeRegExp;

/**
 * Guards of everything that runs a regular expression. The interpreter counts the instructions of
 * its regular expressions; each may look at the whole subject and carry all groups, so it is
 * charged in proportion to those.
 */
final class RegexGuards {

  private static final int UNITS_PER_INSTRUCTION = 64;
  private static final int UNITS_PER_GROUP = 16;

  private RegexGuards() {}

  /** {@code exec}, {@code test} and the symbol-named functions of a regular expression. */
  static Object onRegex(Guard.Call call) {
    Scriptable regex = plain(call.self());
    String subject = ScriptRuntime.toString(call.arg(0));
    return weighed(call.withArg(0, subject), regex, subject.length());
  }

  /** {@code match}, {@code matchAll}, {@code search} and {@code split} of a string. */
  static Object onText(Guard.Call call) {
    Guard.Call on = TextGuards.onText(call);
    Object pattern = on.arg(0);
    if (pattern instanceof NativeRegExp) {
      plain(pattern);
    } else {
      TextGuards.chargeSearch(on, pattern);
    }
    return weighed(on, pattern, GuardedFunction.weight(on.self()));
  }

  /** {@code replace} of a regular expression by its symbol. */
  static Object replaceOnRegex(Guard.Call call) {
    Scriptable regex = plain(call.self());
    String subject = ScriptRuntime.toString(call.arg(0));
    return replaced(call.withArg(0, subject), regex, subject.length());
  }

  /** {@code replace} and {@code replaceAll} of a string. */
  static Object replaceOnText(Guard.Call call) {
    Guard.Call on = TextGuards.onText(call);
    Object pattern = on.arg(0);
    if (pattern instanceof NativeRegExp) {
      plain(pattern);
    } else if (pattern instanceof Scriptable) {
      pattern = ScriptRuntime.toString(pattern);
      on = on.withArg(0, pattern);
    }
    TextGuards.chargeSearch(on, pattern instanceof CharSequence ? pattern : "");
    return replaced(on, pattern, GuardedFunction.weight(on.self()));
  }

  private static Object replaced(Guard.Call call, Object pattern, long subject) {
    Object by = call.arg(1);
    if (by instanceof Callable function && !(by instanceof NativeRegExp)) {
      return weighed(
          call.withArg(1, new Counted(call.context(), call.scope(), function)), pattern, subject);
    }
    String text = ScriptRuntime.toString(by);
    long longest = text.length() + text.chars().filter(c -> c == '$').count() * subject;
    Guard.Call settled = call.withArg(1, text);
    if (longest > 0) {
      call.meter().fits(subject + (double) longest * matches(settled, pattern, subject));
    }
    return weighed(settled, pattern, subject);
  }

  /** How often the pattern is replaced, found out by replacing it with nothing. */
  private static long matches(Guard.Call call, Object pattern, long subject) {
    if (call.args().length < 2) {
      return subject + 1;
    }
    Counted counter = new Counted(call.context(), call.scope(), (cx, scope, self, args) -> "");
    weighed(call.withArg(1, counter), pattern, subject);
    return counter.calls;
  }

  private static Object weighed(Guard.Call call, Object pattern, long subject) {
    Object source = pattern instanceof NativeRegExp regex ? regex.get("source", regex) : pattern;
    long groups = source instanceof CharSequence text ? groups(text.toString()) : 0;
    long before = weigh(call.meter(), subject, groups);
    try {
      return call.proceed();
    } finally {
      call.meter().weigh(before);
    }
  }

  /** Makes instructions count for what they may go through; gives what they counted for before. */
  static long weigh(Meter meter, long subject, long groups) {
    return meter.weigh(1 + (subject + UNITS_PER_GROUP * groups) / UNITS_PER_INSTRUCTION);
  }

  /** The groups of a pattern, or a few more. */
  static long groups(String pattern) {
    return pattern.chars().filter(c -> c == '(').count();
  }

  /** A regular expression that runs the library's functions, not some of the script's own. */
  private static Scriptable plain(Object value) {
    if (value instanceof NativeRegExp regex
        && !regex.has("exec", regex)
        && regex.getPrototype() instanceof ScriptableObject library
        && library.isSealed()) {
      return regex;
    }
    throw ScriptRuntime.typeError("A regular expression with functions of its own is not allowed");
  }

  /** A replacement function that is charged for what it returns. */
  private static final class Counted extends BaseFunction {

    private static final long serialVersionUID = 1L;

    private final transient Callable function;
    private long calls;

    Counted(Context cx, Scriptable scope, Callable function) {
      this.function = function;
      ScriptRuntime.setFunctionProtoAndParent(this, cx, ScriptableObject.getTopLevelScope(scope));
    }

    @Override
    public Object call(Context cx, Scriptable scope, Scriptable self, Object[] args) {
      calls++;
      Meter meter = SandboxContext.meter(cx);
      Object result = function.call(cx, scope, Undefined.SCRIPTABLE_UNDEFINED, args);
      String text = ScriptRuntime.toString(result);
      meter.steps(args.length);
      meter.size(text.length());
      return text;
    }
  }
}
