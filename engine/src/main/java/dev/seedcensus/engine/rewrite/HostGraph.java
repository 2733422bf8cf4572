package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.GraphView;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The graph that a run rewrites: directed, at most one edge per ordered pair of nodes, a label on
 * every node and edge.
 *
 * <p>Inside the engine nodes and edges are named by slot ({@link SlotGraph}); here, and so for
 * everyone else, by id. Listings are new arrays and take O(n log n) of their length. A graph is not
 * safe for use by several threads.
 */
public final class HostGraph extends SlotGraph implements GraphView {

  private final Distances distances = new Distances(this);
  private final Bypasses bypasses = new Bypasses(this);

  /** Creates an empty graph. */
  public HostGraph() {}

  @Override
  public int[] nodes() {
    return IntStream.range(0, orderEnd())
        .map(this::slotAt)
        .filter(slot -> slot != NONE)
        .map(this::id)
        .toArray();
  }

  @Override
  public int[] edges() {
    return endsByAge(IntStream.range(0, edgeSlots()).filter(this::isEdge).toArray());
  }

  @Override
  public boolean hasNode(int id) {
    return slotOf(id) != NONE;
  }

  @Override
  public Value nodeLabel(int id) {
    int slot = slotOf(id);
    return slot == NONE ? Undefined.UNDEFINED : labelOfNode(slot);
  }

  @Override
  public boolean hasEdge(int v, int w) {
    return edgeBetween(v, w) != NONE;
  }

  @Override
  public Value edgeLabel(int v, int w) {
    int edge = edgeBetween(v, w);
    return edge == NONE ? Undefined.UNDEFINED : labelOfEdge(edge);
  }

  @Override
  public int[] predecessors(int id) {
    int slot = slotOf(id);
    if (slot == NONE) {
      return null;
    }
    return Arrays.stream(incoming(slot)).map(edge -> id(source(edge))).sorted().toArray();
  }

  @Override
  public int[] successors(int id) {
    int slot = slotOf(id);
    if (slot == NONE) {
      return null;
    }
    return Arrays.stream(outgoing(slot)).map(edge -> id(target(edge))).sorted().toArray();
  }

  @Override
  public int[] neighbors(int id) {
    int[] before = predecessors(id);
    int[] after = successors(id);
    if (before == null || after == null) {
      return null;
    }
    int[] both = Arrays.copyOf(before, before.length + after.length);
    System.arraycopy(after, 0, both, before.length, after.length);
    return Arrays.stream(both).sorted().distinct().toArray();
  }

  @Override
  public int[] inEdges(int id) {
    int slot = slotOf(id);
    return slot == NONE ? null : endsByAge(incoming(slot));
  }

  @Override
  public int[] outEdges(int id) {
    int slot = slotOf(id);
    return slot == NONE ? null : endsByAge(outgoing(slot));
  }

  /** {@inheritDoc} Takes O(n + m). */
  @Override
  public int distance(int v, int w) {
    int from = slotOf(v);
    int to = slotOf(w);
    return from == NONE || to == NONE ? NONE : distances.between(from, to);
  }

  /** {@inheritDoc} Takes O(n + m). */
  @Override
  public boolean bypassed(int v, int w) {
    int edge = edgeBetween(v, w);
    return edge != NONE && bypasses.find(edge);
  }

  /** {@inheritDoc} Takes O(m). */
  @Override
  public int countEdges(String type) {
    int count = 0;
    for (int edge = 0; edge < edgeSlots(); edge++) {
      if (isEdge(edge)
          && labelOfEdge(edge).get("type") instanceof Text text
          && text.value().equals(type)) {
        count++;
      }
    }
    return count;
  }

  @Override
  public int[] sources() {
    return Arrays.stream(nodes()).filter(id -> inDegree(slotOf(id)) == 0).toArray();
  }

  @Override
  public int[] sinks() {
    return Arrays.stream(nodes()).filter(id -> outDegree(slotOf(id)) == 0).toArray();
  }

  /** Receives the nodes of a graph. */
  @FunctionalInterface
  public interface NodeVisitor {
    void node(int id, Value label);
  }

  /** Receives the edges of a graph. */
  @FunctionalInterface
  public interface EdgeVisitor {
    void edge(int v, int w, Value label);
  }

  /** Visits all nodes in ascending order of id. */
  public void forEachNode(NodeVisitor visitor) {
    for (int place = 0; place < orderEnd(); place++) {
      int slot = slotAt(place);
      if (slot != NONE) {
        visitor.node(id(slot), labelOfNode(slot));
      }
    }
  }

  /** Visits all edges, in no particular order. */
  public void forEachEdge(EdgeVisitor visitor) {
    for (int edge = 0; edge < edgeSlots(); edge++) {
      if (isEdge(edge)) {
        visitor.edge(id(source(edge)), id(target(edge)), labelOfEdge(edge));
      }
    }
  }

  /** Visits the edges out of a node in ascending order of their targets' ids. */
  void forEachEdgeFrom(int slot, EdgeVisitor visitor) {
    long[] byTarget = new long[outDegree(slot)];
    for (int i = 0; i < byTarget.length; i++) {
      int edge = outgoing(slot, i);
      byTarget[i] = (long) id(target(edge)) << 32 | edge;
    }
    Arrays.sort(byTarget);
    for (long entry : byTarget) {
      int edge = (int) entry;
      visitor.edge(id(slot), (int) (entry >> 32), labelOfEdge(edge));
    }
  }

  private int edgeBetween(int v, int w) {
    int from = slotOf(v);
    int to = slotOf(w);
    return from == NONE || to == NONE ? NONE : findEdge(from, to);
  }

  private int[] endsByAge(int[] edgeList) {
    long[] byAge = new long[edgeList.length];
    for (int i = 0; i < byAge.length; i++) {
      byAge[i] = addedAt(edgeList[i]) << 32 | edgeList[i];
    }
    Arrays.sort(byAge);
    int[] ends = new int[2 * byAge.length];
    for (int i = 0; i < byAge.length; i++) {
      int edge = (int) byAge[i];
      ends[2 * i] = id(source(edge));
      ends[2 * i + 1] = id(target(edge));
    }
    return ends;
  }
}
