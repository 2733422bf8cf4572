package dev.seedcensus.jobs.search;

import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.source.SeedcensusSource;
import java.util.Comparator;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * Tries seeds on Spark, block after block. How large a block is decides only how many seeds are
 * tried in vain beyond the last hit, never what is found.
 */
public final class Search {

  /** So few are tried before anything is known of the rate. */
  private static final long FIRST_BLOCK = 64;

  /** A block is at most so many times what was tried before. */
  private static final long GROWTH = 4;

  /** A block that is under way when the search is stopped is lost. */
  private static final double MOST_SECONDS = 15;

  /** More seeds than the rate so far asks for: half of the blocks should be the last. */
  private static final double SPARE = 1.1;

  private static final long STOP_AGAIN_NANOS = 100_000_000;

  private final SearchSpec spec;
  private final SparkSession session;
  private final String tag = "search " + UUID.randomUUID();
  private volatile boolean isAtWork;

  public Search(SearchSpec spec, SparkSession session) {
    this.spec = spec;
    this.session = session;
  }

  /**
   * Searches until the hits are found, the cap is reached or the process is told to end; in that
   * case what was found in whole blocks is given.
   *
   * @param watcher is told after each block
   */
  public Findings run(Consumer<Findings> watcher) {
    Findings findings = new Findings(spec);
    double seedsPerSecond = Double.POSITIVE_INFINITY;
    isAtWork = true;
    session.sparkContext().addJobTag(tag);
    Interrupts.Stoppable interrupts = Interrupts.onStop(this::stop);
    try {
      while (!findings.isOver() && !Interrupts.isStopped()) {
        long first = spec.from() + findings.tried();
        long size = block(spec, findings, seedsPerSecond);
        long start = System.nanoTime();
        add(SeedSet.range(first, first + size - 1), findings);
        seedsPerSecond = size * 1e9 / Math.max(1, System.nanoTime() - start);
        watcher.accept(findings);
      }
    } catch (Exception e) { // Spark throws checked exceptions that its signatures do not declare.
      if (!Interrupts.isStopped()) {
        throw e;
      }
    } finally {
      interrupts.close();
      isAtWork = false;
      session.sparkContext().removeJobTag(tag);
    }
    if (!findings.isOver()) {
      findings.stop();
    }
    return findings;
  }

  /** Again and again: a job that is just being planned begins late. */
  private void stop() {
    while (isAtWork) {
      session.sparkContext().cancelJobsWithTag(tag);
      LockSupport.parkNanos(STOP_AGAIN_NANOS);
    }
  }

  /**
   * How many seeds to try next.
   *
   * @param seedsPerSecond of the block before; infinite where there was none
   */
  static long block(SearchSpec spec, Findings findings, double seedsPerSecond) {
    long tried = findings.tried();
    long left = spec.cap() - tried;
    long wanted = Math.max(FIRST_BLOCK, GROWTH * tried);
    if (!findings.hits().isEmpty() && spec.hits().isPresent()) {
      double more = (double) spec.hits().getAsLong() - findings.hits().size();
      long needed = (long) Math.ceil(SPARE * more * tried / findings.hits().size());
      wanted = Math.max(FIRST_BLOCK, Math.min(wanted, needed));
    }
    long most = (long) Math.max(FIRST_BLOCK, MOST_SECONDS * seedsPerSecond);
    return Math.min(left, Math.min(most, wanted));
  }

  private void add(SeedSet seeds, Findings findings) {
    Column[] columns = Stretch.COLUMNS.stream().map(functions::col).toArray(Column[]::new);
    SeedcensusSource.read(session, spec.setup(), seeds)
        .select(columns)
        .mapPartitions(
            new Stretch.Adding(spec.setup().parts().size()), Encoders.row(Stretch.schema()))
        .collectAsList()
        .stream()
        .map(Stretch::of)
        .sorted(Comparator.comparingLong(Stretch::last))
        .forEach(findings::add);
  }
}
