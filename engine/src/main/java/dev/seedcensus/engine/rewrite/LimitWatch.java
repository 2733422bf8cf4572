package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;

/** Checks after every iteration what a run has used of the limits on its graph and its length. */
final class LimitWatch {

  private final HostGraph graph;
  private final long iterations;
  private final long nodes;
  private final long edges;
  private final long graphBytes;
  private long labelsCountedAt;

  LimitWatch(Limits limits, HostGraph graph) {
    this.graph = graph;
    this.iterations = limits.of(Limit.ITERATIONS);
    this.nodes = limits.of(Limit.NODES);
    this.edges = limits.of(Limit.EDGES);
    this.graphBytes = limits.of(Limit.GRAPH_BYTES);
  }

  /**
   * Begins a run.
   *
   * @param written what {@link Rewriter#written} gives at its start
   */
  void restart(long written) {
    labelsCountedAt = written + graphBytes;
  }

  /**
   * Checks after an iteration.
   *
   * @param made iterations of the run so far
   * @param written what {@link Rewriter#written} gives now
   * @throws RuleFault if the run is beyond one of its limits
   */
  void check(long made, long written) {
    if (made > iterations) {
      throw fault(Limit.ITERATIONS, "the run takes more than " + iterations + " iterations");
    }
    if (graph.nodeCount() > nodes) {
      throw fault(Limit.NODES, "the graph has more than " + nodes + " nodes");
    }
    if (graph.edgeCount() > edges) {
      throw fault(Limit.EDGES, "the graph has more than " + edges + " edges");
    }
    if (written > labelsCountedAt) {
      countLabels(written);
    }
  }

  /**
   * Labels cannot be too large before as much has been written as is free now, so the next count is
   * due then; or a little later, where hardly anything is free.
   */
  private void countLabels(long written) {
    long[] bytes = {0};
    graph.forEachNode((id, label) -> bytes[0] += label.extent());
    graph.forEachEdge((v, w, label) -> bytes[0] += label.extent());
    if (bytes[0] > graphBytes) {
      throw fault(
          Limit.GRAPH_BYTES,
          "the labels of the graph have more than " + graphBytes + " characters and values");
    }
    labelsCountedAt = written + Math.max(graphBytes - bytes[0], graphBytes / 64);
  }

  private static RuleFault fault(Limit limit, String message) {
    return new RuleFault(ExpressionException.beyond(limit.key(), message));
  }
}
