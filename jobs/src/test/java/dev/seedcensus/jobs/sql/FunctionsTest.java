package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions that queries have beside Spark's. */
class FunctionsTest {

  private static SparkSession spark;

  @BeforeAll
  static void register() {
    spark = SharedSpark.session();
    Functions.register(spark);
  }

  private static Row answer(String columns) {
    return spark.sql("SELECT " + columns).first();
  }

  /** Literals are ints, counts are longs, sums of decimals are decimals. */
  @ParameterizedTest
  @ValueSource(strings = {"19, 50", "19L, 50L", "19, 50L", "19BD, 50BD"})
  void takeWholeNumbersOfAnyType(String counts) {
    Row share = answer("wilson_low(%s), wilson_high(%s)".formatted(counts, counts));
    assertEquals(0.2586, share.getDouble(0), 5e-5);
    assertEquals(0.5185, share.getDouble(1), 5e-5);
  }

  /** As beside z² / (n + z²), which is what Wilson's bound is where there was no hit. */
  @Test
  void countsMayBeLong() {
    Row share = answer("wilson_low(0, 3000000000), wilson_high(0, 3000000000)");
    assertEquals(0, share.getDouble(0));
    assertEquals(1.280486e-9, share.getDouble(1), 1e-15);
    Row difference = answer("two_proportion_z(1000100000, 3000000000, 1000000000, 3000000000)");
    assertEquals(2.7386, difference.getDouble(0), 1e-3);
  }

  @Test
  void takeNumbersAsTheyAreWritten() {
    Row row =
        answer(
            "student_margin(1, 25), two_proportion_z(30, 100, 20, 100), normal_tails(2),"
                + " chi_square_chance(array(10, 20), array(12, 18))");
    assertEquals(0.4128, row.getDouble(0), 5e-5);
    assertEquals(1.6330, row.getDouble(1), 5e-5);
    assertEquals(0.0455, row.getDouble(2), 5e-5);
    assertEquals(0.5921, row.getDouble(3), 5e-5);
  }

  @Test
  void whatIsUnknownStaysUnknown() {
    Row row = answer("wilson_low(NULL, 50), wilson_high(0, 0), student_margin(1.5, 1)");
    assertTrue(row.isNullAt(0) && row.isNullAt(1) && row.isNullAt(2), row.toString());
  }

  /** Beside the definition, written out: the ratio is 10 / 16, the residuals -1/4, 1/4 and 0. */
  @Test
  void aRatioOfSumsSpreadsAsItsResidualsDo() {
    String groups = "VALUES (1, 2), (4, 6), (5, 8), (CAST(NULL AS INT), 9) AS groups(part, whole)";
    Row row = spark.sql("SELECT ratio_sd(part, whole) FROM " + groups).first();
    assertEquals(Math.sqrt((0.0625 + 0.0625) / 2) / (16 / 3.0), row.getDouble(0), 1e-12);
    // As a share it is that of single draws, in however many parts they are added up.
    Row share = spark.sql("SELECT ratio_sd(int(id < 20), 1L) FROM range(0, 100, 1, 4)").first();
    assertEquals(Math.sqrt(0.2 * 0.8 * 100 / 99), share.getDouble(0), 1e-12);
    String none = "SELECT ratio_sd(part, whole) FROM VALUES (1, 0), (2, 0) AS groups(part, whole)";
    assertTrue(spark.sql(none).first().isNullAt(0));
    assertTrue(spark.sql("SELECT ratio_sd(1, 2)").first().isNullAt(0));
  }
}
