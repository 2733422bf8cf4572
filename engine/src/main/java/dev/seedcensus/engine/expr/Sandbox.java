package dev.seedcensus.engine.expr;

import java.util.function.Function;
import java.util.function.Supplier;
import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.EcmaError;
import org.mozilla.javascript.JavaScriptException;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.TopLevel;
import org.mozilla.javascript.regexp.RegExpImpl;

/** Runs scripts for one thread, each in a global object of its own and against fresh limits. */
final class Sandbox {

  private final SandboxContext.Factory factory;
  private final SandboxContext context;
  private final TopLevel library;
  private final BaseFunction charge;
  private final Scriptable graph;
  private final Allowance allowance;

  /**
   * A sandbox for the calling thread.
   *
   * @param allowance what the thread's runs may spend
   */
  Sandbox(SandboxContext.Factory factory, Allowance allowance) {
    this.factory = factory;
    this.allowance = allowance;
    context = factory.begin();
    try {
      library = Library.create(context);
      charge = new EvaluationScope.Charge(context, library);
      charge.sealObject();
      graph = GraphObject.create(context, library);
    } finally {
      Context.exit();
    }
  }

  /** One evaluation under way. */
  record Run(
      SandboxContext context,
      EvaluationScope scope,
      ToScript toScript,
      Meter meter,
      Scriptable graphObject) {

    Object execute(Script script) {
      return script.exec(context, scope, scope);
    }

    void defineGraph(GraphView graph) {
      context.serve(graph, toScript);
      define("$$graph", graphObject);
    }

    void define(String name, Object value) {
      scope.put(name, scope, value);
    }
  }

  /**
   * What an evaluation computes.
   *
   * @throws ExpressionException if a script in it throws or exceeds a limit
   */
  <T> T run(Supplier<String> source, Function<Run, T> evaluation) {
    factory.enterContext(context);
    try {
      Meter meter = context.restart(factory.limits(), allowance);
      // It remembers the last match of a regular expression.
      ScriptRuntime.setRegExpProxy(context, new RegExpImpl());
      EvaluationScope scope = new EvaluationScope(library, charge);
      T result =
          evaluation.apply(new Run(context, scope, new ToScript(scope, library), meter, graph));
      allowance.charge(meter.taken());
      return result;
    } catch (LimitError e) {
      throw ExpressionException.beyond(e.limit(), how(source, e.getMessage()));
    } catch (StackOverflowError e) {
      throw failed(source, "recurses too deep", null);
    } catch (RhinoException e) {
      // Not as the cause: its message may be something that the script would have to compute.
      throw failed(source, "throws " + thrown(e), null);
    } catch (ExpressionException e) {
      throw e;
    } catch (RuntimeException e) {
      throw failed(source, "fails: " + e, e);
    } finally {
      context.serve(null, null);
      Context.exit();
    }
  }

  private static ExpressionException failed(Supplier<String> source, String how, Throwable cause) {
    return new ExpressionException(how(source, how), cause);
  }

  private static String how(Supplier<String> source, String clause) {
    return "the expression " + Quoted.of(source.get()) + " " + clause;
  }

  private static String thrown(RhinoException e) {
    if (e instanceof EcmaError error) {
      return oneClause(error.getName() + ": " + error.getErrorMessage());
    }
    return oneClause(e instanceof JavaScriptException own ? shown(own.getValue()) : e.details());
  }

  private static String shown(Object value) {
    if (value instanceof CharSequence text) {
      return Quoted.of(text.toString());
    }
    if (!(value instanceof Scriptable object)) {
      return Context.toString(value);
    }
    boolean computed =
        object instanceof ScriptableObject own
            && own.getGetterOrSetter("message", 0, own, false) instanceof BaseFunction;
    Object message = computed ? null : object.get("message", object);
    return name(object) + (message instanceof CharSequence ? ": " + message : "");
  }

  private static String name(Scriptable object) {
    boolean builtIn =
        object.getClassName().equals("Error")
            && object.getPrototype() instanceof ScriptableObject prototype
            && prototype.isSealed();
    return builtIn
        ? Context.toString(object.getPrototype().get("name", object))
        : object.getClassName();
  }

  private static String oneClause(String message) {
    return message.strip().replaceAll("\\s*\\n\\s*", " ").replaceAll("\\.$", "");
  }
}
