package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Ways around an edge, against all ways tried out. */
class BypassesTest {

  private static final Value RED = gate("red");
  private static final Value BLUE = gate("blue");

  private final HostGraph graph = new HostGraph();

  private static Value gate(String pair) {
    return Obj.of("prereq", Obj.of("pairId", Text.of(pair)));
  }

  private void nodes(int count) {
    for (int i = 0; i < count; i++) {
      graph.addNode(Undefined.UNDEFINED);
    }
  }

  private void edge(int v, int w, Value label) {
    graph.putEdge(graph.slotOf(v), graph.slotOf(w), label);
  }

  private void path(int... nodes) {
    for (int i = 1; i < nodes.length; i++) {
      edge(nodes[i - 1], nodes[i], Undefined.UNDEFINED);
    }
  }

  @Test
  void aCorridorIsNotBypassed() {
    nodes(3);
    path(1, 2, 3);
    assertFalse(graph.bypassed(1, 2));
    assertFalse(graph.bypassed(2, 3));
    assertFalse(graph.bypassed(1, 3), "no edge");
    assertFalse(graph.bypassed(1, 9), "no node");
  }

  @Test
  void aParallelWayBypassesBothTheEdgeAndWhereItJoins() {
    nodes(3);
    path(1, 2, 3);
    path(1, 3);
    assertTrue(graph.bypassed(1, 3));
    assertTrue(graph.bypassed(2, 3), "whoever comes to 2 was at 1");
    assertFalse(graph.bypassed(1, 2));
  }

  @Test
  void gatesOnTheWayAroundMustBeThoseOfTheEdge() {
    nodes(3);
    path(1, 2);
    edge(1, 3, RED);
    edge(2, 3, BLUE);
    assertFalse(graph.bypassed(1, 3));
    edge(2, 3, RED);
    assertTrue(graph.bypassed(1, 3));
    edge(2, 3, Undefined.UNDEFINED);
    assertTrue(graph.bypassed(1, 3));
  }

  @Test
  void aLoopIsBypassedAndAWayBackIsNot() {
    nodes(2);
    path(1, 2, 1);
    path(2, 2);
    assertTrue(graph.bypassed(2, 2));
    assertFalse(graph.bypassed(1, 2));
  }

  @Test
  void edgesAreCountedByType() {
    nodes(2);
    edge(1, 2, Obj.of("type", Text.of("path")));
    edge(2, 1, Obj.of("type", Text.of("path")));
    edge(2, 2, Obj.of("type", Text.of("back")));
    assertEquals(2, graph.countEdges("path"));
    assertEquals(0, graph.countEdges("lane"));
    graph.removeNode(graph.slotOf(1));
    assertEquals(0, graph.countEdges("path"));
  }

  @Test
  void randomGraphs() {
    Random random = new Random(11);
    int bypassed = 0;
    for (int round = 0; round < 400; round++) {
      graph.clear();
      int size = 2 + random.nextInt(7);
      nodes(size);
      for (int i = random.nextInt(2 * size); i >= 0; i--) {
        Value label =
            List.of(Undefined.UNDEFINED, Undefined.UNDEFINED, RED, BLUE).get(random.nextInt(4));
        edge(1 + random.nextInt(size), 1 + random.nextInt(size), label);
      }
      int[] edges = graph.edges();
      for (int i = 0; i < edges.length; i += 2) {
        boolean expected = isBypassed(size, edges, edges[i], edges[i + 1]);
        assertEquals(expected, graph.bypassed(edges[i], edges[i + 1]), "round " + round);
        bypassed += expected ? 1 : 0;
      }
    }
    assertTrue(bypassed > 100 && bypassed < 2000, "both answers occur: " + bypassed);
  }

  /** Straight from the definition. */
  private boolean isBypassed(int size, int[] edges, int v, int w) {
    boolean found = v == w;
    for (int u = 1; u <= size && u != w; u++) {
      found |= leads(edges, u, v, w, v, w) && leads(edges, u, w, 0, v, w);
    }
    for (int u = w + 1; u <= size; u++) {
      found |= leads(edges, u, v, w, v, w) && leads(edges, u, w, 0, v, w);
    }
    return found;
  }

  private boolean leads(int[] edges, int from, int to, int shunned, int v, int w) {
    Set<Integer> reached = new HashSet<>(Set.of(from));
    for (int round = 0; round < edges.length; round++) {
      for (int i = 0; i < edges.length; i += 2) {
        if (reached.contains(edges[i])
            && edges[i + 1] != shunned
            && isFree(edges[i], edges[i + 1], v, w)) {
          reached.add(edges[i + 1]);
        }
      }
    }
    return reached.contains(to);
  }

  private boolean isFree(int from, int to, int v, int w) {
    Value other = graph.edgeLabel(from, to).get("prereq");
    boolean same = other.equals(graph.edgeLabel(v, w).get("prereq"));
    return !(from == v && to == w) && (!other.truthy() || same);
  }
}
