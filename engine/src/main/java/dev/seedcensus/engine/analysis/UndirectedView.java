package dev.seedcensus.engine.analysis;

import java.util.Arrays;

/**
 * A graph with the direction of its edges and their gates forgotten, for distances.
 *
 * <p>A neighbour is listed twice where edges lead both ways. Built in O(n + m); one instance serves
 * one graph after the other.
 */
final class UndirectedView {

  private GameGraph graph;
  private int nodes;
  private int[] first = {};
  private int[] neighbours = {};

  /** By node: distance from the source of the last search, or -1. */
  private int[] distances = {};

  private int[] queue = {};
  private int reached;

  /** Takes over another graph; gives itself. */
  UndirectedView read(GameGraph of) {
    graph = of;
    nodes = of.nodeCount();
    if (queue.length < nodes) {
      first = new int[nodes + 1];
      distances = new int[nodes];
      queue = new int[nodes];
    }
    if (neighbours.length < 2 * of.edgeCount()) {
      neighbours = new int[2 * of.edgeCount()];
    }
    countNeighbours();
    for (int edge = 0; edge < of.edgeCount(); edge++) {
      neighbours[first[of.source(edge)]++] = of.target(edge);
      neighbours[first[of.target(edge)]++] = of.source(edge);
    }
    // Each entry now stands where its list ends, which is where the next begins.
    System.arraycopy(first, 0, first, 1, nodes);
    first[0] = 0;
    return this;
  }

  private void countNeighbours() {
    Arrays.fill(first, 0, nodes + 1, 0);
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      first[graph.source(edge)]++;
      first[graph.target(edge)]++;
    }
    int sum = 0;
    for (int node = 0; node <= nodes; node++) {
      int here = first[node];
      first[node] = sum;
      sum += here;
    }
  }

  GameGraph graph() {
    return graph;
  }

  int first(int node) {
    return first[node];
  }

  int end(int node) {
    return first[node + 1];
  }

  int neighbour(int place) {
    return neighbours[place];
  }

  /** Finds the distances from a node to all others, in O(n + m). */
  void search(int source) {
    graph.charge(nodes + 2L * graph.edgeCount());
    Arrays.fill(distances, 0, nodes, -1);
    distances[source] = 0;
    queue[0] = source;
    reached = 1;
    for (int done = 0; done < reached; done++) {
      int node = queue[done];
      for (int place = first[node]; place < first[node + 1]; place++) {
        int next = neighbours[place];
        if (distances[next] < 0) {
          distances[next] = distances[node] + 1;
          queue[reached++] = next;
        }
      }
    }
  }

  /** Distance of a node from the source of the last search; -1 where there is no way. */
  int distance(int node) {
    return distances[node];
  }

  /** How many nodes the last search reached. */
  int reached() {
    return reached;
  }

  /** The nodes that the last search reached, nearest first. */
  int reached(int place) {
    return queue[place];
  }
}
