package dev.seedcensus.engine.expr;

import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.TopLevel;

/**
 * The global object of one evaluation. What the expression leaves here is gone afterwards; the
 * library behind it is sealed.
 */
final class EvaluationScope extends TopLevel {

  private static final long serialVersionUID = 1L;

  /** No identifier can be spelt like this, so that no declaration can hide the function. */
  static final String CHARGE = "+charge";

  /** Purposes that the function is called for: an operand of +, of a template, of a spread. */
  static final int ADDED = 0;

  static final int INSERTED = 1;
  static final int SPREAD = 2;

  private final transient TopLevel library;
  private final transient BaseFunction charge;

  EvaluationScope(TopLevel library, BaseFunction charge) {
    this.library = library;
    this.charge = charge;
    setPrototype(library);
    defineProperty("globalThis", this, DONTENUM);
  }

  @Override
  public Object get(String name, Scriptable start) {
    return CHARGE.equals(name) ? charge : super.get(name, start);
  }

  @Override
  public boolean has(String name, Scriptable start) {
    return CHARGE.equals(name) || super.has(name, start);
  }

  @Override
  public BaseFunction getBuiltinCtor(Builtins type) {
    return library.getBuiltinCtor(type);
  }

  /**
   * Called on what is about to be appended to a text or spread: charges for it, so that no text
   * grows beyond what was charged.
   */
  static final class Charge extends BaseFunction {

    private static final long serialVersionUID = 1L;

    Charge(Context cx, Scriptable scope) {
      ScriptRuntime.setFunctionProtoAndParent(this, cx, scope);
    }

    @Override
    public Object call(Context cx, Scriptable scope, Scriptable self, Object[] args) {
      if (args[0] instanceof Number) {
        return args[0];
      }
      Object value =
          switch (((Number) args[1]).intValue()) {
            case ADDED -> ScriptRuntime.toPrimitive(args[0]);
            case INSERTED -> ScriptRuntime.toString(args[0]);
            default -> args[0];
          };
      SandboxContext.meter(cx).size(GuardedFunction.weight(value));
      return value;
    }
  }
}
