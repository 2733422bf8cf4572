package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * What is wrong with a graph as a game: players stuck, locks that never open, gates that ask for
 * what is not there.
 *
 * <ul>
 *   <li>A node is <em>stranded</em> if the {@link Closure} reaches it, it is no ending, and none of
 *       its outgoing edges opens.
 *   <li>A pair is <em>unopenable</em> if a lock names it and the closure never picks up a key of
 *       it.
 *   <li>A gate is <em>dangling</em> if it names a pairId or nodeId that no node carries, or an
 *       edgeId that no edge carries. A pairId on a door alone is carried, if unopenable.
 *   <li>A gate is <em>malformed</em> if it is none that {@link Gate} describes.
 * </ul>
 *
 * <p>Each takes O(n + m + total length of the gates). A stranded node is a certain flaw only as far
 * as the closure is: a player who never gets there is not stranded there, and one who arrives
 * without the facts that the closure has may be stranded where the closure is not.
 */
public final class Soundness {

  private final GameGraph graph;

  private boolean[] carried = {};

  Soundness(GameGraph graph) {
    this.graph = graph;
  }

  /**
   * A gate that asks for something that is not in the graph.
   *
   * @param source id of the node that its edge leaves
   * @param target id of the node that its edge leads to
   * @param flavour {@code pairId}, {@code traversed} or {@code visited}
   * @param name what nothing carries
   */
  public record Dangling(int source, int target, String flavour, String name) {}

  /**
   * A gate that cannot be understood.
   *
   * @param source id of the node that its edge leaves
   * @param target id of the node that its edge leads to
   * @param problem what is wrong with it, as a clause
   */
  public record Malformed(int source, int target, String problem) {}

  /** All flaws of a graph by name, each list in ascending order of ids or names. */
  public record Report(
      List<Integer> stranded,
      List<String> unopenable,
      List<Dangling> dangling,
      List<Malformed> malformed) {}

  /** Everything that is wrong with a graph. */
  public static Report of(GameGraph graph) {
    return new Soundness(graph).report(new Closure().compute(graph));
  }

  Report report(Closure closure) {
    return new Report(
        strandedIds(closure), unopenablePairs(closure), danglingGates(), malformedGates());
  }

  int stranded(Closure closure) {
    int count = 0;
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (isStranded(node, closure)) {
        count++;
      }
    }
    return count;
  }

  /** Ids of the stranded nodes, ascending. */
  List<Integer> strandedIds(Closure closure) {
    List<Integer> ids = new ArrayList<>();
    for (int node = 0; node < graph.nodeCount(); node++) {
      if (isStranded(node, closure)) {
        ids.add(graph.id(node));
      }
    }
    return ids;
  }

  private boolean isStranded(int node, Closure closure) {
    if (!closure.reached(node) || graph.type(node).isEnding()) {
      return false;
    }
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      if (closure.walked(edge)) {
        return false;
      }
    }
    return true;
  }

  /** The pairIds that locks name and no key opens, sorted by code unit. */
  List<String> unopenablePairs(Closure closure) {
    TreeSet<String> pairs = new TreeSet<>();
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.isLock(edge)) {
        graph
            .gate(edge)
            .forEachFact(
                fact -> {
                  if (graph.kind(fact) == Kind.PAIR && closure.round(fact) == 0) {
                    pairs.add(graph.name(fact));
                  }
                });
      }
    }
    return List.copyOf(pairs);
  }

  /** How many edges have a gate that dangles. */
  int dangling() {
    markCarried();
    int count = 0;
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.gate(edge) != null && dangles(graph.gate(edge))) {
        count++;
      }
    }
    return count;
  }

  private boolean dangles(Gate gate) {
    for (int fact : gate.facts()) {
      if (!carried[fact]) {
        return true;
      }
    }
    return gate.choices().length > 0
        && Arrays.stream(gate.choices()).flatMap(Arrays::stream).anyMatch(this::dangles);
  }

  /** The names that gates ask for and nothing carries, in ascending order of the edges' ends. */
  List<Dangling> danglingGates() {
    markCarried();
    return inOrderOfEnds().stream().flatMap(edge -> missing(edge).stream()).toList();
  }

  private List<Dangling> missing(int edge) {
    TreeSet<Integer> missing = new TreeSet<>();
    graph
        .gate(edge)
        .forEachFact(
            fact -> {
              if (!carried[fact]) {
                missing.add(fact);
              }
            });
    return missing.stream()
        .map(fact -> new Dangling(sourceId(edge), targetId(edge), flavour(fact), graph.name(fact)))
        .toList();
  }

  private String flavour(int fact) {
    return switch (graph.kind(fact)) {
      case PAIR -> "pairId";
      case TRAVERSED -> "traversed";
      case VISITED -> "visited";
      case ENTERED -> throw new IllegalStateException("Gates ask for evidence, not for one node's");
    };
  }

  private void markCarried() {
    if (carried.length < graph.facts()) {
      carried = new boolean[graph.facts()];
    }
    Arrays.fill(carried, 0, graph.facts(), false);
    for (int node = 0; node < graph.nodeCount(); node++) {
      mark(graph.pair(node));
      mark(graph.visitedFact(node));
    }
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      mark(graph.traversedFact(edge));
    }
  }

  private void mark(int fact) {
    if (fact >= 0) {
      carried[fact] = true;
    }
  }

  /** The malformed gates, in ascending order of the edges' ends. */
  List<Malformed> malformedGates() {
    return inOrderOfEnds().stream()
        .filter(edge -> graph.gate(edge).problem() != null)
        .map(edge -> new Malformed(sourceId(edge), targetId(edge), graph.gate(edge).problem()))
        .toList();
  }

  /** The gated edges, in ascending order of their ends' ids. */
  private List<Integer> inOrderOfEnds() {
    List<Integer> gated = new ArrayList<>();
    for (int edge = 0; edge < graph.edgeCount(); edge++) {
      if (graph.gate(edge) != null) {
        gated.add(edge);
      }
    }
    gated.sort((a, b) -> Long.compare(ends(a), ends(b)));
    return gated;
  }

  private long ends(int edge) {
    return ((long) graph.source(edge) << 32) | graph.target(edge);
  }

  private int sourceId(int edge) {
    return graph.id(graph.source(edge));
  }

  private int targetId(int edge) {
    return graph.id(graph.target(edge));
  }
}
