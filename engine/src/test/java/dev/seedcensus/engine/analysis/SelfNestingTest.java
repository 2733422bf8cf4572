package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Program;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a rule's structure tells, against what the rule does. */
class SelfNestingTest {

  private static String grammar(String rule) {
    return ("{'name': 'one rule', 'start': 'START', 'rules': [" + rule + "]}").replace('\'', '"');
  }

  private static Rule rule(String rule) {
    return Bundled.parse(grammar(rule)).stages().get(0).rules().get(0);
  }

  private static Rule primitive(String options) {
    return rule("{'primitive': " + options + "}");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "\"'key-door'\", false, false",
        "\"'dag-key-lock'\", true, true",
        "\"'cycle-close-return'\", false, false",
        "\"'social-lock', 'idRole': 'x'\", true, false",
        "\"'social-lock', 'idRole': 'x', 'chain': 'spine'\", true, false",
        "\"'social-lock', 'idRole': 'x', 'nest': true\", true, true",
        "\"'midpoint-room'\", false, false",
        "\"'dead-end'\", true, false",
        "\"'parallel-path'\", true, false",
        "\"'health-potion'\", false, false",
        "\"'dag-midpoint'\", true, false",
        "\"'refine-path-to-passage'\", false, false",
        "\"'monster-battle'\", false, false"
      })
  void primitives(String options, boolean own, boolean nests) {
    assertEquals(own, SelfNesting.appliesToItsOwn(primitive(options)), options);
    assertEquals(nests, SelfNesting.nests(primitive(options)), options);
  }

  @Test
  void theEdgesOfTheAcyclicLock() {
    assertEquals(
        List.of(
            new SelfNesting.OwnEdge("a", "k", true, true),
            new SelfNesting.OwnEdge("a", "s", false, true),
            new SelfNesting.OwnEdge("k", "j", false, true),
            new SelfNesting.OwnEdge("s", "j", false, true)),
        SelfNesting.ownEdges(primitive("'dag-key-lock'")));
  }

  /** A rule that cannot be applied to its own work stops when the chain's edges are used up. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "\"'key-door'\"",
        "\"'dag-key-lock'\"",
        "\"'social-lock', 'idRole': 'x'\"",
        "\"'midpoint-room'\"",
        "\"'dead-end'\"",
        "\"'parallel-path'\"",
        "\"'dag-midpoint'\"",
        "\"'refine-path-to-passage'\""
      })
  void theRunAgrees(String options) {
    String limited = "{'primitive': " + options + ", 'limit': 20}";
    Evolver evolver = new Evolver(Program.compile(Bundled.parse(grammar(limited))));
    for (int seed = 1; seed <= 8; seed++) {
      OnChain.evolve(evolver, seed);
      boolean stops = evolver.iterations() <= 6;
      assertEquals(SelfNesting.appliesToItsOwn(primitive(options)), !stops, options);
    }
  }

  @Test
  void anEdgeThatIsOnlyKeptIsNotOfItsOwnMaking() {
    String lhs =
        "'lhs': {'node': [{'id': 'a'}, {'id': 'b'}], 'edge': [{'id': 'e', 'v': 'a', 'w': 'b', 'label': 'x'}]}";
    Rule keeping =
        rule(
            "{'name': 'r', "
                + lhs
                + ", 'rhs': {'node': [{'id': 'a'}, {'id': 'b'}], 'edge': ['e']}}");
    assertEquals(List.of(), SelfNesting.ownEdges(keeping));
    Rule turning =
        rule(
            "{'name': 'r', "
                + lhs
                + ", 'rhs': {'node': [{'id': 'a'}, {'id': 'b'}], 'edge': [{'v': 'b', 'w': 'a', 'label': {'$eval': '$e.label'}}]}}");
    assertEquals(
        List.of(new SelfNesting.OwnEdge("b", "a", false, true)), SelfNesting.ownEdges(turning));
  }

  @Test
  void labelsOfMatchedNodesAreKnownAsFarAsTheirQueries() {
    String sides =
        "{'name': 'r', 'lhs': {'node': ['a', 'b'], 'edge': [{'v': 'a', 'w': 'b'}]}, "
            + "'rhs': {'node': [{'id': 'a'}, {'id': 'b'}], 'edge': [{'v': '%s', 'w': '%s'}]}}";
    assertEquals(List.of(), SelfNesting.ownEdges(rule(sides.formatted("b", "a"))));
    assertEquals(
        List.of(new SelfNesting.OwnEdge("a", "b", false, true)),
        SelfNesting.ownEdges(rule(sides.formatted("a", "b"))));
  }

  @Test
  void whatDependsOnTheSiteMayMatch() {
    Rule copying =
        rule(
            "{'name': 'r', 'lhs': {'node': ['a', 'b'], 'edge': [{'v': 'a', 'w': 'b', 'label': {'t': 'x'}}]}, "
                + "'rhs': {'node': [{'id': 'a'}, {'id': 'b'}, {'id': 'c', 'label': 'b'}], "
                + "'edge': [{'v': 'a', 'w': 'c', 'label': {'t': {'$eval': '$a.label + 1'}}}]}}");
    assertEquals(
        List.of(new SelfNesting.OwnEdge("a", "c", false, false)), SelfNesting.ownEdges(copying));
  }
}
