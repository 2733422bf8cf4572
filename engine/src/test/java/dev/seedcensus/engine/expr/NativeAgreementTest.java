package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Plain Java and the interpreter agree on expressions made at random, also where they throw. The
 * build tries the same expressions every time; {@code mvn -pl engine test
 * -Dtest=NativeAgreementTest -Dagreement.expressions=1000000 -Dagreement.seed=5000} tries others.
 */
class NativeAgreementTest {

  private static final long EXPRESSIONS = Long.getLong("agreement.expressions", 4000);
  private static final long FIRST = Long.getLong("agreement.seed", 1);
  private static final List<String> PATHS =
      List.of(
          "$a.label",
          "$a.label.p",
          "$a.label.q",
          "$a.label['p']",
          "$a.label.p.q",
          "$a.label.p[0]",
          "$a.label.p.length",
          "$b.label",
          "$b.label.p",
          "$b.label?.p",
          "$b.label?.p.q",
          "$b.label?.[0]",
          "$e.label.q",
          "$a.match",
          "$a.match.p[1]",
          "$a.match[0]",
          "$a.id",
          "$b.id",
          "$$iter");
  private static final List<String> LITERALS =
      List.of(
          "0",
          "1",
          "-1",
          "2.5",
          "1e21",
          "'x'",
          "''",
          "'10'",
          "' 7 '",
          "'y'",
          "true",
          "false",
          "null",
          "undefined",
          "`t`");
  private static final List<String> BINARY =
      List.of(
          "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "&&", "||", "+",
          "+", "<");
  private static final List<String> QUESTIONS =
      List.of("nodes", "edges", "nodeCount", "edgeCount", "sources", "sinks");
  private static final List<String> NODE_QUESTIONS =
      List.of("hasNode", "node", "predecessors", "successors", "neighbors", "inEdges", "outEdges");

  private final ExpressionCompiler compiler = new ExpressionCompiler(ExpressionLimits.defaults());

  @Test
  void plainJavaAgreesWithTheInterpreter() {
    for (long seed = FIRST; seed < FIRST + EXPRESSIONS; seed++) {
      agree(seed);
    }
  }

  private void agree(long seed) {
    Random random = new Random(seed);
    String source = expression(random, 3);
    CompiledExpression compiled =
        (CompiledExpression) compiler.compile(source, TestScope.ELEMENTS, true);
    Expression interpreted = compiler.compile(source, TestScope.ELEMENTS, false);
    assertTrue(compiled.isNative(), "seed " + seed + ": " + source);
    for (int i = 0; i < 4; i++) {
      TestScope scope = scope(random);
      String where = "seed " + seed + ": " + source + " with " + shown(scope);
      assertEquals(outcome(interpreted, scope), outcome(compiled, scope), where);
    }
  }

  /** Everything that can be asked of an expression, or the message where it throws. */
  private static String outcome(Expression expression, Scope scope) {
    try {
      Expression.Target target = expression.evaluateTarget(scope);
      return Vectors.exact(expression.evaluate(scope))
          + (" is " + Vectors.exact(target.value()) + target.element() + target.path())
          + (" tests " + expression.test(scope))
          + (" counts " + expression.number(scope));
    } catch (ExpressionException e) {
      return e.getMessage();
    }
  }

  private static String shown(TestScope scope) {
    return List.of(scope.label(0), scope.label(1), scope.label(2), scope.match(0)).toString();
  }

  private static String expression(Random random, int depth) {
    int kind = depth == 0 ? random.nextInt(2) : random.nextInt(9);
    return switch (kind) {
      case 0 -> pick(random, PATHS);
      case 1 -> pick(random, LITERALS);
      case 2 -> pick(random, List.of("!", "-", "+", "typeof ")) + "(" + inner(random, depth) + ")";
      case 3 ->
          "("
              + inner(random, depth)
              + " ? "
              + inner(random, depth)
              + " : "
              + inner(random, depth)
              + ")";
      case 4 -> "((" + inner(random, depth) + ") ?? (" + inner(random, depth) + "))";
      case 5 -> "`" + "<${" + inner(random, depth) + "}>`";
      case 6 -> question(random, depth);
      default ->
          "(("
              + inner(random, depth)
              + ") "
              + pick(random, BINARY)
              + " ("
              + inner(random, depth)
              + "))";
    };
  }

  private static String inner(Random random, int depth) {
    return expression(random, depth - 1);
  }

  private static String question(Random random, int depth) {
    return switch (random.nextInt(5)) {
      case 0 -> "$$graph." + pick(random, QUESTIONS) + "()";
      case 1 -> "$$graph." + pick(random, List.of("nodes", "edges", "sinks")) + "().length";
      case 2 -> "$$graph." + pick(random, NODE_QUESTIONS) + "(" + inner(random, depth) + ")";
      case 3 ->
          "$$graph."
              + pick(random, List.of("hasEdge", "edge", "distance", "bypassed"))
              + "("
              + inner(random, depth)
              + ", "
              + inner(random, depth)
              + ")";
      default ->
          pick(
              random,
              List.of(
                  "$$graph.hasEdge($a.id, $b.id)",
                  "$$graph.edge({w: $a.id, v: $b.id})",
                  "$$graph.distance($a.id, $b.id)",
                  "$$graph.bypassed($a.id, $b.id)",
                  "$$graph.countEdges('path') < 2",
                  "$$graph.successors($a.id).length",
                  "$$graph.outEdges($b.id)[0]"));
    };
  }

  private static TestScope scope(Random random) {
    Map<Integer, Value> nodes = new LinkedHashMap<>();
    Map<List<Integer>, Value> edges = new LinkedHashMap<>();
    int size = 2 + random.nextInt(11);
    for (int i = 1; i <= size; i++) {
      nodes.put(i, value(random, 1));
    }
    for (int i = 0; i < size; i++) {
      edges.put(List.of(1 + random.nextInt(size), 1 + random.nextInt(size)), value(random, 1));
    }
    return new TestScope()
        .label(0, value(random, 2))
        .label(1, value(random, 2))
        .label(2, value(random, 2))
        .match(0, value(random, 2))
        .ids(1 + random.nextInt(size), 1 + random.nextInt(size))
        .iteration(random.nextInt(3))
        .graph(new TestGraph(nodes, edges));
  }

  private static Value value(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 7 : 12)) {
      case 0 -> Undefined.UNDEFINED;
      case 1 -> Null.NULL;
      case 2 -> Bool.of(random.nextBoolean());
      case 3 -> Num.of(random.nextInt(4) - 1);
      case 4 -> Num.of(List.of(Double.NaN, -0.0, 2.5, 1e300).get(random.nextInt(4)));
      case 5, 6 -> Text.of(pick(random, List.of("", "x", "10", "7", "-1", "é", "0x1f", "null")));
      case 7, 8 -> Arr.of(value(random, depth - 1), value(random, depth - 1));
      default ->
          new Obj.Builder()
              .put(pick(random, List.of("p", "q", "length", "0")), value(random, depth - 1))
              .put(pick(random, List.of("p", "q", "toString")), value(random, depth - 1))
              .build();
    };
  }

  private static <T> T pick(Random random, List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
