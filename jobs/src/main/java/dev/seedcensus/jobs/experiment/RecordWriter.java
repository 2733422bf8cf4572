package dev.seedcensus.jobs.experiment;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.OutOfMemory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.sql.catalyst.expressions.UnsafeRow;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Turns seeds into records, in Spark's own row format and in place: no object is made per value. A
 * seed that fails, be it for want of memory, becomes a record with {@code error} and nothing else
 * beside seed, time and what is known without a run. For one thread.
 *
 * <p>Where only the seed is asked for, nothing is run. The columns {@code error} and {@code micros}
 * speak about the whole run, so asking for one of them runs it to the end.
 */
public final class RecordWriter {

  private static final int ABSENT = -1;
  private static final int FIRST_BUFFER = 4096;

  private final int recordsPerSeed;
  private final Supplier<SeedRunner> opening;

  /** Null where nothing is run. */
  private SeedRunner runner;

  private final UnsafeRowWriter row;
  private final int[] ownOrdinals;
  private final int fields;
  private final int seed;
  private final int micros;
  private final int error;
  private boolean failed;

  /** A writer of records with these columns, in this order. */
  public RecordWriter(Setup setup, StructType columns) {
    recordsPerSeed = setup.recordsPerSeed();
    fields = columns.length();
    seed = ordinal(columns, Records.SEED);
    micros = ordinal(columns, Records.MICROS);
    error = ordinal(columns, Records.ERROR);
    List<String> own = new ArrayList<>();
    int[] ordinals = new int[fields];
    for (int i = 0; i < fields; i++) {
      if (i != seed && i != micros && i != error) {
        ordinals[own.size()] = i;
        own.add(columns.fieldNames()[i]);
      }
    }
    ownOrdinals = Arrays.copyOf(ordinals, own.size());
    boolean whole = micros != ABSENT || error != ABSENT;
    opening = () -> own.isEmpty() && !whole ? null : setup.open(own, whole);
    runner = opening.get();
    row = new UnsafeRowWriter(fields, FIRST_BUFFER);
  }

  private static int ordinal(StructType columns, String name) {
    return columns.getFieldIndex(name).map(index -> (Integer) index).getOrElse(() -> ABSENT);
  }

  /** How many records each seed has. */
  public int recordsPerSeed() {
    return recordsPerSeed;
  }

  /** The record of a seed that has one; valid until the next call. */
  public UnsafeRow record(long seedValue) {
    return record(seedValue, 0);
  }

  /**
   * One of the records of a seed; valid until the next call.
   *
   * @param record in [0, {@link #recordsPerSeed})
   */
  public UnsafeRow record(long seedValue, int record) {
    failed = false;
    clear();
    if (runner != null) {
      long start = System.nanoTime();
      run(seedValue, record);
      if (micros != ABSENT) {
        row.write(micros, (System.nanoTime() - start) / 1000);
      }
    }
    if (seed != ABSENT) {
      row.write(seed, seedValue);
    }
    return row.getRow();
  }

  private void run(long seedValue, int record) {
    try {
      runner.run(seedValue, record);
      for (int i = 0; i < ownOrdinals.length; i++) {
        runner.write(i, row, ownOrdinals[i]);
      }
      if (error != ABSENT) {
        row.setNullAt(error);
      }
    } catch (RuntimeException | StackOverflowError e) {
      fail(message(e));
    } catch (OutOfMemoryError e) {
      fail(OutOfMemory.sentence());
      // Of what the seed made, only what the runner keeps for the next one may still be held.
      runner = null;
      runner = opening.get();
    }
  }

  private void fail(String message) {
    failed = true;
    clear();
    for (int i = 0; i < ownOrdinals.length; i++) {
      if (runner.isKnownBefore(i)) {
        runner.write(i, row, ownOrdinals[i]);
      } else {
        row.setNullAt(ownOrdinals[i]);
      }
    }
    if (error != ABSENT) {
      row.write(error, UTF8String.fromString(message));
    }
  }

  private static String message(Throwable cause) {
    return cause instanceof SeedException ? cause.getMessage() : "Internal error: " + cause;
  }

  private void clear() {
    row.reset();
    row.zeroOutNullBytes();
  }

  /** Whether the last record holds an error. */
  public boolean failed() {
    return failed;
  }

  /** Steps of work that the last record took. */
  public long steps() {
    return runner == null || failed ? 0 : runner.steps();
  }
}
