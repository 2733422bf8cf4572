package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.value.Value;
import java.util.Arrays;

/**
 * The storage of a host graph: nodes and edges by slot.
 *
 * <p>A node lives in a <em>slot</em>, a small number that stays while its id changes; ids only ever
 * grow, so the list of nodes in ascending order of id is the list in order of minting, and a node
 * that gets a new id moves to its end. Slots of removed elements are used again. Arrays survive
 * {@link #clear}, so that one graph serves many seeds without new memory.
 *
 * <p>Adding, removing and renumbering a node take O(1) beside its edges; finding an edge takes the
 * smaller of the two degrees; finding a node by its id O(log n).
 */
abstract sealed class SlotGraph permits HostGraph {

  static final int NONE = -1;

  static final int INITIAL = 64;

  /** Nodes by slot. A free slot has id 0; ids of nodes are positive. */
  private int[] nodeId = new int[INITIAL];

  private Value[] nodeLabel = new Value[INITIAL];
  private final QueryMemo nodeMemo = new QueryMemo();
  private int[] position = new int[INITIAL];
  private int[][] outgoing = new int[INITIAL][];
  private int[][] incoming = new int[INITIAL][];
  private int[] outDegree = new int[INITIAL];
  private int[] inDegree = new int[INITIAL];
  private int nodeSlots;
  private int[] freeNodes = new int[INITIAL];
  private int freeNodeCount;
  private int nodes;

  /** Slots by position, ascending by id; {@link #NONE} where a node has gone. */
  private int[] order = new int[INITIAL];

  private int[] orderId = new int[INITIAL];
  private int orderEnd;
  private int orderEpoch;
  private int nextId = 1;

  /** Edges by slot; a free one has source {@link #NONE}. */
  private int[] source = new int[INITIAL];

  private int[] target = new int[INITIAL];
  private Value[] edgeLabel = new Value[INITIAL];
  private final QueryMemo edgeMemo = new QueryMemo();
  private int[] placeInSource = new int[INITIAL];
  private int[] placeInTarget = new int[INITIAL];
  private long[] addedAt = new long[INITIAL];
  private int edgeSlots;
  private int[] freeEdges = new int[INITIAL];
  private int freeEdgeCount;
  private int edges;
  private long clock;

  /** For counting distinct neighbours: a slot is marked when it holds the current stamp. */
  private int[] mark = new int[INITIAL];

  private int stamp;

  SlotGraph() {}

  /** Takes all nodes and edges away. */
  void clear() {
    nodeSlots = 0;
    freeNodeCount = 0;
    nodes = 0;
    orderEnd = 0;
    orderEpoch++;
    nextId = 1;
    edgeSlots = 0;
    freeEdgeCount = 0;
    edges = 0;
    clock = 0;
  }

  // ---- nodes, by slot

  /** Adds a node with the next id; gives its slot. */
  int addNode(Value label) {
    return addNode(nextId, label);
  }

  /** Adds a node with an id that is larger than all before it. */
  int addNode(int id, Value label) {
    int slot = freeNodeCount > 0 ? freeNodes[--freeNodeCount] : newNodeSlot();
    nodeLabel[slot] = label;
    nodeMemo.forget(slot);
    outDegree[slot] = 0;
    inDegree[slot] = 0;
    nodes++;
    append(slot, id);
    return slot;
  }

  /** Nodes alive. */
  public final int nodeCount() {
    return nodes;
  }

  /** Edges alive. */
  public final int edgeCount() {
    return edges;
  }

  /** Gives a node the next id and another label; its edges stay. */
  void renewNode(int slot, Value label) {
    order[position[slot]] = NONE;
    append(slot, nextId);
    setNodeLabel(slot, label);
  }

  /** Removes a node with all its edges. */
  void removeNode(int slot) {
    while (outDegree[slot] > 0) {
      removeEdge(outgoing[slot][outDegree[slot] - 1]);
    }
    while (inDegree[slot] > 0) {
      removeEdge(incoming[slot][inDegree[slot] - 1]);
    }
    order[position[slot]] = NONE;
    nodeId[slot] = 0;
    nodeLabel[slot] = null;
    nodes--;
    if (freeNodeCount == freeNodes.length) {
      freeNodes = Arrays.copyOf(freeNodes, freeNodeCount * 2);
    }
    freeNodes[freeNodeCount++] = slot;
  }

