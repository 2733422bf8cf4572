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

  /** Seeds are run in slices of this length until a slice is no faster than those before. */
  private static final long SLICE_NANOS = 60_000_000;

  private static final int FEWEST_SLICES = 4;
  private static final int MOST_SLICES = 25;

  /** Java compiles as it goes; as long as that brings more than this, the rate has not settled. */
  private static final double STILL_FASTER = 1.1;

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

  /** Seeds per second of one thread; takes between a quarter of a second and two the first time. */
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
    long seed = FIRST_SEED;
    double best = 0;
    for (int slice = 0; slice < MOST_SLICES; slice++) {
      long start = System.nanoTime();
      long end = runSlice(records, seed);
      double rate = (end - seed) * 1e9 / Math.max(1, System.nanoTime() - start);
      boolean settled = slice >= FEWEST_SLICES && rate < best * STILL_FASTER;
      best = Math.max(best, rate);
      if (settled) {
        break;
      }
      seed = end;
    }
    return best;
  }

  /** Runs seeds, at least one, until the slice is over; returns the next seed. */
  private static long runSlice(RecordWriter records, long from) {
    long start = System.nanoTime();
    long seed = from;
    do {
      for (int record = 0; record < records.recordsPerSeed(); record++) {
        records.record(seed, record);
      }
      seed++;
    } while (System.nanoTime() - start < SLICE_NANOS);
    return seed;
  }

  private record Key(String experiment, String definition, StructType columns) {}
}
