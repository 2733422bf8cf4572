package dev.seedcensus.jobs.search;

import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.search.SearchExperiment;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/**
 * What became of seeds that follow each other: up to a hit, or up to the end of a task. A search is
 * cut at a hit, so that nothing finer is ever needed, and what travels to the driver grows with the
 * hits and not with the seeds.
 *
 * @param last the last of the seeds
 * @param tried how many they are
 * @param found what was found of the last, as JSON; null where it is no hit
 * @param stopped per part of the condition, seeds for which it was the first not to hold
 * @param failed seeds that failed
 * @param cpuNanos CPU time of all
 * @param failures the first few that failed
 */
record Stretch(
    long last,
    long tried,
    String found,
    List<Long> stopped,
    long failed,
    long cpuNanos,
    List<Failure> failures) {

  Stretch {
    stopped = List.copyOf(stopped);
    failures = List.copyOf(failures);
  }

  /** A seed that failed, and why. */
  record Failure(long seed, String error) {}

  static final int TOLD_FAILURES = 5;

  private static final StructType SCHEMA =
      StructType.fromDDL(
          "last BIGINT, tried BIGINT, found STRING, stopped ARRAY<BIGINT>, failed BIGINT,"
              + " cpu_nanos BIGINT, seeds ARRAY<BIGINT>, errors ARRAY<STRING>");

  /** The columns of a search's records that stretches are made of, in this order. */
  static final List<String> COLUMNS =
      List.of(Records.SEED, SearchExperiment.ASKED, SearchExperiment.FOUND, Records.ERROR);

  private static final int SEED = 0;
  private static final int ASKED = 1;
  private static final int FOUND = 2;
  private static final int ERROR = 3;

  static StructType schema() {
    return SCHEMA;
  }

  /** A stretch from a row of {@link #schema}. */
  static Stretch of(Row row) {
    List<Failure> failures = new ArrayList<>();
    List<Long> seeds = row.getList(6);
    List<String> errors = row.getList(7);
    for (int i = 0; i < seeds.size(); i++) {
      failures.add(new Failure(seeds.get(i), errors.get(i)));
    }
    return new Stretch(
        row.getLong(0),
        row.getLong(1),
        row.getString(2),
        row.getList(3),
        row.getLong(4),
        row.getLong(5),
        failures);
  }

  boolean isHit() {
    return found != null;
  }

  /** Seeds are run by the thread that asks for their records, so its CPU time is theirs. */
  private static long cpu() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported()
        ? threads.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  /** Adds the records of a task up. */
  record Adding(int parts) implements MapPartitionsFunction<Row, Row> {

    @Override
    public Iterator<Row> call(Iterator<Row> records) {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return records.hasNext();
        }

        @Override
        public Row next() {
          return add(records);
        }
      };
    }

    private Row add(Iterator<Row> records) {
      long last = 0;
      long tried = 0;
      long failed = 0;
      long start = cpu();
      String found = null;
      Long[] stopped = new Long[parts];
      Arrays.fill(stopped, 0L);
      List<Long> seeds = new ArrayList<>();
      List<String> errors = new ArrayList<>();
      while (found == null && records.hasNext()) {
        Row record = records.next();
        last = record.getLong(SEED);
        tried++;
        if (!record.isNullAt(ERROR)) {
          failed++;
          if (seeds.size() < TOLD_FAILURES) {
            seeds.add(last);
            errors.add(record.getString(ERROR));
          }
        } else {
          found = record.getString(FOUND);
          if (found == null) {
            stopped[record.getInt(ASKED) - 1]++;
          }
        }
      }
      return RowFactory.create(
          last,
          tried,
          found,
          stopped,
          failed,
          cpu() - start,
          seeds.toArray(Long[]::new),
          errors.toArray(String[]::new));
    }
  }
}
