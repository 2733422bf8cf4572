package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
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

/** Whole runs of the bundled grammars, seed after seed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class EvolutionBenchmark {

  @Param({"dungeon", "maze-plain", "maze-locked", "dag-plain", "dag-locked", "mystery-daily"})
  private String grammar;

  private Evolver evolver;
  private RuleTally tally;
  private CanonicalGraph canonical;
  private long seed;

  @Setup
  public void compile() throws IOException {
    Path file = Path.of("..", "data", "grammars", grammar + ".json");
    evolver =
        new Evolver(
            Program.compile(new GrammarLoader(new Primitives()).load(Files.readString(file), file.toString())));
    tally = new RuleTally(evolver.program().grammar());
    canonical = CanonicalGraph.structural();
  }

  /** The finished graph alone. */
  @Benchmark
  public HostGraph graph() {
    return evolver.evolve(seed++);
  }

  /** The finished graph with firings, sites and digest. */
  @Benchmark
  public String everything() {
    tally.reset();
    return canonical.digest(evolver.evolve(seed++, EnumSet.allOf(Need.class), tally));
  }
}
