package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A chain of five unlabelled nodes over path edges on a host of 200 nodes: listing its sites anew, against keeping them current
 * through a rewrite.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class MatchingBenchmark {

  private static final String GRAMMAR =
      """
      {"rules": [
        {"name": "chain",
         "lhs": {"node": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "e"}],
                 "edge": [{"v": "a", "w": "b", "label": {"type": "path"}}, {"v": "b", "w": "c", "label": {"type": "path"}},
                          {"v": "c", "w": "d", "label": {"type": "path"}}, {"v": "d", "w": "e", "label": {"type": "path"}}]},
         "rhs": {}, "weight": 0},
        {"name": "renew",
         "lhs": {"node": [{"id": "a"}, {"id": "b"}], "edge": [{"v": "a", "w": "b", "label": {"type": "path"}, "id": "e"}]},
         "rhs": {"node": [{"id": "a"}, {"id": "b"}], "edge": [{"id": "e"}]}}
      ]}
      """;

  private final HostGraph graph = new HostGraph();
  private final boolean[] active = {true, true};
  private final Random random = new Random(1);
  private CompiledStage stage;
  private PlainSites plain;
  private IncrementalSites incremental;
  private Rewriter rewriter;
  private MatchScope scope;

  @Setup
  public void build() {
    Program program =
        Program.compile(new GrammarLoader(new Primitives()).load(GRAMMAR, "benchmark"));
    stage = program.stages().get(0);
    path(200, 400);
    plain = new PlainSites(graph);
    plain.begin(stage);
    incremental = new IncrementalSites(graph, 1, new WorkCount());
    incremental.begin(stage);
    rewriter = new Rewriter(graph, false, Limits.defaults(), new WorkCount());
    scope = new MatchScope(graph);
    incremental.list(0, active);
  }

  private void path(int nodes, int edges) {
    Obj label = Obj.of("type", Text.of("path"));
    List<Integer> slots = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      slots.add(graph.addNode(Obj.of("type", Text.of("room"))));
    }
    while (graph.edgeCount() < edges) {
      int v = random.nextInt(nodes);
      int w = random.nextInt(nodes);
      if (v != w) {
        graph.putEdge(slots.get(v), slots.get(w), label);
      }
    }
  }

  /** Lists all sites from nothing. */
  @Benchmark
  public int listAnew() {
    plain.list(0, active);
    return plain.sites(0);
  }

  /** Lists all sites from nothing with the search that the engine uses. */
  @Benchmark
  public int searchAnew() {
    incremental.begin(stage);
    incremental.list(0, active);
    return incremental.sites(0);
  }

  /** Renews the two nodes of a random edge and brings the sites up to date. */
  @Benchmark
  public int keepCurrent() {
    incremental.draw(random.nextDouble(), false);
    int[] image = incremental.chosenImage();
    scope.freeze(stage.rule(1), image, 0);
    incremental.beforeRewrite(stage.rule(1), image, rewriter.isInPlace(stage.rule(1)));
    rewriter.rewrite(stage.rule(1), image, scope);
    incremental.afterRewrite(rewriter);
    graph.compactIfSparse();
    incremental.list(0, active);
    return incremental.sites(0);
  }
}
