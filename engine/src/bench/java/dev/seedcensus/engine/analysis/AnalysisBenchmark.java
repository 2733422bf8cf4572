package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** All analyses of finished graphs together, to be held against the time that it takes to make the graphs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class AnalysisBenchmark {

  private static final int GRAPHS = 256;

  @Param({"dungeon", "maze-plain", "maze-locked", "dag-plain", "dag-locked", "mystery-daily"})
  private String grammar;

  private final HostGraph[] graphs = new HostGraph[GRAPHS];
  private final GraphMeasures measures = new GraphMeasures();
  private int next;

  @Setup
  public void evolve() throws IOException {
    Path file = Path.of("..", "data", "grammars", grammar + ".json");
    Program program =
        Program.compile(
            new GrammarLoader(new Primitives()).load(Files.readString(file), file.toString()));
    for (int i = 0; i < GRAPHS; i++) {
      graphs[i] = new Evolver(program).evolve(i + 1);
    }
  }

  @Benchmark
  public void everything(Blackhole sink) {
    measures.of(graphs[next++ & (GRAPHS - 1)]);
    sink.consume(measures.places());
    sink.consume(measures.chain());
    sink.consume(measures.locks());
    sink.consume(measures.stranded() + measures.unopenable() + measures.dangling());
    sink.consume(measures.winnable());
    sink.consume(measures.shortestWin());
    sink.consume(measures.diameter());
    sink.consume(measures.routeDepth());
    sink.consume(measures.winShare());
    sink.consume(measures.winChance());
  }

  /** What reading the graph takes, before any analysis. */
  @Benchmark
  public GameGraph reading() {
    return measures.of(graphs[next++ & (GRAPHS - 1)]).graph();
  }
}
