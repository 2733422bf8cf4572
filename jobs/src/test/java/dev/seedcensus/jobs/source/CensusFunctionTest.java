package dev.seedcensus.jobs.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.v2.BatchScanExec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(BundledFiles.class)
class CensusFunctionTest {

  private static SparkSession spark;

  @BeforeAll
  static void open() {
    spark = SharedSpark.session();
  }

  /** The published keys of these dungeons: 17 have none, 19 one, 12 two and 2 three. */
  @Test
  void measuresABundledGrammar() {
    Row row =
        spark
            .sql("SELECT avg(keys), min(seed), max(seed), count(*) FROM census('dungeon', 1, 50)")
            .first();
    assertEquals(
        List.of(0.98, 1L, 50L, 50L), List.of(row.get(0), row.get(1), row.get(2), row.get(3)));
  }

  @Test
  void countingRunsNothing() {
    assertEquals(0, rewrites("SELECT count(*) FROM census('dungeon', 1, 1000)", 1000));
    assertEquals(0, rewrites("SELECT sum(seed) FROM census('dungeon', 1, 1000)", 1000));
  }

  @Test
  void runsTheSeedsThatAreLeftForTheColumnsThatAreRead() {
    String query = "SELECT sum(iterations) FROM census('maze-plain', 1, 1000) WHERE seed <= 3";
    long iterations = spark.sql(query).first().getLong(0);
    assertTrue(iterations > 0);
    assertEquals(iterations, rewrites(query, 3));
    Dataset<Row> result = spark.sql(query);
    assertArrayEquals(
        new String[] {"iterations"}, Scans.of(result).scan().readSchema().fieldNames());
  }

  /** Rewrites that a query made, which must have read so many seeds. */
  private static long rewrites(String query, long seeds) {
    Dataset<Row> result = spark.sql(query);
    result.collectAsList();
    BatchScanExec scan = Scans.of(result);
    assertEquals(seeds, scan.metrics().apply("seedsDone").value());
    return scan.metrics().apply("rewrites").value();
  }

  @Test
  void takesAFileAndCanBeJoinedWithItself(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("tiny.json");
    Files.writeString(
        file,
        "{\"name\": \"tiny\", \"start\": \"A\", \"stages\": [{\"name\": \"s\", \"limit\": 1, \"rules\":"
            + " [{\"name\": \"grow\", \"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}]}]}");
    Row row =
        spark
            .sql(
                "SELECT count(*), max(a.nodes) FROM census('%1$s', 1, 4) a JOIN census('%1$s', 3, 9) b"
                        .formatted(file)
                    + " ON a.seed = b.seed")
            .first();
    assertEquals(List.of(2L, 2), List.of(row.get(0), row.get(1)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'dungeno', 1, 5|There is no bundled grammar 'dungeno': did you mean \"dungeon\"?",
        "'none.json', 1, 5|no such file",
        "'dungeon', 5, 1|Cannot use seeds '5..1': the range is empty",
        "'dungeon', -1, 5|Cannot read seeds '-1..5'",
        "'dungeon', 1, 5000000000|Cannot use seeds '1..5000000000': a seed is a number from 0 to",
        "'dungeon', 1|Function census takes a grammar, a first and a last seed, not 2 arguments",
        "'dungeon', 'a', 5|Function census needs a whole number as its first seed, not 'a'",
        "'dungeon', 1.5, 5|Function census needs a whole number as its first seed, not 1.5: write",
        "'dungeon', 1, null|Function census needs a constant as its last seed, not NULL",
        "'dungeon', 1, cast(rand() * 9 as int)|Function census needs a constant as its last seed"
      })
  void refusesArguments(String arguments, String message) {
    UserException mistake =
        assertThrows(
            UserException.class,
            () -> spark.sql("SELECT * FROM census(" + arguments + ")").collectAsList());
    assertTrue(mistake.getMessage().contains(message), mistake.getMessage());
  }
}
