package dev.seedcensus.jobs.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.SharedSpark;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.ui.SQLAppStatusStore;
import org.apache.spark.sql.execution.ui.SQLExecutionUIData;
import org.apache.spark.sql.execution.ui.SQLPlanMetric;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.jdk.javaapi.CollectionConverters;

/** The source's counts as Spark's SQL tab shows them, which reads the same store. */
class SourceMetricsTest {

  private static final Map<String, String> COUNTS =
      Map.of("seeds done", "70", "seeds failed", "10", "seeds retried", "0", "rewrites", "120");

  private static SparkSession spark;

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private static Dataset<Row> records() {
    return spark
        .read()
        .format(SeedcensusSource.NAME)
        .option("experiment", "arithmetic")
        .option("seeds", "1..70")
        .load();
  }

  /** Those of the source in the last query, by name. */
  private static Map<String, String> shown() throws Exception {
    spark.sparkContext().listenerBus().waitUntilEmpty();
    SQLAppStatusStore store = spark.sharedState().statusStore();
    SQLExecutionUIData last = store.executionsList().last();
    Map<Object, String> values =
        CollectionConverters.asJava(store.executionMetrics(last.executionId()));
    Map<String, String> shown = new TreeMap<>();
    for (SQLPlanMetric metric : CollectionConverters.asJava(last.metrics())) {
      if (COUNTS.containsKey(metric.name())) {
        shown.put(metric.name(), values.get(metric.accumulatorId()));
      }
    }
    return shown;
  }

  @Test
  void whenRead() throws Exception {
    records().collectAsList();
    assertEquals(COUNTS, shown());
  }

  @Test
  void whenWritten() throws Exception {
    records().write().parquet(folder.resolve("records").toString());
    assertEquals(COUNTS, shown());
  }
}
