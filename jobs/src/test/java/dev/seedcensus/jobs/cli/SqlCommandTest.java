package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code census sql} in a project that has no runs. */
class SqlCommandTest {

  private static final String HOME = "census.home";

  @TempDir private Path home;

  @BeforeEach
  void moveThere() throws IOException {
    SharedSpark.session();
    System.setProperty(HOME, home.toString());
    Path grammars = Files.createDirectories(home.resolve("data/grammars"));
    Files.writeString(
        grammars.resolve("tiny.json"),
        "{\"name\": \"tiny\", \"start\": \"A\", \"stages\": [{\"name\": \"s\", \"limit\": 1, \"rules\":"
            + " [{\"name\": \"grow\", \"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}]}]}");
  }

  @AfterEach
  void moveAway() {
    System.clearProperty(HOME);
  }

  @Test
  void generatesWithoutAnyRun() {
    Outcome outcome =
        census("sql", "--format", "csv", "select sum(nodes) n from census('tiny', 3, 7)");
    assertEquals(new Outcome(ExitCode.OK, "n\n10\n", ""), outcome);
  }

  @Test
  void aQueryMayBeginWithAComment() {
    Outcome outcome = census("sql", "--format", "csv", "-- How many?\nselect 1 + 1 n");
    assertEquals(new Outcome(ExitCode.OK, "n\n2\n", ""), outcome);
  }

  /** A run's whole grammar in one cell would push all other columns out of sight. */
  @Test
  void aTableCutsLongCellsAndOtherFormatsDoNot() {
    String query =
        "select repeat('x', 100) a, repeat('y', 101) b, null c, concat(repeat('z', 98), '🗝🗝') d";
    String whole = "x".repeat(100);
    assertEquals(
        "%s  %s…  null  %s…".formatted(whole, "y".repeat(99), "z".repeat(98)),
        census("sql", query).out().lines().skip(2).findFirst().orElseThrow().stripTrailing());
    String csv = census("sql", "--format", "csv", query).out();
    String json = census("sql", "--format", "json", query).out();
    for (String text : List.of(whole, "y".repeat(101), "z".repeat(98) + "🗝🗝")) {
      assertTrue(csv.contains(text), csv);
      assertTrue(json.contains(text), json);
    }
  }

  /** Nothing is printed of a result whose last rows fail, and no trace of Spark's. */
  @ParameterizedTest
  @ValueSource(strings = {"table", "csv", "json"})
  void aQueryThatFailsHalfwayPrintsNothing(String format) {
    Outcome outcome =
        census("sql", "--format", format, "select seed, 1 / (7 - seed) from census('tiny', 1, 7)");
    assertEquals(ExitCode.USER, outcome.code());
    assertEquals("", outcome.out());
    assertTrue(
        outcome.err().startsWith("census: Cannot answer the query: Division by zero."),
        outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
  }

  @Test
  void aQueryThatIsTooDeepIsAMistake() {
    Outcome outcome = census("sql", "select " + "1 + ".repeat(20_000) + "1");
    assertEquals(
        new Outcome(
            ExitCode.USER,
            "",
            "census: Cannot answer the query: it is nested too deeply; write a shorter one.\n"),
        outcome);
  }

  @Test
  void aStatementThatWritesIsAMistake() {
    Outcome outcome =
        census("sql", "create table t using parquet location '" + home + "/t' as select 1");
    assertEquals(
        new Outcome(
            ExitCode.USER,
            "",
            "census: Cannot answer the query: CREATE TABLE would write, and queries only read a"
                + " census; let a temporary view keep what later queries need.\n"),
        outcome);
    assertFalse(Files.exists(home.resolve("t")));
  }

  @Test
  void aTemporaryViewServesTheStatementsAfterIt() {
    Outcome outcome =
        piped(
            "create temporary view v as select 1 a; select a + 1 b from v",
            "sql",
            "--format",
            "csv");
    assertEquals(new Outcome(ExitCode.OK, "b\n2\n", ""), outcome);
  }

  @Test
  void aViewNeedsRuns() {
    Outcome outcome = census("sql", "select * from seeds");
    assertEquals(ExitCode.USER, outcome.code());
    assertEquals(
        "census: There are no runs below %s: run a census first, or name its output folder.\n"
            .formatted(home.resolve("data/out")),
        outcome.err());
  }

  @Test
  void carriesOutWhatIsPipedInUpToTheFirstMistake() {
    Outcome outcome =
        piped(
            "select 1 a;\nselect count(*) n\nfrom census('tiny', 1, 4);\nselec;\nselect 2 b;",
            "sql",
            "--format",
            "csv");
    assertEquals(ExitCode.USER, outcome.code());
    assertEquals("a\n1\nn\n4\n", outcome.out());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
  }

  private static Outcome piped(String text, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    try {
      return census(args);
    } finally {
      System.setIn(before);
    }
  }
}
