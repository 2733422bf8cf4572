package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;
import org.mozilla.javascript.Callable;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Undefined;

/** A test that runs as plain Java where it can, else in the interpreter. */
final class CompiledTest implements LabelTest {

  private final String source;
  private final Op op;
  private final Script script;
  private final ThreadLocal<Sandbox> sandboxes;

  CompiledTest(String source, Op op, Script script, ThreadLocal<Sandbox> sandboxes) {
    this.source = source;
    this.op = op;
    this.script = script;
    this.sandboxes = sandboxes;
  }

  @Override
  public boolean test(Value label) {
    if (op != null) {
      try {
        return op.test(new OneLabel(label));
      } catch (Op.Bail e) {
        // The interpreter knows.
      }
    }
    return sandboxes.get().run(() -> source, run -> test(run, label));
  }

  private boolean test(Sandbox.Run run, Value label) {
    if (!(run.execute(script) instanceof Callable function)) {
      throw new ExpressionException(
          "the test " + Quoted.of(source) + " is no function, such as \"l => l.level > 1\"");
    }
    Object[] args = {run.toScript().convert(label)};
    Object answer =
        ScriptRuntime.doTopCall(
            function, run.context(), run.scope(), Undefined.SCRIPTABLE_UNDEFINED, args, false);
    return ScriptRuntime.toBoolean(answer);
  }

  @Override
  public String source() {
    return source;
  }

  boolean isNative() {
    return op != null;
  }

  /** The scope of a test's body: its parameter, and nothing else. */
  private record OneLabel(Value label) implements Scope {

    @Override
    public Value label(int element) {
      return label;
    }

    @Override
    public int iteration() {
      throw new UnsupportedOperationException("a test has no iteration");
    }

    @Override
    public Value match(int element) {
      throw new UnsupportedOperationException("a test has no match");
    }

    @Override
    public int nodeId(int element) {
      throw new UnsupportedOperationException("a test has no nodes");
    }

    @Override
    public boolean hasEdge(int fromElement, int toElement) {
      throw new UnsupportedOperationException("a test has no nodes");
    }

    @Override
    public GraphView graph() {
      throw new UnsupportedOperationException("a test has no graph");
    }
  }
}
