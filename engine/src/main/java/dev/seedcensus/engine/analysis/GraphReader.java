package dev.seedcensus.engine.analysis;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;

/**
 * Reads graphs into a {@link GameGraph}, one after the other, each in the memory of the one before.
 */
final class GraphReader {

  /** Ids are dense where the largest is at most so many times the number of nodes. */
  private static final int SPARSE = 16;

  private final GameGraph game;
  private final GateParser gates;
  private final HostGraph.NodeVisitor addNode = this::addNode;
  private final HostGraph.EdgeVisitor addEdge = this::addEdge;

  /** Edges as they come, before they are grouped by source. */
  private int[] from = {};

  private int[] to = {};
  private Value[] labels = {};
  private int edges;

  /** By id: numbers of nodes, if ids are dense; what stands at other ids is left over. */
  private int[] indexes = {};

  private boolean dense;

  GraphReader(GameGraph game) {
    this.game = game;
    this.gates = new GateParser(game.names);
  }

  void read(HostGraph graph) {
    begin(graph.nodeCount(), graph.edgeCount());
    graph.forEachNode(addNode);
    indexNodes();
    graph.forEachEdge(addEdge);
    finish();
  }

  void read(StartGraph graph) {
    begin(graph.nodes().size(), graph.edges().size());
    graph.nodes().forEach(node -> addNode(node.id(), node.label()));
    indexNodes();
    graph.edges().forEach(edge -> addEdge(edge.v(), edge.w(), edge.label()));
    finish();
  }

  /**
   * Looks up the indexes of nodes in a table where ids are not far apart, as they are after a run.
   */
  private void indexNodes() {
    int largest = game.nodes == 0 ? 0 : game.ids[game.nodes - 1];
    dense = largest / SPARSE <= game.nodes;
    if (dense && indexes.length <= largest) {
      indexes = new int[largest + largest / 2 + 1];
    }
    for (int node = 0; dense && node < game.nodes; node++) {
      indexes[game.ids[node]] = node;
    }
  }

  private void begin(int nodeCount, int edgeCount) {
    game.names.clear();
    gates.reset();
    game.nodes = 0;
    game.edges = edgeCount;
    game.start = NONE;
    edges = 0;
    if (game.ids.length < nodeCount) {
      growNodes(Math.max(nodeCount, 2 * game.ids.length));
    }
    if (from.length < edgeCount) {
      growEdges(Math.max(edgeCount, 2 * from.length));
    }
  }

  private void growNodes(int size) {
    game.ids = new int[size];
    game.nodeLabels = new Value[size];
    game.types = new NodeType[size];
    game.pairs = new int[size];
    game.visitedFacts = new int[size];
    game.enteredFacts = new int[size];
    game.firstOut = new int[size + 1];
  }

  private void growEdges(int size) {
    from = new int[size];
    to = new int[size];
    labels = new Value[size];
    game.sources = new int[size];
    game.targets = new int[size];
    game.edgeLabels = new Value[size];
    game.gates = new Gate[size];
    game.traversedFacts = new int[size];
  }

  private void addNode(int id, Value label) {
    int node = game.nodes++;
    game.ids[node] = id;
    game.nodeLabels[node] = label;
    NodeType type = NodeType.of(GateParser.name(label.get("type")));
    game.types[node] = type;
    if (type == NodeType.START && game.start == NONE) {
      game.start = node;
    }
    String pair = GateParser.name(label.get("pairId"));
    game.pairs[node] = pair == null ? NONE : game.names.intern(Kind.PAIR, pair);
  }

  private void addEdge(int v, int w, Value label) {
    from[edges] = indexOf(v);
    to[edges] = indexOf(w);
    labels[edges++] = label;
  }

  private int indexOf(int id) {
    if (dense) {
      return indexes[id];
    }
    return Arrays.binarySearch(game.ids, 0, game.nodes, id);
  }

  private void finish() {
    groupEdges();
    for (int edge = 0; edge < edges; edge++) {
      game.gates[edge] = gates.parse(game.edgeLabels[edge].get("prereq"));
    }
    // Only now is it known which names and whether evidence matter to anybody.
    for (int edge = 0; edge < edges; edge++) {
      game.traversedFacts[edge] = asked(Kind.TRAVERSED, game.edgeLabels[edge], "edgeId");
    }
    for (int node = 0; node < game.nodes; node++) {
      game.visitedFacts[node] = asked(Kind.VISITED, game.nodeLabels[node], "nodeId");
    }
    readEvidence();
  }

  /** Counting sort by source; edges of one source keep their order. */
  private void groupEdges() {
    int[] first = game.firstOut;
    Arrays.fill(first, 0, game.nodes + 1, 0);
    for (int edge = 0; edge < edges; edge++) {
      first[from[edge]]++;
    }
    int sum = 0;
    for (int node = 0; node <= game.nodes; node++) {
      int here = node < game.nodes ? first[node] : 0;
      first[node] = sum;
      sum += here;
    }
    for (int edge = 0; edge < edges; edge++) {
      int place = first[from[edge]]++;
      game.sources[place] = from[edge];
      game.targets[place] = to[edge];
      game.edgeLabels[place] = labels[edge];
    }
    // Each entry now stands where its group ends, which is where the next begins.
    System.arraycopy(first, 0, first, 1, game.nodes);
    first[0] = 0;
  }

  private int asked(Kind kind, Value label, String field) {
    if (game.names.count(kind) == 0) {
      return NONE;
    }
    String name = GateParser.name(label.get(field));
    return name == null ? NONE : game.names.find(kind, name);
  }

  private void readEvidence() {
    game.firstEnteredFact = game.names.size();
    Arrays.fill(game.enteredFacts, 0, game.nodes, NONE);
    if (!gates.sawEvidence()) {
      return;
    }
    int count = 0;
    for (int node = 0; node < game.nodes; node++) {
      double evidence = evidence(game.nodeLabels[node]);
      if (evidence > 0) {
        game.enteredFacts[node] = game.names.addEntered();
        if (count == game.evidence.length) {
          game.evidence = Arrays.copyOf(game.evidence, 2 * count + 8);
        }
        game.evidence[count++] = evidence;
      }
    }
  }

  /** Evidence below 0 would let gates close again, so it counts as none. */
  private static double evidence(Value label) {
    return label.get("evidence") instanceof Num number ? number.value() : 0;
  }
}
