package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the edges that a rule has added are sites of the same rule, found by trying.
 *
 * <p>A rule <em>feeds itself</em> if one of the edges that it adds, together with its ends, is a
 * site of its own left side. It <em>nests in itself</em> if such an edge leads to a key: then the
 * rule can put a key behind a lock of its own making, and with it whatever that key opens. A rule
 * whose left side is more than an edge does neither by this test.
 *
 * <p>{@link dev.seedcensus.engine.analysis.SelfNesting} asks the same of the rule's text: it needs
 * no application, takes rules of any left side, and leaves out conditions, so that it may say yes
 * where this says no. This one is about a single application, conditions and limits included.
 */
final class OwnSites {

  private final Evolver once;
  private boolean feeds;
  private boolean nests;

  /**
   * @param once an evolver that applies the rule once
   */
  OwnSites(Evolver once) {
    this.once = once;
  }

  /**
   * Looks at what an application has added.
   *
   * @param names the nodeIds that there were before
   * @param after the graph after the application
   */
  void look(Set<String> names, GameGraph after) {
    feeds = false;
    nests = false;
    for (int edge = 0; edge < after.edgeCount(); edge++) {
      boolean added =
          isNew(names, after, after.source(edge)) || isNew(names, after, after.target(edge));
      if (added && isSite(after, edge)) {
        feeds = true;
        nests |= after.isKey(after.target(edge));
      }
    }
  }

  private static boolean isNew(Set<String> names, GameGraph after, int node) {
    return !names.contains(name(after, node));
  }

  /** The nodeIds of a graph. */
  static Set<String> names(GameGraph graph) {
    Set<String> names = new HashSet<>();
    for (int node = 0; node < graph.nodeCount(); node++) {
      names.add(name(graph, node));
    }
    return names;
  }

  private static String name(GameGraph graph, int node) {
    return graph.nodeLabel(node).get("nodeId").toString();
  }

  private boolean isSite(GameGraph graph, int edge) {
    List<StartGraph.Node> ends = new ArrayList<>();
    ends.add(new StartGraph.Node(1, graph.nodeLabel(graph.source(edge))));
    ends.add(new StartGraph.Node(2, graph.nodeLabel(graph.target(edge))));
    StartGraph alone =
        new StartGraph(ends, List.of(new StartGraph.Edge(1, 2, graph.edgeLabel(edge))));
    once.evolveFrom(alone, 0, EnumSet.of(Need.ITERATIONS), Observer.NOBODY);
    return once.iterations() == 1;
  }

  boolean feeds() {
    return feeds;
  }

  boolean nests() {
    return nests;
  }
}
