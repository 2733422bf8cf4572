package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.RecordWriter;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.apache.spark.sql.types.StructType;

/**
 * Measures how many seeds per second one thread does, once per setup and columns. It decides the
 * sizes of tasks and chunks and never what is in them.
 */
public final class SeedRate {

  /** Long enough for the compiled code to settle, short beside starting Spark. */
  private static final long WARM_UP_NANOS = 200_000_000;

  private static final long MEASURED_NANOS = 100_000_000;

  /** Seeds are taken from here upwards; which ones hardly matters for the rate. */
  private static final long FIRST_SEED = 1;

  private static final int KEPT = 64;

  private static final Map<Key, Double> KNOWN =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Double> eldest) {
          return size() > KEPT;
        }
      };

  private SeedRate() {}

  /** Seeds per second of one thread; takes a third of a second the first time. */
  public static double of(Setup setup, StructType columns) {
    synchronized (KNOWN) {
      Key key = new Key(setup.experiment(), setup.definition(), columns);
      return KNOWN.computeIfAbsent(key, unknown -> measure(new RecordWriter(setup, columns)));
    }
  }

  /** The rate, if it has been measured. */
  static OptionalDouble known(Setup setup, StructType columns) {
    synchronized (KNOWN) {
      Double rate = KNOWN.get(new Key(setup.experiment(), setup.definition(), columns));
      return rate == null ? OptionalDouble.empty() : OptionalDouble.of(rate);
    }
  }

  private static double measure(RecordWriter records) {
    long next = runFor(WARM_UP_NANOS, records, FIRST_SEED);
    long start = System.nanoTime();
    long end = runFor(MEASURED_NANOS, records, next);
    return (end - next) * 1e9 / (System.nanoTime() - start);
  }

  /** Runs seeds, at least one, until the time is over; returns the next seed. */
  private static long runFor(long nanos, RecordWriter records, long from) {
    long start = System.nanoTime();
    long seed = from;
    do {
      records.record(seed++);
    } while (System.nanoTime() - start < nanos);
    return seed;
  }

  private record Key(String experiment, String definition, StructType columns) {}
}