  void setNodeLabel(int slot, Value label) {
    if (nodeLabel[slot] != label) {
      nodeLabel[slot] = label;
      nodeMemo.forget(slot);
    }
  }

  int id(int slot) {
    return nodeId[slot];
  }

  Value labelOfNode(int slot) {
    return nodeLabel[slot];
  }

  QueryMemo nodeMemo() {
    return nodeMemo;
  }

  /** Upper bound of the slots in use. */
  int nodeSlots() {
    return nodeSlots;
  }

  boolean isNode(int slot) {
    return nodeId[slot] > 0;
  }

  /** Where a node stands in the ascending list of nodes; positions are not contiguous. */
  int position(int slot) {
    return position[slot];
  }

  /** One more than the last position. */
  int orderEnd() {
    return orderEnd;
  }

  /** The slot at a position, or {@link #NONE}. */
  int slotAt(int place) {
    return order[place];
  }

  /** Changes whenever positions are given anew to all nodes. */
  int orderEpoch() {
    return orderEpoch;
  }

  /** Closes the gaps in the list of nodes where they outnumber the nodes. */
  void compactIfSparse() {
    if (orderEnd > 2 * nodes + INITIAL) {
      compact();
    }
  }

  private void compact() {
    int end = 0;
    for (int place = 0; place < orderEnd; place++) {
      int slot = order[place];
      if (slot != NONE) {
        order[end] = slot;
        orderId[end] = nodeId[slot];
        position[slot] = end++;
      }
    }
    orderEnd = end;
    orderEpoch++;
  }

  /** Sets the next id to one more than the largest id alive, 1 if there is none. */
  void restartIds() {
    compact();
    nextId = orderEnd == 0 ? 1 : orderId[orderEnd - 1] + 1;
  }

  /** The slot of a node id, or {@link #NONE}. */
  int slotOf(int id) {
    int at = Arrays.binarySearch(orderId, 0, orderEnd, id);
    return at >= 0 ? order[at] : NONE;
  }

  private void append(int slot, int id) {
    if (orderEnd == order.length) {
      order = Arrays.copyOf(order, orderEnd * 2);
      orderId = Arrays.copyOf(orderId, orderEnd * 2);
    }
    nodeId[slot] = id;
    order[orderEnd] = slot;
    orderId[orderEnd] = id;
    position[slot] = orderEnd++;
    nextId = Math.addExact(id, 1);
  }

  private int newNodeSlot() {
    if (nodeSlots == nodeId.length) {
      growNodes();
    }
    int slot = nodeSlots++;
    if (outgoing[slot] == null) {
      outgoing[slot] = new int[4];
      incoming[slot] = new int[4];
    }
    return slot;
  }

  private void growNodes() {
    int size = nodeId.length * 2;
    nodeId = Arrays.copyOf(nodeId, size);
    nodeLabel = Arrays.copyOf(nodeLabel, size);
    nodeMemo.grow(size);
    position = Arrays.copyOf(position, size);
    outgoing = Arrays.copyOf(outgoing, size);
    incoming = Arrays.copyOf(incoming, size);
    outDegree = Arrays.copyOf(outDegree, size);
    inDegree = Arrays.copyOf(inDegree, size);
    mark = Arrays.copyOf(mark, size);
  }

  // ---- edges, by slot

  /** Adds an edge; where there is one already, its label is replaced and it keeps its place. */
  int putEdge(int from, int to, Value label) {
    int there = findEdge(from, to);
    if (there != NONE) {
      setEdgeLabel(there, label);
      return there;
    }
    int edge = freeEdgeCount > 0 ? freeEdges[--freeEdgeCount] : newEdgeSlot();
    source[edge] = from;
    target[edge] = to;
    edgeLabel[edge] = label;
    edgeMemo.forget(edge);
    addedAt[edge] = clock++;
    placeInSource[edge] = outDegree[from];
    placeInTarget[edge] = inDegree[to];
    outgoing[from] = pushed(outgoing[from], outDegree[from]++, edge);
    incoming[to] = pushed(incoming[to], inDegree[to]++, edge);
    edges++;
    return edge;
  }

