package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The oracle: everything said of a small graph by trying it all, straight from the labels and
 * without a thought for speed.
 *
 * <p>Facts are texts: {@code pair A}, {@code edge e1}, {@code node n2}, and {@code entered 3} by
 * id.
 */
final class Play {

  private final StartGraph graph;
  private final Map<Integer, Value> labels = new TreeMap<>();

  Play(StartGraph graph) {
    this.graph = graph;
    graph.nodes().forEach(node -> labels.put(node.id(), node.label()));
  }

  /** Where a player stands, and what the player knows. */
  record State(int node, Set<String> facts) {}

  // ---- gates

  private boolean opens(StartGraph.Edge edge, Set<String> facts) {
    Value gate = edge.label().get("prereq");
    return !gate.truthy() || holds(gate, facts);
  }

  private boolean holds(Value gate, Set<String> facts) {
    if (!(gate instanceof Obj asked)) {
      return false;
    }
    return asked.shape().keys().stream()
        .allMatch(flavour -> holds(flavour, asked.get(flavour), facts));
  }

  private boolean holds(String flavour, Value asked, Set<String> facts) {
    boolean isName = asked instanceof Text || asked instanceof Num;
    return switch (flavour) {
      case "pairId" -> isName && facts.contains("pair " + text(asked));
      case "traversed" -> isName && facts.contains("edge " + text(asked));
      case "visited" -> isName && facts.contains("node " + text(asked));
      case "evidence" -> asked instanceof Num n && evidence(facts) >= n.value();
      case "all" ->
          asked instanceof Arr gates && items(gates).stream().allMatch(gate -> holds(gate, facts));
      case "any" ->
          asked instanceof Arr gates && items(gates).stream().anyMatch(gate -> holds(gate, facts));
      default -> false;
    };
  }

  private static List<Value> items(Arr array) {
    List<Value> items = new ArrayList<>();
    for (int i = 0; i < array.length(); i++) {
      items.add(array.at(i));
    }
    return items;
  }

  private double evidence(Set<String> facts) {
    return labels.entrySet().stream()
        .filter(node -> facts.contains("entered " + node.getKey()))
        .mapToDouble(
            node -> node.getValue().get("evidence") instanceof Num n ? Math.max(0, n.value()) : 0)
        .sum();
  }

  private static String text(Value name) {
    return name instanceof Text text ? text.value() : ((Num) name).text();
  }

  private boolean isType(int node, String... types) {
    return labels.get(node).get("type") instanceof Text type
        && Arrays.asList(types).contains(type.value());
  }

  private void enter(int node, Set<String> facts) {
    enterWithoutKey(node, facts);
    if (isType(node, "key", "secret") && !labels.get(node).get("pairId").isUndefined()) {
      facts.add("pair " + text(labels.get(node).get("pairId")));
    }
  }

  private void enterWithoutKey(int node, Set<String> facts) {
    facts.add("entered " + node);
    if (!labels.get(node).get("nodeId").isUndefined()) {
      facts.add("node " + text(labels.get(node).get("nodeId")));
    }
  }

  private static void walk(StartGraph.Edge edge, Set<String> facts) {
    if (!edge.label().get("edgeId").isUndefined()) {
      facts.add("edge " + text(edge.label().get("edgeId")));
    }
  }

  private List<StartGraph.Edge> openFrom(State state) {
    return graph.edges().stream()
        .filter(edge -> edge.v() == state.node() && opens(edge, state.facts()))
        .toList();
  }

  private State after(State state, StartGraph.Edge edge) {
    Set<String> facts = new TreeSet<>(state.facts());
    walk(edge, facts);
    enter(edge.w(), facts);
    return new State(edge.w(), facts);
  }

  private State begin() {
    State first = new State(1, new TreeSet<>());
    enter(1, first.facts());
    return first;
  }

  // ---- all players

  /** Every state that some trajectory leads to, with the number of edges that it takes. */
  Map<State, Integer> states() {
    Map<State, Integer> distance = new HashMap<>();
    Queue<State> queue = new ArrayDeque<>(List.of(begin()));
    distance.put(begin(), 0);
    while (!queue.isEmpty()) {
      State state = queue.remove();
      for (StartGraph.Edge edge : openFrom(state)) {
        State next = after(state, edge);
        if (distance.putIfAbsent(next, distance.get(state) + 1) == null) {
          queue.add(next);
        }
      }
    }
    return distance;
  }

  Integer shortestWin() {
    return states().entrySet().stream()
        .filter(state -> isType(state.getKey().node(), "win"))
        .map(Map.Entry::getValue)
        .min(Integer::compare)
        .orElse(null);
  }

