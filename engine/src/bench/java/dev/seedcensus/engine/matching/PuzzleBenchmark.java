package dev.seedcensus.engine.matching;

import java.util.Optional;
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

/** Matching puzzles of all forms, seed after seed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PuzzleBenchmark {

  @Param({"3", "4", "5", "6", "7", "8", "10"})
  private int n;

  private PuzzleGenerator generator;
  private PuzzleSurvey survey;
  private long seed;

  @Setup
  public void prepare() {
    generator = new PuzzleGenerator(CluePool.of(n));
    survey = new PuzzleSurvey(CluePool.of(n), Optional.empty());
  }

  /** The puzzle alone. */
  @Benchmark
  public Puzzle puzzle() {
    return generator.generate(seed++);
  }

  /** The puzzle and all that is measured on it. */
  @Benchmark
  public int measured() {
    Puzzle puzzle = survey.puzzle(seed++);
    int direct = (Propagator.UNIT.solves(puzzle) ? 1 : 0) + (Propagator.ARC.solves(puzzle) ? 1 : 0);
    int sizes =
        survey.minimum().orElse(0) + survey.largestGain(puzzle).map(LargestGain::size).orElse(0);
    return direct + sizes + survey.steps(puzzle);
  }
}
