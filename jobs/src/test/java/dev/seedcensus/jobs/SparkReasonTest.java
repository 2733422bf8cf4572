package dev.seedcensus.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What Spark says of a query becomes the end of one sentence. */
class SparkReasonTest {

  @Test
  void aPlaceGoesLast() {
    assertEquals(
        "Syntax error at or near 'SLECT' (line 4, pos 0).",
        SparkReason.of(
            "\n[PARSE_SYNTAX_ERROR] Syntax error at or near 'SLECT'. SQLSTATE: 42601 (line 4, pos"
                + " 0)\n\n== SQL ==\nSLECT 1\n"));
    assertEquals(
        "`a` cannot be resolved. Did you mean one of: [`b`] (line 11, pos 12).",
        SparkReason.of(
            "[UNRESOLVED_COLUMN] `a` cannot be resolved. Did you mean one of: [`b`]. SQLSTATE: 42703;"
                + " line 11 pos 12;\n'Project ['a]"));
  }

  @Test
  void withoutAPlace() {
    assertEquals(
        "Division by zero.",
        SparkReason.of("[DIVIDE_BY_ZERO] Division by zero. SQLSTATE: 22012\n== SQL =="));
    assertEquals("told.", SparkReason.of("told"));
    assertEquals("told.", SparkReason.of("told."));
    assertEquals("Spark does not say why.", SparkReason.of("\n \n"));
    assertEquals("Spark does not say why.", SparkReason.of(null));
  }

  @Test
  void withoutAdviceOnSettingsOfSpark() {
    assertEquals(
        "Division by zero. Use `try_divide` to tolerate divisor being 0 and return NULL instead.",
        SparkReason.of(
            "[DIVIDE_BY_ZERO] Division by zero. Use `try_divide` to tolerate divisor being 0 and"
                + " return NULL instead. If necessary set \"spark.sql.ansi.enabled\" to \"false\" to"
                + " bypass this error. SQLSTATE: 22012\n== SQL (line 1, position 8) =="));
  }

  @Test
  void whatIsLongIsCut() {
    String reason =
        SparkReason.of("[KIND] " + "x".repeat(100_000) + ". SQLSTATE: 42601 (line 1, pos 9)");
    assertEquals("x".repeat(400) + "… (line 1, pos 9).", reason);
    assertEquals("x".repeat(400), SparkReason.shortened("x".repeat(400)));
  }
}