  /** How routes end. */
  static final class Ends {
    BigInteger routes = BigInteger.ZERO;
    BigInteger wins = BigInteger.ZERO;
    double winChance;
  }

  /** Walks every route of an acyclic graph. */
  Ends routes() {
    Ends ends = new Ends();
    walkOn(begin(), 1, ends);
    return ends;
  }

  private void walkOn(State state, double chance, Ends ends) {
    List<StartGraph.Edge> open = openFrom(state);
    open.forEach(edge -> walkOn(after(state, edge), chance / open.size(), ends));
    if (open.isEmpty()) {
      ends.routes = ends.routes.add(BigInteger.ONE);
      if (isType(state.node(), "win")) {
        ends.wins = ends.wins.add(BigInteger.ONE);
        ends.winChance += chance;
      }
    }
  }

  /** The most locked edges on a path from a node of an acyclic graph. */
  int routeDepth(int from) {
    return graph.edges().stream()
        .filter(edge -> edge.v() == from)
        .mapToInt(edge -> (namesPair(edge.label().get("prereq")) ? 1 : 0) + routeDepth(edge.w()))
        .max()
        .orElse(0);
  }

  private static boolean namesPair(Value gate) {
    if (gate instanceof Arr gates) {
      return items(gates).stream().anyMatch(Play::namesPair);
    }
    return gate instanceof Obj asked
        && (!asked.get("pairId").isUndefined()
            || namesPair(asked.get("all"))
            || namesPair(asked.get("any")));
  }

  // ---- rounds of floods

  /** What rounds of floods come by, each flood begun anew. */
  static final class Rounds {
    final List<List<String>> chain = new ArrayList<>();
    Set<Integer> reached = new HashSet<>();
    Set<StartGraph.Edge> walked = new HashSet<>();
  }

  Rounds rounds(boolean ignoringProgress) {
    Rounds rounds = new Rounds();
    Set<String> keys = new TreeSet<>();
    while (true) {
      flood(keys, rounds, ignoringProgress);
      TreeSet<String> found = new TreeSet<>();
      for (int node : rounds.reached) {
        Set<String> there = new HashSet<>();
        enter(node, there);
        there.stream().filter(fact -> fact.startsWith("pair ")).forEach(found::add);
      }
      found.removeAll(keys);
      if (found.isEmpty()) {
        return rounds;
      }
      rounds.chain.add(found.stream().map(fact -> fact.substring(5)).toList());
      keys.addAll(found);
    }
  }

  private void flood(Set<String> keys, Rounds rounds, boolean ignoringProgress) {
    rounds.reached = new HashSet<>(Set.of(1));
    rounds.walked = new HashSet<>();
    Set<String> facts = new TreeSet<>(keys);
    if (ignoringProgress) {
      graph.edges().forEach(edge -> walk(edge, facts));
      List.of("n1", "n2", "n3", "n4", "n5", "n6", "n7").forEach(name -> facts.add("node " + name));
      List.of("e0", "e1", "e2", "e3").forEach(name -> facts.add("edge " + name));
    }
    enterWithoutKey(1, facts);
    boolean more = true;
    while (more) {
      more = false;
      for (StartGraph.Edge edge : graph.edges()) {
        if (rounds.reached.contains(edge.v()) && opens(edge, facts) && rounds.walked.add(edge)) {
          more = true;
          walk(edge, facts);
          enterWithoutKey(edge.w(), facts);
          rounds.reached.add(edge.w());
        }
      }
    }
  }

  /** Nodes, no endings, that the last flood reached and found no way out of. */
  List<Integer> stranded() {
    Rounds rounds = rounds(false);
    return rounds.reached.stream()
        .filter(node -> !isType(node, "win", "death", "loss", "verdict"))
        .filter(node -> rounds.walked.stream().noneMatch(edge -> edge.v() == node))
        .sorted()
        .toList();
  }

  // ---- distances

  /** Undirected distances by node id, 1000 where there is no way. */
  int[][] distances() {
    int size = labels.size() + 1;
    int[][] distance = new int[size][size];
    for (int v = 1; v < size; v++) {
      Arrays.fill(distance[v], 1000);
      distance[v][v] = 0;
    }
    for (StartGraph.Edge edge : graph.edges()) {
      if (edge.v() != edge.w()) {
        distance[edge.v()][edge.w()] = 1;
        distance[edge.w()][edge.v()] = 1;
      }
    }
    for (int via = 1; via < size; via++) {
      for (int v = 1; v < size; v++) {
        for (int w = 1; w < size; w++) {
          distance[v][w] = Math.min(distance[v][w], distance[v][via] + distance[via][w]);
        }
      }
    }
    return distance;
  }
}
