package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.engine.araf.WideningWalk;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Walks once for all records of a seed. */
final class DialRunner implements SeedRunner {

  private static final long NO_SEED = -1;

  private final WideningWalk walk;
  private final List<Integer> widenings;
  private final List<DialColumn> columns;
  private final boolean walks;
  private long walked = NO_SEED;
  private List<WideningWalk.Stop> stops = List.of();
  private int record;

  DialRunner(WideningWalk walk, List<Integer> widenings, List<DialColumn> columns, boolean whole) {
    this.walk = walk;
    this.widenings = widenings;
    this.columns = columns;
    walks = whole || columns.stream().anyMatch(column -> column != DialColumn.WIDENINGS);
  }

  @Override
  public void run(long seed) {
    run(seed, 0);
  }

  @Override
  public void run(long seed, int asked) {
    record = asked;
    if (!walks || seed == walked) {
      return;
    }
    try {
      walked = NO_SEED;
      stops = walk.walk(seed, widenings);
      walked = seed;
    } catch (IllegalStateException e) {
      throw new SeedException("seed %d: %s".formatted(seed, e.getMessage()), e);
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  /** Boards whose answers were counted. */
  @Override
  public long steps() {
    return walks ? 1 : 0;
  }

  int widenings() {
    return widenings.get(record);
  }

  WideningWalk.Stop stop() {
    return stops.get(record);
  }
}
