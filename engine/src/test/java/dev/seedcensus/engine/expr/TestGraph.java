package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A graph of given nodes and edges, which finds everything by looking at all of them. */
record TestGraph(Map<Integer, Value> labels, Map<List<Integer>, Value> edgeLabels)
    implements GraphView {

  @Override
  public int nodeCount() {
    return labels.size();
  }

  @Override
  public int edgeCount() {
    return edgeLabels.size();
  }

  @Override
  public int[] nodes() {
    return labels.keySet().stream().mapToInt(id -> id).sorted().toArray();
  }

  @Override
  public int[] edges() {
    return pairs(edge -> true);
  }

  @Override
  public boolean hasNode(int id) {
    return labels.containsKey(id);
  }

  @Override
  public Value nodeLabel(int id) {
    return labels.getOrDefault(id, Undefined.UNDEFINED);
  }

  @Override
  public boolean hasEdge(int v, int w) {
    return edgeLabels.containsKey(List.of(v, w));
  }

  @Override
  public Value edgeLabel(int v, int w) {
    return edgeLabels.getOrDefault(List.of(v, w), Undefined.UNDEFINED);
  }

  @Override
  public int distance(int v, int w) {
    if (!hasNode(v) || !hasNode(w)) {
      return -1;
    }
    Set<Integer> reached = new HashSet<>(Set.of(v));
    for (int distance = 0; distance <= nodeCount(); distance++) {
      if (reached.contains(w)) {
        return distance;
      }
      for (int node : List.copyOf(reached)) {
        IntStream.of(neighbors(node)).forEach(reached::add);
      }
    }
    return -1;
  }

  @Override
  public boolean bypassed(int v, int w) {
    if (!hasEdge(v, w)) {
      return false;
    }
    Value gate = edgeLabel(v, w).get("prereq");
    Predicate<List<Integer>> free =
        edge ->
            !edge.equals(List.of(v, w))
                && (!edgeLabels.get(edge).get("prereq").truthy()
                    || edgeLabels.get(edge).get("prereq").equals(gate));
    return v == w
        || IntStream.of(nodes())
            .anyMatch(
                u ->
                    u != w
                        && reached(u, free.and(edge -> edge.get(1) != w)).contains(v)
                        && reached(u, free).contains(w));
  }

  private Set<Integer> reached(int from, Predicate<List<Integer>> walkable) {
    Set<Integer> reached = new HashSet<>(Set.of(from));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (List<Integer> edge : edgeLabels.keySet()) {
        grows |= reached.contains(edge.get(0)) && walkable.test(edge) && reached.add(edge.get(1));
      }
    }
    return reached;
  }

  @Override
  public int countEdges(String type) {
    return (int)
        edgeLabels.values().stream()
            .filter(label -> label.get("type").equals(Text.of(type)))
            .count();
  }

  @Override
  public int[] predecessors(int id) {
    return among(id, other -> hasEdge(other, id));
  }

  @Override
  public int[] successors(int id) {
    return among(id, other -> hasEdge(id, other));
  }

  @Override
  public int[] neighbors(int id) {
    return among(id, other -> hasEdge(id, other) || hasEdge(other, id));
  }

  @Override
  public int[] inEdges(int id) {
    return hasNode(id) ? pairs(edge -> edge.get(1) == id) : null;
  }

  @Override
  public int[] outEdges(int id) {
    return hasNode(id) ? pairs(edge -> edge.get(0) == id) : null;
  }

  @Override
  public int[] sources() {
    return IntStream.of(nodes()).filter(id -> predecessors(id).length == 0).toArray();
  }

  @Override
  public int[] sinks() {
    return IntStream.of(nodes()).filter(id -> successors(id).length == 0).toArray();
  }

  private int[] among(int id, IntPredicate related) {
    return hasNode(id) ? IntStream.of(nodes()).filter(related).toArray() : null;
  }

  private int[] pairs(Predicate<List<Integer>> wanted) {
    return edgeLabels.keySet().stream()
        .filter(wanted)
        .flatMapToInt(edge -> IntStream.of(edge.get(0), edge.get(1)))
        .toArray();
  }
}
