package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.Scriptable;

/** Evaluates an expression in the interpreter. */
final class InterpretedExpression {

  private final String source;
  private final Script script;
  private final List<Element> elements;
  private final Usage usage;
  private final ThreadLocal<Sandbox> sandboxes;

  InterpretedExpression(
      String source,
      Script script,
      List<Element> elements,
      Usage usage,
      ThreadLocal<Sandbox> sandboxes) {
    this.source = source;
    this.script = script;
    this.elements = elements;
    this.usage = usage;
    this.sandboxes = sandboxes;
  }

  Value evaluate(Scope scope) {
    return sandboxes
        .get()
        .run(
            () -> source,
            run -> {
              bind(run, scope);
              return new FromScript(run.meter()).convert(run.execute(script));
            });
  }

  Expression.Target evaluateTarget(Scope scope) {
    return sandboxes
        .get()
        .run(
            () -> source,
            run -> {
              Object[] labels = bind(run, scope);
              Object result = run.execute(script);
              Value value = new FromScript(run.meter()).convert(result);
              return target(labels, result, value);
            });
  }

  /** Defines what the expression mentions, and returns the labels among it by element. */
  private Object[] bind(Sandbox.Run run, Scope scope) {
    Object[] labels = new Object[elements.size()];
    for (int i = 0; i < elements.size(); i++) {
      if (usage.mentions(i)) {
        run.define("$" + elements.get(i).id(), element(run, scope, i, labels));
      }
    }
    if (usage.mentionsIteration()) {
      run.define("$$iter", (double) scope.iteration());
    }
    if (usage.mentionsGraph()) {
      run.defineGraph(scope.graph());
    }
    return labels;
  }

  private NativeObject element(Sandbox.Run run, Scope scope, int i, Object[] labels) {
    NativeObject object = run.toScript().object();
    if (elements.get(i).node()) {
      object.put("id", object, Integer.toString(scope.nodeId(i)));
    }
    if (usage.mentionsLabel(i)) {
      labels[i] = run.toScript().convert(scope.label(i));
      object.put("label", object, labels[i]);
    }
    if (usage.mentionsMatch(i)) {
      object.put("match", object, run.toScript().convert(scope.match(i)));
    }
    return object;
  }

  /** Finds the result among the labels that the script was given. */
  private static Expression.Target target(Object[] labels, Object result, Value value) {
    if (result instanceof NativeObject || result instanceof NativeArray) {
      Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      for (int i = 0; i < labels.length; i++) {
        List<String> path = new ArrayList<>();
        if (find(labels[i], result, path, seen)) {
          return new Expression.Target(value, i, List.copyOf(path));
        }
      }
    }
    return new Expression.Target(value, -1, List.of());
  }

  private static boolean find(Object within, Object wanted, List<String> path, Set<Object> seen) {
    if (within == wanted) {
      return true;
    }
    if (!(within instanceof Scriptable object) || !seen.add(within)) {
      return false;
    }
    for (Object id : object.getIds()) {
      path.add(id.toString());
      if (find(Keys.get(object, id), wanted, path, seen)) {
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }
}
