package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Compares the search for occurrences with one that tries every tuple of nodes against the
 * definition.
 */
class OccurrencesTest {

  private static final int CASES = 600;

  @Test
  void equalToEveryTupleThatFitsInTheSameOrder() {
    int found = 0;
    for (int seed = 0; seed < CASES; seed++) {
      RandomGrammars made = new RandomGrammars(seed);
      Grammar grammar = RecordedRuns.grammarText(made.grammar().toString());
      Program program = Program.compile(grammar);
      HostGraph graph = new HostGraph();
      made.startGraph().copyTo(graph);
      for (CompiledStage stage : program.stages()) {
        for (int r = 0; r < stage.ruleCount(); r++) {
          CompiledRule rule = stage.rule(r);
          List<String> expected = everyTupleThatFits(rule, graph);
          assertEquals(expected, plain(rule, graph), "case " + seed + " rule " + rule.index());
          assertEquals(
              expected,
              searched(new PatternSearch(rule.pattern(), graph, new WorkCount()), graph),
              "case " + seed + " rule " + rule.index());
          assertEquals(
              expected,
              searched(OccurrenceSearch.of(rule.pattern(), graph, new WorkCount()), graph),
              "case " + seed + " rule " + rule.index());
          found += expected.size();
        }
      }
    }
    assertTrue(found > CASES, "the cases have " + found + " occurrences, too few to mean anything");
  }

  private static List<String> plain(CompiledRule rule, HostGraph graph) {
    return Occurrences.list(rule.pattern(), graph).stream()
        .map(image -> ids(graph, image))
        .toList();
  }

  /** What a search finds, put in order. */
  private static List<String> searched(OccurrenceSearch search, HostGraph graph) {
    List<int[]> images = new ArrayList<>();
    search.everywhere(image -> images.add(image.clone()));
    Comparator<int[]> byIds =
        Comparator.comparing(
            image -> Arrays.stream(image).map(graph::id).toArray(), (a, b) -> Arrays.compare(a, b));
    return images.stream().sorted(byIds).map(image -> ids(graph, image)).toList();
  }

  private static String ids(HostGraph graph, int[] image) {
    return Arrays.toString(Arrays.stream(image).map(graph::id).toArray());
  }

  private static List<String> everyTupleThatFits(CompiledRule rule, HostGraph graph) {
    List<String> tuples = new ArrayList<>();
    int size = rule.pattern().size();
    int[] ids = graph.nodes();
    int[] digits = new int[size];
    while (true) {
      int[] tuple = Arrays.stream(digits).map(digit -> ids[digit]).toArray();
      if (fits(rule, graph, tuple)) {
        tuples.add(Arrays.toString(tuple));
      }
      int at = size - 1;
      while (at >= 0 && ++digits[at] == ids.length) {
        digits[at--] = 0;
      }
      if (at < 0) {
        return tuples;
      }
    }
  }

  private static boolean fits(CompiledRule compiled, HostGraph graph, int[] tuple) {
    Rule rule = compiled.rule();
    int size = tuple.length;
    if (Arrays.stream(tuple).distinct().count() != size) {
      return false;
    }
    for (int v = 0; v < size; v++) {
      boolean labelFits = compiled.plan().elementQuery(v).matches(graph.nodeLabel(tuple[v]));
      boolean degreeFits =
          !rule.lhs().nodes().get(v).strict()
              || graph.neighbors(tuple[v]).length == patternNeighbours(rule.lhs(), v);
      if (!labelFits || !degreeFits) {
        return false;
      }
    }
    for (int e = 0; e < rule.lhs().edges().size(); e++) {
      Pattern.Edge edge = rule.lhs().edges().get(e);
      int v = tuple[edge.v()];
      int w = tuple[edge.w()];
      if (!graph.hasEdge(v, w)
          || !compiled.plan().elementQuery(size + e).matches(graph.edgeLabel(v, w))) {
        return false;
      }
    }
    return !rule.induced() || hasNoFurtherEdge(rule.lhs(), graph, tuple);
  }

  private static boolean hasNoFurtherEdge(Pattern lhs, HostGraph graph, int[] tuple) {
    for (int v = 0; v < tuple.length; v++) {
      for (int w = 0; w < tuple.length; w++) {
        int from = v;
        int to = w;
        boolean inPattern =
            lhs.edges().stream().anyMatch(edge -> edge.v() == from && edge.w() == to);
        if (graph.hasEdge(tuple[v], tuple[w]) && !inPattern) {
          return false;
        }
      }
    }
    return true;
  }

  private static long patternNeighbours(Pattern lhs, int v) {
    return lhs.edges().stream()
        .filter(edge -> edge.v() == v || edge.w() == v)
        .map(edge -> edge.v() == v ? edge.w() : edge.v())
        .distinct()
        .count();
  }
}
