package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.regex.Pattern;

/**
 * Tells whether a grammar's expressions may see in which order edges were added.
 *
 * <p>Only listings of edges show it. An expression that does anything with the graph beside the
 * calls that are known not to list edges is taken to see it.
 */
final class EdgeOrder {

  private static final Pattern MAY_LIST_EDGES =
      Pattern.compile(
          "\\$\\$graph(?!\\.(?:hasEdge|hasNode|nodeCount|edgeCount|nodes|node|edge|successors|predecessors|neighbors"
              + "|sources|sinks|distance|bypassed|countEdges)\\()|\\bthis\\b|\\beval\\b");

  private EdgeOrder() {}

  static boolean isObservable(Grammar grammar) {
    return grammar.stages().stream()
        .flatMap(stage -> stage.rules().stream())
        .anyMatch(EdgeOrder::mayList);
  }

  private static boolean mayList(Rule rule) {
    return (rule.condition() != null && mayList(Text.of(rule.condition())))
        || mayList(rule.weight())
        || rule.rhs().nodes().stream().anyMatch(node -> mayList(node.recipe()))
        || rule.rhs().edges().stream().anyMatch(edge -> mayList(edge.recipe()));
  }

  private static boolean mayList(Value value) {
    if (value instanceof Text text) {
      return MAY_LIST_EDGES.matcher(text.value()).find();
    }
    boolean found = false;
    if (value instanceof Arr array) {
      for (int i = 0; i < array.length() && !found; i++) {
        found = mayList(array.at(i));
      }
    } else if (value instanceof Obj object) {
      for (int i = 0; i < object.size() && !found; i++) {
        found = mayList(object.at(i));
      }
    }
    return found;
  }
}
