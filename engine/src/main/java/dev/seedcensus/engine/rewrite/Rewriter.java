package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;

/**
 * Rewrites a host graph at a site, and tells which nodes are new and which old ones lost or gained
 * an edge.
 *
 * <p>Two ways lead to the same graph. The <em>literal</em> one does what the definition says, step
 * by step: add the new nodes, remove the matched edges, move what is left from old nodes to new
 * ones, remove the old nodes, add the new edges. The <em>short</em> one leaves a node that is kept
 * in its slot and gives it a new id, so its edges need not move; it is right where no recipe looks
 * at the graph in between, no edge is handed over, and nobody asks in which order edges were added.
 */
final class Rewriter {

  private final HostGraph graph;
  private final boolean alwaysLiteral;
  private final WorkCount work;
  private final long labelBytes;
  private long written;
  private int[] fresh = new int[8];
  private int freshCount;
  private CompiledRule lastRule;
  private int[] touched = new int[8];
  private int touchedCount;

  Rewriter(HostGraph graph, boolean alwaysLiteral, Limits limits, WorkCount work) {
    this.graph = graph;
    this.labelBytes = limits.of(Limit.LABEL_BYTES);
    this.work = work;
    this.alwaysLiteral = alwaysLiteral;
  }

  /** Slots of the nodes that the last rewrite added or renewed, in order of their ids. */
  int fresh(int i) {
    return fresh[i];
  }

  /** The rule that was rewritten last. */
  CompiledRule lastRule() {
    return lastRule;
  }

  /** Characters and values of all labels that rewrites have made since this was made. */
  long written() {
    return written;
  }

  int freshCount() {
    return freshCount;
  }

  /** Slots of older nodes that the last rewrite took an edge from or gave one to; may repeat. */
  int touched(int i) {
    return touched[i];
  }

  int touchedCount() {
    return touchedCount;
  }

  /**
   * Rewrites a site.
   *
   * @param image slots of the images of the rule's pattern nodes
   * @param scope the scope of the site, frozen
   */
  void rewrite(CompiledRule rule, int[] image, MatchScope scope) {
    RewritePlan plan = rule.plan();
    lastRule = rule;
    freshCount = 0;
    touchedCount = 0;
    fresh = room(fresh, plan.newNodes());
    if (isInPlace(rule)) {
      rewriteShortly(plan, image, scope);
    } else {
      rewriteLiterally(plan, image, scope);
    }
  }

  /** Whether a rewrite goes the short way: nodes that stay keep their slots. */
  boolean isInPlace(CompiledRule rule) {
    return !alwaysLiteral && !rule.plan().isStepwise();
  }

  private void rewriteShortly(RewritePlan plan, int[] image, MatchScope scope) {
    for (int r = 0; r < plan.newNodes(); r++) {
      Value label = checked(plan.nodeRecipe(r).evaluate(scope));
      int kept = plan.keeps(r);
      if (kept == RewritePlan.NONE) {
        fresh[r] = graph.addNode(label);
      } else {
        fresh[r] = image[kept];
        graph.renewNode(image[kept], label);
      }
      presetNode(plan, r);
    }
    freshCount = plan.newNodes();
    for (int e = 0; e < plan.patternEdges(); e++) {
      if (!plan.putsBack(e)) {
        graph.removeEdge(scope.frozenEdge(e));
      }
    }
    for (int x = 0; x < plan.patternNodes(); x++) {
      if (plan.keptAs(x) == RewritePlan.NONE) {
        touchNeighbours(image[x]);
        graph.removeNode(image[x]);
      }
    }
    addEdges(plan, scope);
  }

