package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.function.Function;
import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.Undefined;

/** Makes the object that a script knows as {@code $$graph}. */
final class GraphObject {

  /** Steps of a question, beside one for each node or edge in its answer. */
  private static final int QUESTION = 4;

  private static final List<Question> QUESTIONS =
      List.of(
          new Question("nodes", ask -> ask.ids(ask.graph.nodes())),
          new Question("edges", ask -> ask.edges(ask.graph.edges())),
          new Question("node", ask -> ask.label(ask.graph.nodeLabel(ask.id(0)))),
          new Question(
              "edge", ask -> ask.label(ask.graph.edgeLabel(ask.end("v", 0), ask.end("w", 1)))),
          new Question("hasNode", ask -> ask.graph.hasNode(ask.id(0))),
          new Question("hasEdge", ask -> ask.graph.hasEdge(ask.end("v", 0), ask.end("w", 1))),
          new Question("predecessors", ask -> ask.ids(ask.graph.predecessors(ask.id(0)))),
          new Question("successors", ask -> ask.ids(ask.graph.successors(ask.id(0)))),
          new Question("neighbors", ask -> ask.ids(ask.graph.neighbors(ask.id(0)))),
          new Question("inEdges", ask -> ask.edges(ask.graph.inEdges(ask.id(0)))),
          new Question("outEdges", ask -> ask.edges(ask.graph.outEdges(ask.id(0)))),
          new Question("nodeCount", ask -> (double) ask.graph.nodeCount()),
          new Question("edgeCount", ask -> (double) ask.graph.edgeCount()),
          new Question("distance", Asked::distance),
          new Question("bypassed", Asked::bypassed),
          new Question("countEdges", Asked::countEdges),
          new Question("sources", ask -> ask.ids(ask.graph.sources())),
          new Question("sinks", ask -> ask.ids(ask.graph.sinks())));

  private GraphObject() {}

  /** A sealed object that answers for the graph of whatever evaluation asks it. */
  static NativeObject create(Context cx, Scriptable scope) {
    NativeObject object = (NativeObject) cx.newObject(scope);
    for (Question question : QUESTIONS) {
      GraphFunction function = new GraphFunction(cx, scope, question);
      function.sealObject();
      object.put(question.name(), object, function);
    }
    object.sealObject();
    return object;
  }

  /**
   * The node id that a text or number spells, or 0, which no node has: {@code "7"} and 7 name node
   * 7, {@code "07"}, 7.5 and everything else name none.
   */
  static int nodeId(String text) {
    int length = text.length();
    if (length == 0 || length > 10 || text.charAt(0) == '0') {
      return 0;
    }
    long id = 0;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return 0;
      }
      id = id * 10 + (c - '0');
    }
    return id <= Integer.MAX_VALUE ? (int) id : 0;
  }

  static int nodeId(double number) {
    return number > 0 && number == (int) number ? (int) number : 0;
  }

  /** A function of the graph, by its name. */
  private record Question(String name, Function<Asked, Object> answer) {}

  /** A question's arguments, in the evaluation that asks it. */
  private static final class Asked {

    private final GraphView graph;
    private final ToScript toScript;
    private final Meter meter;
    private final Object[] args;

    Asked(SandboxContext asking, Object[] args) {
      this.graph = asking.graph();
      this.toScript = asking.toScript();
      this.meter = SandboxContext.meter(asking);
      this.args = args;
    }

    Object ids(int[] nodes) {
      charge(nodes);
      return toScript.ids(nodes);
    }

    Object edges(int[] pairs) {
      charge(pairs);
      return toScript.edges(pairs);
    }

    Object label(Value label) {
      return toScript.convert(label);
    }

    /** Charges for all that the search may look at. */
    Object distance() {
      meter.steps(graph.nodeCount() + graph.edgeCount());
      int distance = graph.distance(id(0), id(1));
      return distance < 0 ? Undefined.instance : (Object) (double) distance;
    }

    Object bypassed() {
      meter.steps(graph.nodeCount() + graph.edgeCount());
      return graph.bypassed(end("v", 0), end("w", 1));
    }

    Object countEdges() {
      meter.steps(graph.edgeCount());
      String type = ScriptRuntime.toString(args.length > 0 ? args[0] : Undefined.instance);
      return (double) graph.countEdges(type);
    }

    int id(int index) {
      return index < args.length ? spelt(args[index]) : 0;
    }

    /** An end of an edge, which is given by two arguments or as an object with v and w. */
    int end(String key, int index) {
      boolean object = args.length == 1 && args[0] instanceof NativeObject;
      return object ? spelt(Keys.get((NativeObject) args[0], key)) : id(index);
    }

    private static int spelt(Object value) {
      return value instanceof Number number
          ? nodeId(number.doubleValue())
          : nodeId(ScriptRuntime.toString(value));
    }

    private void charge(int[] found) {
      if (found != null) {
        meter.steps(found.length);
      }
    }
  }

  private static final class GraphFunction extends BaseFunction {

    private static final long serialVersionUID = 1L;

    private final transient Question question;

    GraphFunction(Context cx, Scriptable scope, Question question) {
      this.question = question;
      ScriptRuntime.setFunctionProtoAndParent(this, cx, scope);
    }

    @Override
    public Object call(Context cx, Scriptable scope, Scriptable self, Object[] args) {
      SandboxContext.meter(cx).steps(QUESTION);
      return question.answer().apply(new Asked((SandboxContext) cx, args));
    }

    @Override
    public String getFunctionName() {
      return question.name();
    }
  }
}
