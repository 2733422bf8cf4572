package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code census tables} as a user calls it. */
class TablesCommandTest {

  private static final String HOME = "census.home";

  @TempDir private static Path shared;

  @TempDir private Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
    System.setProperty(HOME, Path.of("..").toAbsolutePath().normalize().toString());
  }

  @AfterAll
  static void forgetHome() {
    System.clearProperty(HOME);
  }

  private static Outcome keyCounts(String... more) {
    List<String> args =
        new ArrayList<>(
            List.of("tables", "budgets", "--table", "key-counts", "--in", shared.toString()));
    args.addAll(List.of(more));
    return census(args.toArray(String[]::new));
  }

  @Test
  void printsATable() {
    Outcome outcome = keyCounts();
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertEquals(
        """
        budgets / key-counts: seeds by number of keys
        dungeon, seeds 1..50; exact: 4 of 4 values are equal

        keys  measure  published  ours  95 % from       to  agreement
        ----  -------  ---------  ----  ---------  -------  ---------
        0     seeds           17    17    11.2185  23.9231  equal
        1     seeds           19    19    12.9314  25.9248  equal
        2     seeds           12    12     7.1487  18.7063  equal
        3     seeds            2     2     0.5519   6.7300  equal

        1 of 1 exact tables agree.
        """,
        outcome.out());
  }

  @Test
  void printsMarkdown() {
    assertEquals(
        """
        ### budgets / key-counts: seeds by number of keys

        dungeon, seeds 1..50; exact: 4 of 4 values are equal

        | keys | measure | published | ours | 95 % from | to | agreement |
        | --- | --- | ---: | ---: | ---: | ---: | --- |
        | 0 | seeds | 17 | 17 | 11.2185 | 23.9231 | equal |
        | 1 | seeds | 19 | 19 | 12.9314 | 25.9248 | equal |
        | 2 | seeds | 12 | 12 | 7.1487 | 18.7063 | equal |
        | 3 | seeds | 2 | 2 | 0.5519 | 6.7300 | equal |

        1 of 1 exact tables agree.
        """,
        keyCounts("--format", "markdown").out());
  }

  @Test
  void printsCsv() {
    List<String> lines = keyCounts("--format", "csv").out().lines().toList();
    assertEquals(
        List.of(
            "paper,table,seeds,row,measure,published,ours,low,high,agreement,standard_errors",
            "budgets,key-counts,1..50,keys=0,seeds,17,17,11.2185,23.9231,equal,"),
        lines.subList(0, 2));
    assertEquals(5, lines.size());
    String chains =
        census(
                "tables",
                "key-lock",
                "--table",
                "chains",
                "--in",
                shared.toString(),
                "--format",
                "csv")
            .out();
    assertTrue(
        chains.contains(
            "grammar=dungeon; seed=3,chain,\"[[\"\"pair_3\"\",\"\"pair_8\"\"]]\",\"[[\"\"pair_3"),
        chains);
  }

  @Test
  void runsAreMadeOnce() {
    keyCounts();
    assertEquals("", keyCounts().err());
  }

  @Test
  void anExactTableThatDiffersIsExitCodeOne() throws IOException {
    write(
        "SELECT keys + 1 AS keys, 'seeds' AS measure, count(*) AS value FROM seeds"
            + " WHERE grammar = :grammar AND seed BETWEEN :first AND :last GROUP BY keys");
    Outcome outcome = keyCounts("--sql-dir", folder.toString());
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code(), outcome.err());
    assertTrue(
        outcome.out().contains("\n1     seeds           19    17  differs\n"), outcome.out());
    assertTrue(
        outcome.out().contains("0 of 1 exact tables agree; these do not: key-counts."),
        outcome.out());
  }

  private void write(String query) throws IOException {
    Path file = folder.resolve("budgets").resolve("key-counts.sql");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "-- key: keys\n" + query);
  }

  @Test
  void aQueryWithAMistakeIsNamed() throws IOException {
    write("SELECT sede FROM seeds");
    Outcome outcome = keyCounts("--sql-dir", folder.toString());
    assertEquals(ExitCode.USER, outcome.code());
    String file = folder.resolve("budgets").resolve("key-counts.sql").toString();
    assertTrue(
        outcome.err().startsWith("census: Cannot answer " + file + ": A column")
            && outcome.err().contains("`sede`")
            && outcome.err().endsWith("(line 2, pos 7).\n"),
        outcome.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tables bugdets|There is no paper 'bugdets': did you mean \"budgets\"?",
        "tables budgets --table keycounts"
            + "|Paper budgets has no table 'keycounts': did you mean \"key-counts\"?",
        "tables --table key-counts|Option --table needs a paper: write, for example, census tables"
            + " budgets --table key-counts.",
        "tables budgets --seeds 9..3|Cannot use seeds '9..3': the range is empty",
        "tables budgets --seeds many|Cannot read seeds 'many': write first..last",
        "tables budgets --seeds 1..4294967296|a seed is a number from 0 to 4294967295.",
        "tables budgets --sql-dir nowhere|There is no folder nowhere: name one with changed queries",
        "tables budgets --format html|--format",
        "tables budgets --tabel places|did you mean '--table'?"
      })
  void mistakesAreOneSentence(String command, String message) {
    Path out = folder.resolve("out");
    Outcome outcome = census((command + " --in " + out).split(" "));
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals("", outcome.out());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().contains(message), outcome.err());
    assertFalse(Files.exists(out));
  }
}