  private void rewriteLiterally(RewritePlan plan, int[] image, MatchScope scope) {
    for (int r = 0; r < plan.newNodes(); r++) {
      fresh[r] = graph.addNode(checked(plan.nodeRecipe(r).evaluate(scope)));
      presetNode(plan, r);
      freshCount = r + 1;
    }
    for (int e = 0; e < plan.patternEdges(); e++) {
      graph.removeEdge(scope.frozenEdge(e));
    }
    scope.matchedEdgesGone();
    for (int x = 0; x < plan.patternNodes(); x++) {
      boolean kept = plan.keptAs(x) != RewritePlan.NONE;
      int head = kept ? plan.keptAs(x) : plan.headOf(x);
      int tail = kept ? plan.keptAs(x) : plan.tailOf(x);
      touchNeighbours(image[x]);
      if (kept) {
        moveOutgoing(image[x], fresh[tail]);
        moveIncoming(image[x], fresh[head]);
      } else {
        if (head != RewritePlan.NONE) {
          moveIncoming(image[x], fresh[head]);
        }
        if (tail != RewritePlan.NONE) {
          moveOutgoing(image[x], fresh[tail]);
        }
      }
      graph.removeNode(image[x]);
    }
    addEdges(plan, scope);
  }

  private void addEdges(RewritePlan plan, MatchScope scope) {
    for (int f = 0; f < plan.newEdges(); f++) {
      Value label = checked(plan.edgeRecipe(f).evaluate(scope));
      int edge = graph.putEdge(fresh[plan.newEdge(f).v()], fresh[plan.newEdge(f).w()], label);
      RewritePlan.Foreseen foreseen = plan.edgeForeseen(f);
      graph.edgeMemo().preset(edge, foreseen.known(), foreseen.matching());
    }
  }

  private Value checked(Value label) {
    int extent = label.extent();
    if (extent > labelBytes) {
      throw ExpressionException.beyond(
          Limit.LABEL_BYTES.key(),
          "the label has more than " + labelBytes + " characters and values");
    }
    written += extent;
    if (label.depth() > Limits.LABEL_DEPTH) {
      throw new ExpressionException(
          "the label is nested more than " + Limits.LABEL_DEPTH + " levels deep");
    }
    return label;
  }

  private void presetNode(RewritePlan plan, int r) {
    RewritePlan.Foreseen foreseen = plan.nodeForeseen(r);
    graph.nodeMemo().preset(fresh[r], foreseen.known(), foreseen.matching());
  }

  private void moveOutgoing(int from, int to) {
    int[] edges = graph.outgoing(from);
    sortByEnd(edges, false);
    for (int edge : edges) {
      int other = graph.target(edge);
      Value label = graph.labelOfEdge(edge);
      graph.removeEdge(edge);
      graph.putEdge(to, other, label);
    }
  }

  private void moveIncoming(int from, int to) {
    int[] edges = graph.incoming(from);
    sortByEnd(edges, true);
    for (int edge : edges) {
      int other = graph.source(edge);
      Value label = graph.labelOfEdge(edge);
      graph.removeEdge(edge);
      graph.putEdge(other, to, label);
    }
  }

  /** Sorts edges by the id of the node at their other end, ascending. */
  private void sortByEnd(int[] edges, boolean bySource) {
    long[] keyed = new long[edges.length];
    for (int i = 0; i < edges.length; i++) {
      int end = bySource ? graph.source(edges[i]) : graph.target(edges[i]);
      keyed[i] = (long) graph.id(end) << 32 | edges[i];
    }
    Arrays.sort(keyed);
    for (int i = 0; i < edges.length; i++) {
      edges[i] = (int) keyed[i];
    }
  }

  private void touchNeighbours(int slot) {
    int degree = graph.outDegree(slot) + graph.inDegree(slot);
    work.steps(degree);
    touched = room(touched, touchedCount + degree);
    for (int i = 0; i < graph.outDegree(slot); i++) {
      touched[touchedCount++] = graph.target(graph.outgoing(slot, i));
    }
    for (int i = 0; i < graph.inDegree(slot); i++) {
      touched[touchedCount++] = graph.source(graph.incoming(slot, i));
    }
  }

  private static int[] room(int[] list, int size) {
    return list.length >= size ? list : Arrays.copyOf(list, Math.max(size, list.length * 2));
  }
}
