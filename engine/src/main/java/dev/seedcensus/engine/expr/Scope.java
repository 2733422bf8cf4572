package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Value;

/**
 * What an expression is evaluated in: the elements (nodes first, then edges) of a left-hand side
 * with the host elements they are matched to, the iteration counter and the host graph. Elements
 * are named by their position in the list that the expression was compiled with.
 */
public interface Scope {

  /** The stage's iteration counter, from 0 ({@code $$iter}). */
  int iteration();

  /** The label of a matched element as it is now, after visible updates ({@code $x.label}). */
  Value label(int element);

  /**
   * The record that the element's query left ({@code $x.match}); undefined where it leaves none.
   */
  Value match(int element);

  /** The host id of a matched node ({@code $x.id}). Must not be asked of an edge. */
  int nodeId(int element);

  /** Whether the host has an edge between the images of two matched nodes. */
  boolean hasEdge(int fromElement, int toElement);

  GraphView graph();
}
