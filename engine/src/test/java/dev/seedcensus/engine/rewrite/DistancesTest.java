package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.engine.expr.GraphView;
import dev.seedcensus.engine.value.Undefined;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Undirected distances in host graphs, against those of all ways tried out. */
class DistancesTest {

  private static final int FAR = 1000;

  @Test
  void directionsDoNotCount() {
    HostGraph graph = graph(4, new int[][] {{2, 1}, {2, 3}});
    assertEquals(0, graph.distance(1, 1));
    assertEquals(1, graph.distance(1, 2));
    assertEquals(2, graph.distance(1, 3));
    assertEquals(2, graph.distance(3, 1));
  }

  @Test
  void thereIsNoDistanceWhereThereIsNoWay() {
    HostGraph graph = graph(4, new int[][] {{1, 2}, {3, 3}});
    assertEquals(-1, graph.distance(1, 3));
    assertEquals(0, graph.distance(3, 3));
    assertEquals(-1, graph.distance(1, 9));
    assertEquals(-1, graph.distance(9, 9));
    assertEquals(-1, graph.distance(0, 1));
  }

  @Test
  void distancesFollowTheGraphAsItChanges() {
    HostGraph graph = graph(40, new int[][] {{1, 2}, {2, 3}});
    assertEquals(2, graph.distance(1, 3));
    graph.putEdge(graph.slotOf(3), graph.slotOf(1), Undefined.UNDEFINED);
    assertEquals(1, graph.distance(1, 3));
    graph.removeNode(graph.slotOf(3));
    assertEquals(-1, graph.distance(1, 3));
    assertEquals(1, graph.distance(1, 2));
  }

  @Test
  void randomGraphs() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      int size = 1 + random.nextInt(40);
      int[][] edges = new int[random.nextInt(2 * size)][];
      Arrays.setAll(edges, i -> new int[] {1 + random.nextInt(size), 1 + random.nextInt(size)});
      GraphView graph = graph(size, edges);
      int[][] expected = allDistances(size, edges);
      for (int v = 1; v <= size; v++) {
        for (int w = 1; w <= size; w++) {
          int distance = expected[v][w] < FAR ? expected[v][w] : -1;
          assertEquals(distance, graph.distance(v, w), v + " to " + w + " in round " + round);
        }
      }
    }
  }

  /** By Floyd and Warshall. */
  private static int[][] allDistances(int size, int[][] edges) {
    int[][] distances = new int[size + 1][size + 1];
    for (int v = 1; v <= size; v++) {
      Arrays.fill(distances[v], FAR);
      distances[v][v] = 0;
    }
    for (int[] edge : edges) {
      if (edge[0] != edge[1]) {
        distances[edge[0]][edge[1]] = 1;
        distances[edge[1]][edge[0]] = 1;
      }
    }
    for (int via = 1; via <= size; via++) {
      for (int v = 1; v <= size; v++) {
        for (int w = 1; w <= size; w++) {
          distances[v][w] = Math.min(distances[v][w], distances[v][via] + distances[via][w]);
        }
      }
    }
    return distances;
  }

  /** Nodes 1 to size. */
  private static HostGraph graph(int size, int[][] edges) {
    HostGraph graph = new HostGraph();
    for (int v = 1; v <= size; v++) {
      graph.addNode(Undefined.UNDEFINED);
    }
    for (int[] edge : edges) {
      graph.putEdge(graph.slotOf(edge[0]), graph.slotOf(edge[1]), Undefined.UNDEFINED);
    }
    return graph;
  }
}
