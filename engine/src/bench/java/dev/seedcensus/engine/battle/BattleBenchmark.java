package dev.seedcensus.engine.battle;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Simulated battles, time per trial. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BattleBenchmark {

  private static final int TRIALS = 100_000;

  @Param({"attack/attack", "attack/defend", "defend/attack", "defend/defend"})
  private String policy;

  private BattleSimulation simulation;
  private long block;

  @Setup
  public void prepare() {
    Battle battle = Battle.of(BattleTable.standard());
    simulation = new BattleSimulation(battle, Policy.named(policy, battle));
  }

  @Benchmark
  @OperationsPerInvocation(TRIALS)
  public BattleTally trial() {
    return simulation.run(block++, TRIALS);
  }
}