  void removeEdge(int edge) {
    int from = source[edge];
    int to = target[edge];
    int last = outgoing[from][--outDegree[from]];
    outgoing[from][placeInSource[edge]] = last;
    placeInSource[last] = placeInSource[edge];
    last = incoming[to][--inDegree[to]];
    incoming[to][placeInTarget[edge]] = last;
    placeInTarget[last] = placeInTarget[edge];
    source[edge] = NONE;
    edgeLabel[edge] = null;
    edges--;
    if (freeEdgeCount == freeEdges.length) {
      freeEdges = Arrays.copyOf(freeEdges, freeEdgeCount * 2);
    }
    freeEdges[freeEdgeCount++] = edge;
  }

  void setEdgeLabel(int edge, Value label) {
    if (edgeLabel[edge] != label) {
      edgeLabel[edge] = label;
      edgeMemo.forget(edge);
    }
  }

  /** The edge from one node to another, or {@link #NONE}. */
  int findEdge(int from, int to) {
    int out = outDegree[from];
    int in = inDegree[to];
    if (out <= in) {
      int[] candidates = outgoing[from];
      for (int i = 0; i < out; i++) {
        if (target[candidates[i]] == to) {
          return candidates[i];
        }
      }
    } else {
      int[] candidates = incoming[to];
      for (int i = 0; i < in; i++) {
        if (source[candidates[i]] == from) {
          return candidates[i];
        }
      }
    }
    return NONE;
  }

  int source(int edge) {
    return source[edge];
  }

  int target(int edge) {
    return target[edge];
  }

  Value labelOfEdge(int edge) {
    return edgeLabel[edge];
  }

  QueryMemo edgeMemo() {
    return edgeMemo;
  }

  int outDegree(int slot) {
    return outDegree[slot];
  }

  int inDegree(int slot) {
    return inDegree[slot];
  }

  /** The outgoing edge number {@code i} of a node, in no particular order. */
  int outgoing(int slot, int i) {
    return outgoing[slot][i];
  }

  /** The incoming edge number {@code i} of a node, in no particular order. */
  int incoming(int slot, int i) {
    return incoming[slot][i];
  }

  /**
   * Distinct neighbours, predecessors and successors together; a node with a self-loop is its own
   * neighbour.
   */
  int distinctNeighbours(int slot) {
    stamp++;
    int count = 0;
    for (int i = 0; i < outDegree[slot]; i++) {
      int other = target[outgoing[slot][i]];
      mark[other] = stamp;
      count++;
    }
    for (int i = 0; i < inDegree[slot]; i++) {
      int other = source[incoming[slot][i]];
      if (mark[other] != stamp) {
        count++;
      }
    }
    return count;
  }

  private static int[] pushed(int[] list, int count, int edge) {
    int[] result = count == list.length ? Arrays.copyOf(list, count * 2) : list;
    result[count] = edge;
    return result;
  }

  private int newEdgeSlot() {
    if (edgeSlots == source.length) {
      growEdges();
    }
    return edgeSlots++;
  }

  private void growEdges() {
    int size = source.length * 2;
    source = Arrays.copyOf(source, size);
    target = Arrays.copyOf(target, size);
    edgeLabel = Arrays.copyOf(edgeLabel, size);
    edgeMemo.grow(size);
    placeInSource = Arrays.copyOf(placeInSource, size);
    placeInTarget = Arrays.copyOf(placeInTarget, size);
    addedAt = Arrays.copyOf(addedAt, size);
  }

  int edgeSlots() {
    return edgeSlots;
  }

  boolean isEdge(int edge) {
    return source[edge] != NONE;
  }

  /** A number that grows with every edge added; an overwritten edge keeps its own. */
  long addedAt(int edge) {
    return addedAt[edge];
  }

  /** The edges out of a node, as a new array in no particular order. */
  int[] outgoing(int slot) {
    return Arrays.copyOf(outgoing[slot], outDegree[slot]);
  }

  /** The edges into a node, as a new array in no particular order. */
  int[] incoming(int slot) {
    return Arrays.copyOf(incoming[slot], inDegree[slot]);
  }
}
