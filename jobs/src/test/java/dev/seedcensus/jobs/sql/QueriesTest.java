package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What Spark says of a query becomes the end of one sentence. */
class QueriesTest {

  @Test
  void aPlaceGoesLast() {
    assertEquals(
        "[PARSE_SYNTAX_ERROR] Syntax error at or near 'SLECT' (line 4, pos 0).",
        Queries.reason(
            "\n[PARSE_SYNTAX_ERROR] Syntax error at or near 'SLECT'. SQLSTATE: 42601 (line 4, pos"
                + " 0)\n\n== SQL ==\nSLECT 1\n"));
    assertEquals(
        "[UNRESOLVED_COLUMN] `a` cannot be resolved. Did you mean one of: [`b`] (line 11, pos 12).",
        Queries.reason(
            "[UNRESOLVED_COLUMN] `a` cannot be resolved. Did you mean one of: [`b`]. SQLSTATE: 42703;"
                + " line 11 pos 12;\n'Project ['a]"));
  }

  @Test
  void withoutAPlace() {
    assertEquals(
        "[DIVIDE_BY_ZERO] Division by zero.",
        Queries.reason("[DIVIDE_BY_ZERO] Division by zero. SQLSTATE: 22012\n== SQL =="));
    assertEquals("told.", Queries.reason("told"));
    assertEquals("told.", Queries.reason("told."));
    assertEquals("Spark does not say why.", Queries.reason("\n \n"));
    assertEquals("Spark does not say why.", Queries.reason(null));
  }
}
