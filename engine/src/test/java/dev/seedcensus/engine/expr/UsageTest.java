package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsageTest {

  private final ExpressionCompiler compiler = new ExpressionCompiler(ExpressionLimits.defaults());

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "1 | MATCH | false",
        "$a.label.level | MATCH | false",
        "$a.id < $b.id | MATCH | false",
        "$a | MATCH | false",
        "$a.label.tags.map(t => t + $a.id).length | MATCH | false",
        "Object.keys($a.label) | MATCH | false",
        "$$iter | ITERATION | false",
        "`e_${$$iter + 1}` | ITERATION | false",
        "$a.label.tags.map(t => t + $$iter) | ITERATION | false",
        "({n: [$$iter]}) | ITERATION | false",
        "$$graph.hasEdge($a.id, $b.id) | MATCH | true",
        "!$$graph.hasEdge({v: $b.id, w: $a.id}) | MATCH | true",
        "$$graph.edge($a.id, $b.id) | MATCH | true",
        "$$graph.edge({w: $b.id, v: $a.id}).type | MATCH | true",
        "$$graph.hasEdge($a.id, $b.id) && $$iter | ITERATION | true",
        "$$graph.hasEdge($a.id, '7') | GRAPH | true",
        "$$graph.hasEdge($a.id, $e.id) | GRAPH | true",
        "$$graph.hasEdge($a.id, $c.id) | GRAPH | true",
        "$$graph.hasEdge($a.label.id, $b.id) | GRAPH | true",
        "$$graph.hasEdge($a.id, $b.id, $$graph.nodes()) | GRAPH | true",
        "$$graph['hasEdge']($a.id, $b.id) | GRAPH | true",
        "$$graph.hasEdge.call($$graph, $a.id, $b.id) | GRAPH | true",
        "$$graph.distance($a.id, $b.id) >= 2 | GRAPH | true",
        "!$$graph.bypassed($a.id, $b.id) | GRAPH | true",
        "$$graph.countEdges('path') | GRAPH | true",
        "$$graph.nodes().length | GRAPH | true",
        "$$graph.successors($a.id) | GRAPH | true",
        "$$graph.nodeCount() + $$iter | GRAPH | true",
        "$$graph | GRAPH | true",
        "$$gr\\u0061ph.nodes() | GRAPH | true",
        "(g => g.nodes())($$graph) | GRAPH | true",
        "this['$$graph'] | GRAPH | true",
        "globalThis['$$' + 'graph'] | GRAPH | true",
        "(function () { return this })()['$$graph'] | GRAPH | true",
        "(function () { return arguments[0] })(1) | GRAPH | true",
        "eval('$$graph') | GRAPH | true",
        "(() => { var x = 1; return x })() | GRAPH | true",
        "((a = $$graph) => a)() | GRAPH | true",
      })
  void readsAreFoundInTheSyntaxTree(String source, Expression.Reads reads, boolean graph) {
    Expression expression = compiler.compile(source, TestScope.ELEMENTS);
    assertEquals(reads, expression.reads(), source);
    assertEquals(graph, expression.mentionsGraph(), source);
  }

  /** What is not mentioned is not there, so that nothing can be read behind the analysis's back. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "Object.prototype.valueOf.call(null)['$$graph']",
        "Object.getOwnPropertyNames([].concat.call(undefined)[0] || {}).includes('$$iter')",
      })
  void roundaboutWaysFindNothing(String source) {
    Expression expression = compiler.compile(source, TestScope.ELEMENTS);
    assertEquals(Expression.Reads.MATCH, expression.reads(), source);
    String outcome;
    try {
      outcome = expression.evaluate(TestScope.recorded()).toString();
    } catch (ExpressionException e) {
      outcome = e.getMessage().replaceAll(".* throws (\\w+):.*", "$1");
    }
    assertEquals(true, outcome.matches("null|false|TypeError"), outcome);
  }
}
