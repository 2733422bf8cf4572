package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;

/**
 * What an expression may ask about the host graph ({@code $$graph}). Node ids are positive
 * integers; listings of nodes are ascending, listings of edges are in the order in which the edges
 * were added.
 */
public interface GraphView {

  int nodeCount();

  int edgeCount();

  /** Ids of all nodes. */
  int[] nodes();

  /** All edges, as (v, w) pairs one after the other. */
  int[] edges();

  boolean hasNode(int id);

  /** A node's label; undefined where there is no such node. */
  Value nodeLabel(int id);

  boolean hasEdge(int v, int w);

  /** An edge's label; undefined where there is no such edge. */
  Value edgeLabel(int v, int w);

  /** Distinct nodes with an edge to this one; null where there is no such node. */
  int[] predecessors(int id);

  /** Distinct nodes with an edge from this one; null where there is no such node. */
  int[] successors(int id);

  /** Predecessors and successors, each once; null where there is no such node. */
  int[] neighbors(int id);

  /** Edges into a node as (v, w) pairs; null where there is no such node. */
  int[] inEdges(int id);

  /** Edges out of a node as (v, w) pairs; null where there is no such node. */
  int[] outEdges(int id);

  /**
   * Edges on a shortest way between two nodes, whichever way the edges lead: 0 for a node and
   * itself; -1 where there is no way or no such node. The reference does not have this question.
   */
  int distance(int v, int w);

  /**
   * Whether a player who comes to v can enter w without the edge from v to w.
   *
   * <p>Let the <em>free</em> edges be all others that carry no {@code prereq}, or one that is equal
   * to that of the edge. The edge is bypassed if there are a node u, free edges that lead from u to
   * v without entering w, and free edges that lead from u to w; u may be v itself. False where
   * there is no such edge; true for an edge from a node to itself. The reference does not have this
   * question.
   */
  boolean bypassed(int v, int w);

  /**
   * How many edges have a label with this {@code type}. The reference does not have this question.
   */
  int countEdges(String type);

  /** Nodes without an incoming edge. */
  int[] sources();

  /** Nodes without an outgoing edge. */
  int[] sinks();
}
