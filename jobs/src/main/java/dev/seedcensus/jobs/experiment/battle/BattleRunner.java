package dev.seedcensus.jobs.experiment.battle;

import dev.seedcensus.engine.battle.BattleSimulation;
import dev.seedcensus.engine.battle.BattleTally;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.unsafe.types.UTF8String;

/** Fights blocks, if a column needs it. */
final class BattleRunner implements SeedRunner {

  private final UTF8String[] policies;
  private final List<BattleSimulation> simulations;
  private final long trials;
  private final List<BattleColumn> columns;
  private final boolean fights;
  private int policy;
  private BattleTally tally = BattleTally.NONE;

  BattleRunner(
      List<String> policies,
      List<BattleSimulation> simulations,
      long trials,
      List<BattleColumn> columns,
      boolean whole) {
    this.policies = policies.stream().map(UTF8String::fromString).toArray(UTF8String[]::new);
    this.simulations = simulations;
    this.trials = trials;
    this.columns = columns;
    this.fights = whole || columns.stream().anyMatch(BattleColumn::fights);
  }

  @Override
  public void run(long seed) {
    run(seed, 0);
  }

  @Override
  public void run(long seed, int record) {
    policy = record;
    tally = fights ? simulations.get(record).run(seed, trials) : BattleTally.NONE;
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  @Override
  public long steps() {
    return tally.trials();
  }

  UTF8String policy() {
    return policies[policy];
  }

  long trials() {
    return trials;
  }

  BattleTally tally() {
    return tally;
  }
}
