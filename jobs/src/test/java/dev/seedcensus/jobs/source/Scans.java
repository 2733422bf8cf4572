package dev.seedcensus.jobs.source;

import java.util.Optional;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.execution.adaptive.AdaptiveSparkPlanExec;
import org.apache.spark.sql.execution.adaptive.QueryStageExec;
import org.apache.spark.sql.execution.datasources.v2.BatchScanExec;
import scala.jdk.javaapi.CollectionConverters;

/** Finds the scan of a query, with its metrics. */
final class Scans {

  private Scans() {}

  static BatchScanExec of(Dataset<Row> rows) {
    return find(rows.queryExecution().executedPlan()).orElseThrow();
  }

  private static Optional<BatchScanExec> find(SparkPlan plan) {
    if (plan instanceof BatchScanExec scan) {
      return Optional.of(scan);
    }
    if (plan instanceof AdaptiveSparkPlanExec adaptive) {
      return find(adaptive.executedPlan());
    }
    if (plan instanceof QueryStageExec stage) {
      return find(stage.plan());
    }
    return CollectionConverters.asJava(plan.children()).stream()
        .flatMap(child -> find(child).stream())
        .findFirst();
  }
}
