package dev.seedcensus.jobs.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.ArithmeticExperiment;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.v2.BatchScanExec;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedcensusSourceTest {

  private static final String COLUMNS = "seed, square, parity, half, error";

  private static SparkSession spark;

  /**
   * The same records twice: generated on every read, and held in memory where nothing is pushed.
   */
  @BeforeAll
  static void createViews() {
    spark = SharedSpark.session();
    spark.sql(
        "CREATE TEMPORARY VIEW generated USING seedcensus"
            + " OPTIONS (experiment 'arithmetic', modulus '5', seeds '0..40')");
    Dataset<Row> all = spark.sql("SELECT " + COLUMNS + " FROM generated");
    StructType schema = all.schema();
    spark.createDataFrame(all.collectAsList(), schema).createOrReplaceTempView("held");
  }

  private static Dataset<Row> read(String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("experiment", "arithmetic")
        .option("seeds", seeds)
        .load();
  }

  @Test
  void givesEverySeedOnceWithItsRecord() {
    List<Row> rows = read("3..8").orderBy("seed").collectAsList();
    assertEquals(6, rows.size());
    for (Row row : rows) {
      long seed = row.<Long>getAs("seed");
      boolean failed = seed == 7;
      assertEquals(failed ? null : (Object) (seed * seed), row.getAs("square"));
      assertEquals(failed ? null : (Object) (int) (seed / 2), row.getAs("half"));
      assertEquals(failed ? "modulus 7 divides seed 7" : null, row.getAs("error"));
      assertTrue(row.<Long>getAs("micros") >= 0);
    }
  }

  @Test
  void hasCommentsAndTypes() {
    StructType schema = read("1..2").schema();
    assertEquals(
        List.of("seed", "square", "parity", "half", "micros", "error"),
        List.of(schema.fieldNames()));
    assertEquals("half the seed, rounded down", schema.apply("half").getComment().get());
  }

  /** Whatever a query asks for, pushing predicates down must not change the answer. */
  @Test
  void randomPredicatesGiveWhatTheyGiveUnpushed() {
    Random random = new Random(3);
    for (int trial = 0; trial < 80; trial++) {
      String query = " WHERE " + predicate(random, 3) + " ORDER BY seed";
      assertEquals(
          spark.sql("SELECT " + COLUMNS + " FROM held" + query).collectAsList(),
          spark.sql("SELECT " + COLUMNS + " FROM generated" + query).collectAsList(),
          query);
    }
  }

  private static String predicate(Random random, int depth) {
    String operator = List.of("=", "<>", "<", "<=", ">", ">=", "<=>").get(random.nextInt(7));
    int value = random.nextInt(60) - 10;
    return switch (random.nextInt(depth == 0 ? 8 : 11)) {
      case 0, 1 -> "seed " + operator + " " + value;
      case 2 -> value + " " + operator + " seed";
      case 3 -> "seed BETWEEN " + value + " AND " + (value + random.nextInt(20));
      case 4 -> "seed IN (" + value + ", " + (value + 3) + ", " + random.nextInt(41) + ")";
      case 5 -> "seed NOT IN (" + value + ", " + random.nextInt(41) + ", NULL)";
      case 6 -> "half " + operator + " " + random.nextInt(20);
      case 7 ->
          List.of("parity = 'odd'", "error IS NULL", "seed % 3 = 1", "seed < 20.5")
              .get(random.nextInt(4));
      case 8 -> "NOT (" + predicate(random, depth - 1) + ")";
      case 9 -> "(" + predicate(random, depth - 1) + " AND " + predicate(random, depth - 1) + ")";
      default -> "(" + predicate(random, depth - 1) + " OR " + predicate(random, depth - 1) + ")";
    };
  }

  @Test
  void runsOnlyTheSeedsThatAPredicateLeaves() {
    // Of the seeds left, the ones that 7 divides fail before a column is computed.
    assertComputed(
        "parity", 9, () -> read("1..60").select("parity").where("seed >= 50 AND seed < 60"));
    assertComputed("parity", 2, () -> read("1..60").select("parity").where("seed IN (4, 8, 900)"));
    assertComputed(
        "parity",
        4,
        () ->
            read("1..60")
                .select("parity")
                .where("seed BETWEEN 1 AND 3 OR (seed = 40 AND half > 3)"));
  }

  @Test
  void computesOnlyColumnsThatAreRead() {
    assertComputed("square", 0, () -> read("1..6").select("seed", "parity"));
    assertComputed("square", 6, () -> read("1..6").select("square"));
    assertComputed("half", 0, () -> read("1..6").select("error", "micros"));
  }

  private static void assertComputed(String column, long times, Supplier<Dataset<Row>> query) {
    long before = ArithmeticExperiment.computed(column);
    query.get().collectAsList();
    assertEquals(times, ArithmeticExperiment.computed(column) - before);
  }

  @Test
  void countsWithoutRunningAnything() {
    long before = ArithmeticExperiment.computed("square") + ArithmeticExperiment.computed("parity");
    assertEquals(4294967, read("1..4294967").count());
    long after = ArithmeticExperiment.computed("square") + ArithmeticExperiment.computed("parity");
    assertEquals(before, after);
  }

  @Test
  void runsNoMoreSeedsThanALimitAsksFor() {
    long before = ArithmeticExperiment.computed("square");
    List<Row> rows = read("1..50").select("seed", "square").limit(3).collectAsList();
    assertEquals(3, rows.size());
    assertEquals(3, ArithmeticExperiment.computed("square") - before);
  }

  @Test
  void aQuerysOptionsWinOverTheTables() {
    spark.sql(
        "CREATE TABLE kept USING seedcensus OPTIONS (experiment 'arithmetic', seeds '1..10')");
    try {
      Row row = spark.sql("SELECT min(seed), max(seed) FROM kept WITH (seeds = '4..6')").first();
      assertEquals(List.of(4L, 6L), List.of(row.getLong(0), row.getLong(1)));
    } finally {
      spark.sql("DROP TABLE kept");
    }
  }

  @Test
  void reportsSeedsDoneAndFailed() {
    Dataset<Row> rows = read("1..20").select("square", "error");
    rows.collectAsList();
    BatchScanExec scan = Scans.of(rows);
    assertEquals(20, scan.metrics().apply("seedsDone").value());
    assertEquals(2, scan.metrics().apply("seedsFailed").value());
    assertEquals(36, scan.metrics().apply("rewrites").value());
  }

  @Test
  void aFailedSeedIsARow() {
    Row row = read("14..14").first();
    assertEquals("modulus 7 divides seed 14", row.getAs("error"));
    assertNull(row.getAs("square"));
    assertNull(row.getAs("parity"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "experiment|arithmatic|There is no experiment 'arithmatic': did you mean \"arithmetic\"?",
        "seeds|9..1|Cannot use seeds '9..1': the range is empty, its first seed must not be above its"
            + " last.",
        "modulus|1|Option modulus must be a whole number from 2 to 1000, not '1'.",
        "modolus|3|Experiment arithmetic has no option 'modolus': did you mean \"modulus\"?",
        "shortestTaskSeconds|-1|Option shortestTaskSeconds must be a number above 0, not '-1'.",
        "definition|{}|Source seedcensus takes either 'definition' or the experiment's options, not"
            + " both: leave out [modulus]."
      })
  void refusesOptions(String name, String value, String message) {
    UserException mistake =
        assertThrows(
            UserException.class,
            () ->
                spark
                    .read()
                    .format("seedcensus")
                    .option("experiment", "arithmetic")
                    .option("seeds", "1..5")
                    .option("modulus", "3")
                    .option(name, value)
                    .load()
                    .collectAsList());
    assertEquals(message, mistake.getMessage());
  }

  @Test
  void needsSeeds() {
    UserException mistake =
        assertThrows(
            UserException.class,
            () -> spark.read().format("seedcensus").option("experiment", "arithmetic").load());
    assertEquals(
        "Source seedcensus needs the option 'seeds': write first..last, for example 1..1000.",
        mistake.getMessage());
  }
}
