package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownLimit;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.connector.read.SupportsPushDownV2Filters;
import org.apache.spark.sql.types.StructType;

/** Narrows a scan to the seeds and columns that a query needs. */
final class CensusScanBuilder
    implements SupportsPushDownV2Filters, SupportsPushDownRequiredColumns, SupportsPushDownLimit {

  private final Setup setup;
  private final List<Predicate> pushed = new ArrayList<>();
  private final TaskCut taskCut;
  private SeedSet seeds;
  private StructType columns;

  CensusScanBuilder(Setup setup, SeedSet seeds, StructType columns, TaskCut taskCut) {
    this.taskCut = taskCut;
    this.setup = setup;
    this.seeds = seeds;
    this.columns = columns;
  }

  /**
   * What the seeds alone decide is applied here; Spark evaluates all the rest, which it gets back.
   */
  @Override
  public Predicate[] pushPredicates(Predicate[] predicates) {
    List<Predicate> left = new ArrayList<>();
    for (Predicate predicate : predicates) {
      SeedPredicate meaning = SeedPredicate.of(predicate);
      seeds = seeds.intersect(meaning.seeds());
      (meaning.exact() ? pushed : left).add(predicate);
    }
    return left.toArray(Predicate[]::new);
  }

  @Override
  public Predicate[] pushedPredicates() {
    return pushed.toArray(Predicate[]::new);
  }

  @Override
  public void pruneColumns(StructType required) {
    columns = required;
  }

  /** Spark pushes a limit only where no predicate is left to it, so any seeds will do. */
  @Override
  public boolean pushLimit(int limit) {
    seeds = seeds.lowest(limit);
    return true;
  }

  @Override
  public Scan build() {
    return new CensusScan(setup, seeds, columns, taskCut);
  }
}
