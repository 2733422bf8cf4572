package dev.seedcensus.jobs.replay;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.engine.rewrite.Trace;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Compares a run with its recording, from its first iteration to the finished graph. */
final class Comparison {

  private final Recording recorded;
  private final Grammar grammar;
  private final Limits limits;
  private final Trace trace;
  private final RuleTally tally;
  private final HostGraph graph;
  private final int iterations;
  private final CanonicalGraph canonical;

  private Comparison(
      Recording recorded,
      Evolver evolver,
      Trace trace,
      RuleTally tally,
      HostGraph graph,
      CanonicalGraph canonical) {
    this.recorded = recorded;
    this.grammar = evolver.program().grammar();
    this.limits = evolver.program().limits();
    this.trace = trace;
    this.tally = tally;
    this.graph = graph;
    this.iterations = evolver.iterations();
    this.canonical = canonical;
  }

  /**
   * Runs the recorded seed.
   *
   * @param structural whether the digest leaves out narration and drawing
   */
  static Comparison replayed(Evolver evolver, Recording recorded, boolean structural) {
    Trace trace = new Trace();
    RuleTally tally = new RuleTally(evolver.program().grammar());
    Observer both = new BothObservers(trace, tally);
    HostGraph graph = evolver.evolve(recorded.seed(), EnumSet.allOf(Need.class), both);
    CanonicalGraph form = structural ? CanonicalGraph.structural() : CanonicalGraph.full();
    return new Comparison(recorded, evolver, trace, tally, graph, form);
  }

  /** The first difference, in the order in which a run unfolds; empty where all agrees. */
  Optional<String> difference() {
    Stream<Supplier<Optional<String>>> checks =
        Stream.of(
            () -> recorded.stages() == null ? Optional.empty() : stages(),
            () -> recorded.firings() == null ? Optional.empty() : firings(),
            () -> unequal("iterations", recorded.iterations(), iterations),
            () -> unequal("nodes", recorded.nodes(), graph.nodeCount()),
            () -> unequal("edges", recorded.edges(), graph.edgeCount()),
            () -> types("node types", recorded.nodeTypes(), nodeTypes()),
            () -> types("edge types", recorded.edgeTypes(), edgeTypes()),
            this::canonicalText,
            () -> unequal("digest", recorded.digest(), canonical.digest(graph)),
            this::locks);
    return checks.map(Supplier::get).flatMap(Optional::stream).findFirst();
  }

  private Optional<String> stages() {
    return new TraceComparison(grammar, tally, recorded.stages(), trace.stages()).difference();
  }

  private Optional<String> firings() {
    for (Recording.StageFirings stage : recorded.firings()) {
      int at = stage(stage.stage());
      if (at < 0) {
        return Optional.of("stage %s: the grammar has no such stage".formatted(stage.stage()));
      }
      Map<String, Integer> counted = new TreeMap<>();
      for (int rule = 0; rule < tally.rules(at); rule++) {
        counted.merge(tally.ruleName(at, rule), tally.firings(at, rule), Integer::sum);
      }
      for (Map.Entry<String, Integer> rule : stage.rules().entrySet()) {
        Integer replayed = counted.get(rule.getKey());
        if (!rule.getValue().equals(replayed)) {
          return unequal(
              "stage %s, rule %s: firings".formatted(stage.stage(), rule.getKey()),
              rule.getValue(),
              replayed);
        }
      }
    }
    return Optional.empty();
  }

  private int stage(String name) {
    for (int stage = 0; stage < tally.stages(); stage++) {
      if (name == null || tally.stageName(stage).equals(name)) {
        return stage;
      }
    }
    return -1;
  }

  private static Optional<String> types(
      String what, Map<String, Integer> recorded, Map<String, Integer> replayed) {
    return recorded == null ? Optional.empty() : unequal(what, new TreeMap<>(recorded), replayed);
  }

  private Map<String, Integer> nodeTypes() {
    Map<String, Integer> counts = new TreeMap<>();
    graph.forEachNode((id, label) -> count(label, counts));
    return counts;
  }

  private Map<String, Integer> edgeTypes() {
    Map<String, Integer> counts = new TreeMap<>();
    graph.forEachEdge((v, w, label) -> count(label, counts));
    return counts;
  }

  private static void count(Value label, Map<String, Integer> counts) {
    if (label.get("type") instanceof Text type) {
      counts.merge(type.value(), 1, Integer::sum);
    }
  }

  private Optional<String> canonicalText() {
    if (recorded.canonical() == null) {
      return Optional.empty();
    }
    List<String> expected = recorded.canonical().lines().toList();
    List<String> actual = canonical.text(graph).lines().toList();
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String recordedLine = i < expected.size() ? expected.get(i) : "nothing";
      String replayedLine = i < actual.size() ? actual.get(i) : "nothing";
      if (!recordedLine.equals(replayedLine)) {
        return unequal("canonical text, line " + (i + 1), recordedLine, replayedLine);
      }
    }
    return Optional.empty();
  }

  private Optional<String> locks() {
    GraphMeasures measures = new GraphMeasures(limits).of(graph);
    Optional<String> depth =
        recorded.depth() == null
            ? Optional.empty()
            : unequal("nesting depth", recorded.depth(), measures.nestingDepth());
    return depth.isPresent() || recorded.chain() == null
        ? depth
        : unequal("chain", recorded.chain(), measures.chain());
  }

  static Optional<String> unequal(String what, Object recorded, Object replayed) {
    return Objects.equals(recorded, replayed)
        ? Optional.empty()
        : Optional.of("%s: recorded %s, replayed %s".formatted(what, recorded, replayed));
  }
}
