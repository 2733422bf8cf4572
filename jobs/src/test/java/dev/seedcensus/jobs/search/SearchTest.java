package dev.seedcensus.jobs.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.search.SearchSetup;
import dev.seedcensus.jobs.source.SeedcensusSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Searches held against Spark's own answer to the same condition, and against other cuts. */
class SearchTest {

  private static SparkSession spark;

  @BeforeAll
  static void startSpark() {
    spark = SharedSpark.session();
  }

  private static SearchSpec spec(String where, long from, OptionalLong hits, long cap) {
    Options options =
        new Options(Map.of("grammar", "../data/grammars/dag-locked.json"), Path.of(""));
    SearchSetup setup = SearchSetup.of(Experiments.prepare("grammar", options), where);
    return new SearchSpec("grammar", options, setup, from, hits, cap);
  }

  private static SearchSpec arithmetic(String where, OptionalLong hits, long cap) {
    Options options = new Options(Map.of(), Path.of(""));
    SearchSetup setup = SearchSetup.of(Experiments.prepare("arithmetic", options), where);
    return new SearchSpec("arithmetic", options, setup, 0, hits, cap);
  }

  private static Findings search(SearchSpec spec) {
    return new Search(spec, spark).run(nobody -> {});
  }

  private static List<Long> seeds(Findings findings) {
    return findings.hits().stream().map(Findings.Hit::seed).toList();
  }

  @Test
  void findsWhatSqlFinds() {
    String where = "keys = 2 and win_chance < 0.2 and nodes > 15 and iterations % 2 = 1";
    Findings findings = search(spec(where, 5, OptionalLong.of(12), 5000));
    long last = 4 + findings.tried();
    spark
        .sql("SELECT * FROM census('../data/grammars/dag-locked.json', 5, %d)".formatted(last))
        .createOrReplaceTempView("asked");
    assertEquals(12, findings.hits().size());
    assertEquals(Findings.End.HITS, findings.end());
    assertEquals(longs("seed FROM asked WHERE " + where + " ORDER BY 1"), seeds(findings));
    assertEquals(last, seeds(findings).get(11));
    // Parts are asked in order of cost: nodes, keys, win_chance, iterations.
    assertEquals(
        longs(
            "explode(array(count(*), count_if(nodes > 15), count_if(nodes > 15 and keys = 2),"
                + " count_if(nodes > 15 and keys = 2 and win_chance < 0.2))) FROM asked"),
        List.of(findings.asked(0), findings.asked(1), findings.asked(2), findings.asked(3)));
    assertEquals(
        spark
            .sql("SELECT iterations, nodes, keys, win_chance FROM asked WHERE seed = " + last)
            .toJSON()
            .first(),
        findings.hits().get(11).found().toString());
  }

  private static List<Long> longs(String query) {
    return spark.sql("SELECT " + query).collectAsList().stream()
        .map(row -> row.getLong(0))
        .toList();
  }

  /** However seeds are shared out among tasks, and tasks among blocks. */
  @Test
  void theCutDoesNotMatter() {
    SearchSpec spec = arithmetic("square % 10 = 9 and parity = 'odd'", OptionalLong.of(30), 1_000);
    List<Row> records =
        SeedcensusSource.read(spark, spec.setup(), SeedSet.range(0, 400))
            .select(Stretch.COLUMNS.stream().map(functions::col).toArray(Column[]::new))
            .orderBy("seed")
            .collectAsList();
    Findings whole = search(spec);
    assertEquals(30, whole.hits().size());
    assertTrue(whole.failed() > 10 && whole.tried() < 400);
    Random random = new Random(5);
    for (int way = 0; way < 20; way++) {
      Findings cut = new Findings(spec);
      for (int next = 0; next < records.size(); ) {
        int end = Math.min(records.size(), next + 1 + random.nextInt(1 + 8 * way));
        stretches(records.subList(next, end)).forEach(cut::add);
        next = end;
      }
      assertEquals(told(whole), told(cut));
    }
  }

  private static List<Stretch> stretches(List<Row> records) {
    List<Stretch> stretches = new ArrayList<>();
    Iterator<Row> rows = new Stretch.Adding(2).call(records.iterator());
    rows.forEachRemaining(row -> stretches.add(Stretch.of(fromSpark(row))));
    return stretches;
  }

  /** As a row comes back from Spark. */
  private static Row fromSpark(Row row) {
    return spark.createDataFrame(List.of(row), Stretch.schema()).first();
  }

  private static List<Object> told(Findings findings) {
    return List.of(
        findings.hits(),
        findings.tried(),
        findings.failed(),
        findings.failures(),
        findings.asked(0),
        findings.held(0),
        findings.asked(1),
        findings.end());
  }

  @Test
  void aSeedThatFailsIsCountedAndNotAccepted() {
    Findings findings = search(arithmetic("seed < 50", OptionalLong.empty(), 100));
    // 0, 7, …, 49 meet the condition, and a census would not keep them.
    assertEquals(42, findings.hits().size());
    assertEquals(8, findings.failed());
    assertEquals(50, findings.asked(0) - findings.held(0));
    assertEquals(
        List.of(0L, 7L, 14L, 21L, 28L), findings.failures().stream().map(f -> f.seed()).toList());
    assertEquals("modulus 7 divides seed 7", findings.failures().get(1).error());
  }

  @Test
  void aConditionWithoutAValueFailsTheSeed() {
    Findings findings = search(arithmetic("1 / (seed - 3) > 0", OptionalLong.empty(), 6));
    assertEquals(List.of(4L, 5L), seeds(findings));
    assertEquals(1, findings.failed());
    String error = findings.failures().get(0).error();
    assertTrue(
        error.startsWith("'(1 / (seed - 3)) > 0' has no value here: Division by zero"), error);
  }

  @Test
  void whatIsNeitherTrueNorFalseIsNotMet() {
    Findings findings =
        search(arithmetic("nullif(parity, 'odd') = 'even'", OptionalLong.empty(), 10));
    assertEquals(List.of(2L, 4L, 6L, 8L), seeds(findings));
  }

  @Test
  void aSearchThatIsCappedTellsSo() {
    Findings findings = search(arithmetic("half > 1000", OptionalLong.of(1), 300));
    assertEquals(Findings.End.CAP, findings.end());
    assertFalse(findings.isMet());
    assertEquals(300, findings.tried());
    assertEquals(Math.pow(0.05, 1.0 / 300), 1 - findings.rate().high(), 1e-12);
  }

  @Test
  void blocksGrowAsTheRateAsks() {
    SearchSpec spec = arithmetic("half > 1000", OptionalLong.of(10), 100_000);
    Findings findings = new Findings(spec);
    double fast = Double.POSITIVE_INFINITY;
    assertEquals(64, Search.block(spec, findings, fast));
    findings.add(new Stretch(63, 64, null, List.of(64L), 0, 0, List.of()));
    assertEquals(256, Search.block(spec, findings, fast));
    findings.add(new Stretch(999, 936, "{}", List.of(935L), 0, 0, List.of()));
    assertEquals(4000, Search.block(spec, findings, fast));
    // Fifteen seconds are the most that a stop may lose.
    assertEquals(1500, Search.block(spec, findings, 100));
    assertEquals(64, Search.block(spec, findings, 0.1));
    for (long seed = 1000; seed < 1008; seed++) {
      findings.add(new Stretch(seed, 1, "{}", List.of(0L), 0, 0, List.of()));
    }
    // One of ten is left: about a ninth of what was tried.
    assertEquals(124, Search.block(spec, findings, fast));
  }
}
