package dev.seedcensus.jobs.experiment;

import dev.seedcensus.engine.rewrite.SeedException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * An experiment that is all arithmetic, so that tests know every record: seeds that the modulus
 * divides fail. It counts how often each column is computed.
 */
public final class ArithmeticExperiment implements Experiment {

  private static final Map<String, AtomicLong> COMPUTED = new ConcurrentHashMap<>();

  /** Times that a column was computed since the start, in this JVM. */
  public static long computed(String column) {
    return COMPUTED.computeIfAbsent(column, name -> new AtomicLong()).get();
  }

  private static volatile long held = Long.MAX_VALUE;
  private static volatile CountDownLatch release = new CountDownLatch(0);

  /** From this seed upwards, tasks wait until the result is closed. */
  public static AutoCloseable hold(long seed) {
    CountDownLatch latch = new CountDownLatch(1);
    release = latch;
    held = seed;
    return () -> {
      held = Long.MAX_VALUE;
      latch.countDown();
    };
  }

  @Override
  public String name() {
    return "arithmetic";
  }

  @Override
  public String table() {
    return "arithmetic";
  }

  @Override
  public List<String> views() {
    return List.of("halves");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(new Summary("Arithmetic", "arithmetic"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of("modulus", "seeds that it divides fail");
  }

  @Override
  public List<Column> columns() {
    return List.of(
        new Column("square", DataTypes.LongType, "the seed times itself"),
        new Column("parity", DataTypes.StringType, "even or odd"),
        new Column("half", DataTypes.IntegerType, "half the seed, rounded down"));
  }

  @Override
  public Setup prepare(Options options) {
    return new Arithmetic(options.wholeNumber("modulus", 2, 1000, 7));
  }

  @Override
  public Setup restore(String definition) {
    return new Arithmetic(Long.parseLong(definition.replaceAll("\\D", "")));
  }

  private record Arithmetic(long modulus) implements Setup {

    @Override
    public String experiment() {
      return "arithmetic";
    }

    @Override
    public String label() {
      return "mod" + modulus;
    }

    @Override
    public String definition() {
      return "{\"modulus\":" + modulus + "}";
    }

    /** The half takes a run of its own, and a square more work than a parity. */
    @Override
    public Cost cost(String column) {
      return switch (column) {
        case "seed" -> Cost.NONE;
        case "parity" -> new Cost(1, 0);
        case "square" -> new Cost(1, 1);
        default -> new Cost(2, 0);
      };
    }

    @Override
    public SeedRunner open(List<String> columns, boolean whole) {
      return new Runner(modulus, columns);
    }
  }

  private static final class Runner implements SeedRunner {
    private final long modulus;
    private final List<String> columns;
    private long seed;

    Runner(long modulus, List<String> columns) {
      this.modulus = modulus;
      this.columns = columns;
    }

    @Override
    public void run(long next) {
      seed = next;
      if (seed >= held && TaskContext.get() != null) {
        await();
      }
      if (seed % modulus == 0) {
        throw new SeedException("modulus " + modulus + " divides seed " + seed, null);
      }
    }

    private static void await() {
      try {
        release.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void write(int column, UnsafeRowWriter row, int ordinal) {
      String name = columns.get(column);
      COMPUTED.computeIfAbsent(name, unknown -> new AtomicLong()).incrementAndGet();
      switch (name) {
        case "square" -> row.write(ordinal, seed * seed);
        case "half" -> row.write(ordinal, (int) (seed / 2));
        default -> row.write(ordinal, UTF8String.fromString(seed % 2 == 0 ? "even" : "odd"));
      }
    }

    @Override
    public long steps() {
      return 2;
    }
  }
}
