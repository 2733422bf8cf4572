package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes small graphs down, by hand or at random. */
final class Games {

  private final List<StartGraph.Node> nodes = new ArrayList<>();
  private final List<StartGraph.Edge> edges = new ArrayList<>();

  private Games() {}

  static Games game() {
    return new Games();
  }

  /** Adds a node with the next id, from 1, and a label in JSON with single quotes. */
  Games node(String label) {
    nodes.add(new StartGraph.Node(nodes.size() + 1, value(label)));
    return this;
  }

  /** Adds an ungated edge. */
  Games edge(int v, int w) {
    return edge(v, w, "{'type': 'path'}");
  }

  /** Adds an edge with a label in JSON with single quotes. */
  Games edge(int v, int w, String label) {
    edges.add(new StartGraph.Edge(v, w, value(label)));
    return this;
  }

  /** Adds an edge with a gate. */
  Games gated(int v, int w, String gate) {
    return edge(v, w, "{'type': 'path', 'prereq': " + gate + "}");
  }

  StartGraph graph() {
    return new StartGraph(nodes, edges);
  }

  GraphMeasures measures() {
    return new GraphMeasures().of(graph());
  }

  Soundness.Report flaws() {
    return Soundness.of(GameGraph.of(graph()));
  }

  static Value value(String json) {
    return JsonValues.of(Bundled.json(json.replace('\'', '"')));
  }

  /** A graph with a node and its edges taken out. */
  static StartGraph without(StartGraph graph, int id) {
    return new StartGraph(
        graph.nodes().stream().filter(node -> node.id() != id).toList(),
        graph.edges().stream().filter(edge -> edge.v() != id && edge.w() != id).toList());
  }

  /** How edges of a random graph may lie. */
  enum Ways {
    /** Anywhere, also from a node to itself. */
    ANY,
    /** From smaller to larger ids only. */
    FORWARD,
    /** Anywhere, and from everywhere back to the start without a gate. */
    WITH_RETURN
  }

  /** A random graph of 2 to 7 nodes with gates of all flavours, few of them malformed. */
  static StartGraph random(long seed, Ways ways) {
    return new RandomGame(new Random(seed)).graph(ways);
  }

  private static final class RandomGame {
    private static final List<String> TYPES =
        List.of("room", "room", "key", "key", "secret", "door", "suspect", "death", "loss", "win");

    private final Random random;
    private final Games game = game();

    RandomGame(Random random) {
      this.random = random;
    }

    StartGraph graph(Ways ways) {
      int size = 2 + random.nextInt(6);
      game.node("{'type': 'start', 'nodeId': 'n1'}");
      for (int node = 2; node <= size; node++) {
        game.node(nodeLabel(node == size ? "win" : pick(TYPES), node));
      }
      double density = 0.2 + 0.5 * random.nextDouble();
      for (int v = 1; v <= size; v++) {
        for (int w = 1; w <= size; w++) {
          addEdge(v, w, ways, density);
        }
      }
      return game.graph();
    }

    private void addEdge(int v, int w, Ways ways, double density) {
      if (ways == Ways.WITH_RETURN && w == 1) {
        game.edge(v, 1);
      } else if ((ways != Ways.FORWARD || v < w) && random.nextDouble() < density) {
        game.edge(v, w, edgeLabel());
      }
    }

    private String nodeLabel(String type, int node) {
      String label = "{'type': '" + type + "'";
      if (random.nextInt(4) > 0) {
        label += ", 'nodeId': 'n" + node + "'";
      }
      if (random.nextInt(4) > 0) {
        label += ", 'pairId': " + pair();
      }
      if (random.nextInt(3) == 0) {
        label += ", 'evidence': " + random.nextInt(-1, 3);
      }
      return label + "}";
    }

    private String edgeLabel() {
      String label = "{'type': 'path'";
      if (random.nextInt(2) == 0) {
        label += ", 'edgeId': 'e" + random.nextInt(4) + "'";
      }
      if (random.nextInt(2) == 0) {
        label += ", 'prereq': " + gate(2);
      }
      return label + "}";
    }

    private String gate(int depth) {
      return switch (random.nextInt(depth > 0 ? 20 : 14)) {
        case 0, 1, 2, 3, 4 -> "{'pairId': " + pair() + "}";
        case 5, 6, 7 -> "{'traversed': 'e" + random.nextInt(4) + "'}";
        case 8, 9 -> "{'visited': 'n" + (1 + random.nextInt(7)) + "'}";
        case 10, 11 -> "{'evidence': " + random.nextInt(4) + "}";
        case 12 -> "{'pairId': " + pair() + ", 'visited': 'n2'}";
        case 13 ->
            pick(
                List.of(
                    "{}",
                    "{'pairID': 'A'}",
                    "{'evidence': '2'}",
                    "'A'",
                    "{'traversed': ['e1']}",
                    "false",
                    "null"));
        case 14, 15, 16 -> "{'all': [" + gates(depth - 1) + "]}";
        default -> "{'any': [" + gates(depth - 1) + "]}";
      };
    }

    private String gates(int depth) {
      List<String> gates = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        gates.add(gate(depth));
      }
      return String.join(", ", gates);
    }

    private String pair() {
      return pick(List.of("'A'", "'A'", "'B'", "'B'", "'pair_10'", "'pair_9'", "3"));
    }

    private String pick(List<String> from) {
      return from.get(random.nextInt(from.size()));
    }
  }
}
