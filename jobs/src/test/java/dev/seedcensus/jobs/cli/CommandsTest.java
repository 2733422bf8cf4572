package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands as a user calls them, within this process. */
class CommandsTest {

  private static final String TIME = "<time>";

  @TempDir Path folder;

  private String spec;
  private String out;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  @BeforeEach
  void writeSpec() throws IOException {
    spec = folder.resolve("job.yaml").toString();
    out = folder.resolve("out").toString();
    Files.writeString(Path.of(spec), "experiment: arithmetic\nseeds: 1..6\nchunk: 4\nout: out\n");
  }

  @Test
  void runsStoresAndSumsUp() {
    Outcome run = census("run", spec);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals(
        """

        Arithmetic

        parity  seeds  mean_half
        ------  -----  ---------
        even        3        2.0
        odd         3        1.0

        6 seeds, 0 failed. Records are in %s
        """
            .formatted(runFolder()),
        run.out());
    assertTrue(run.err().contains(": 6 seeds to do, in 2 blocks of at most 4."), run.err());
    assertTrue(run.err().contains("6 seeds, 0 failed, in "), run.err());
  }

  /** What is counted is grouped in sentences, and as it is in results. */
  @Test
  void thousandsAreGroupedInSentencesOnly() {
    Outcome run = census("run", spec, "--seeds", "1..1200", "--chunk", "1100");
    assertTrue(run.out().contains("\n1,200 seeds, 171 failed. Records are in "), run.out());
    assertTrue(
        run.err().contains(": 1,200 seeds to do, in 2 blocks of at most 1,100.\n"), run.err());
    assertTrue(
        census("status", spec)
            .out()
            .contains("\ndone     1,200 seeds: 1..1200, in chunks of 1,100\n"));
    for (String format : List.of("table", "csv", "json")) {
      String result =
          census("sql", "--in", out, "select seeds from runs", "--format", format).out();
      assertTrue(result.contains("1200"), result);
    }
  }

  private Path runFolder() {
    return Path.of(out).resolve("arithmetic").resolve(runId());
  }

  private String runId() {
    return census("sql", "--in", out, "select run_id from runs", "--format", "csv")
        .out()
        .lines()
        .toList()
        .get(1);
  }

  @Test
  void aSecondRunDoesNothingAndSaysSo() {
    census("run", spec);
    Outcome again = census("run", spec);
    assertEquals(ExitCode.OK, again.code());
    assertTrue(
        again
            .out()
            .startsWith(
                "Nothing to do: run %s has all of the seeds 1..6 already.".formatted(runId())),
        again.out());
    assertEquals("", again.err());
  }

  /** Seen only by who reads every byte; what is computed again is that chunk and no other. */
  @Test
  void aFlippedBitIsToldAndRepaired() throws IOException {
    String rows = "select * from arithmetic order by seed";
    census("run", spec);
    String before = census("sql", "--in", out, rows.replace("*", "* except (micros)")).out();
    Path first = runFolder().resolve("chunk=000001/part-0000000001-0000000004-000.parquet");
    Path second = runFolder().resolve("chunk=000002/part-0000000005-0000000006-000.parquet");
    byte[] bytes = Files.readAllBytes(second);
    bytes[20] ^= 1;
    Files.write(second, bytes);
    FileTime whole = Files.getLastModifiedTime(first);

    assertEquals(ExitCode.OK, census("status", spec).code());
    Outcome told = census("status", spec, "--checksums");
    assertEquals(ExitCode.DOES_NOT_HOLD, told.code());
    String fault =
        "chunk=000002/part-0000000005-0000000006-000.parquet has other contents than were written";
    assertTrue(told.out().contains("bad      " + fault + "\n"), told.out());

    Outcome repaired = census("run", spec, "--repair");
    assertEquals(ExitCode.OK, repaired.code(), repaired.err());
    assertTrue(repaired.err().startsWith("Removed what is bad: " + fault + ".\n"), repaired.err());
    assertTrue(repaired.err().contains(": 2 seeds to do, in 1 block of "), repaired.err());
    assertEquals(ExitCode.OK, census("status", spec, "--checksums").code());
    assertEquals(whole, Files.getLastModifiedTime(first));
    assertEquals(before, census("sql", "--in", out, rows.replace("*", "* except (micros)")).out());
  }

  /** What Spark would have to compute again is kept, as long as the same is asked. */
  @Test
  void theSummaryIsKept() throws IOException {
    String first = census("run", spec).out();
    Path summary = runFolder().resolve("summary.json");
    Files.writeString(
        summary, Files.readString(summary).replace("seeds  mean_half", "seeds  HALF_MEAN"));
    String again = census("run", spec).out();
    assertEquals(first.replace("mean_half", "HALF_MEAN"), again.replaceFirst(".*\\n", ""));
    String fewer = census("run", spec, "--seeds", "1..4").out();
    assertTrue(fewer.contains("mean_half") && fewer.contains("4 seeds, 0 failed."), fewer);
  }

  @Test
  void failedSeedsAreRowsAndExitCodeOne() {
    Outcome run = census("run", spec, "--seeds", "1..20", "--chunk", "9");
    assertEquals(ExitCode.DOES_NOT_HOLD, run.code());
    assertTrue(
        run.out()
            .contains(
                "Failed seeds (the first 2 of 2)\n\n7: modulus 7 divides seed 7\n    census run "),
        run.out());
  }

  @Test
  void aWiderRangeContinuesWithTheChunksOfTheRun() {
    census("run", spec);
    Outcome wider = census("run", spec, "--seeds", "1..10", "--chunk", "5");
    assertTrue(
        wider
            .err()
            .startsWith(
                "Run %s was begun with chunks of 4 seeds and stays so; 5 is ignored."
                    .formatted(runId())),
        wider.err());
    assertTrue(wider.err().contains(": 4 seeds to do, in 2 blocks of at most 4."), wider.err());
  }

  @Test
  void statusTellsDoneMissingAndFailed() {
    assertEquals(
        "run      %s, not begun\nmissing  6 seeds: 1..6\n",
        census("status", spec).out().replaceFirst("[0-9a-f]{16}", "%s"));
    census("run", spec, "--seeds", "2..9");
    assertEquals(
        """
        run      %s (arithmetic mod7)
        folder   %s
        done     8 seeds: 2..9, in chunks of 4
        missing  3 seeds: 1..1, 10..11
        failed   1
        now      not running, stopped %s
        state    whole

        """
            .formatted(runId(), runFolder(), TIME),
        census("status", spec, "--seeds", "1..11").out().replaceFirst("\\d+-.*Z", TIME));
    assertTrue(
        census("status", out)
            .out()
            .contains("missing  none\nfailed   1\nnow      complete\nstate    whole\n"));
  }

  @Test
  void sqlPrintsTablesCsvAndJson() {
    census("run", spec);
    String query =
        "select seed, parity, map('a', half) m, cast(null as int) x from arithmetic"
            + " where seed > 4 order by seed";
    assertEquals(
        """
        seed  parity  m           x
        ----  ------  -------  ----
           5  odd     {"a":2}  null
           6  even    {"a":3}  null
        """,
        census("sql", "--in", out, query).out());
    assertEquals(
        "seed,parity,m,x\n5,odd,\"{\"\"a\"\":2}\",\n6,even,\"{\"\"a\"\":3}\",\n",
        census("sql", "--in", out, "--format", "csv", query).out());
    assertEquals(
        """
        {"seed":5,"parity":"odd","m":{"a":2}}
        {"seed":6,"parity":"even","m":{"a":3}}
        """,
        census("sql", "--in", out, "--format", "JSON", query).out());
  }

  @Test
  void sqlTellsWhatAQueryLacks() {
    census("run", spec);
    Outcome outcome = census("sql", "--in", out, "select sede from arithmetic");
    assertEquals(ExitCode.USER, outcome.code());
    assertTrue(
        outcome
            .err()
            .startsWith(
                "census: Cannot answer the query: A column, variable, or function parameter with"
                    + " name `sede` cannot be resolved."),
        outcome.err());
    assertEquals(1, outcome.err().lines().count());
    assertEquals(ExitCode.USER, census("sql", "--in", out, "selec 1").code());
    assertEquals(ExitCode.USER, census("sql", "--in", out, "select 1/0").code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run", "status", "report", "sql", "serve", "schema", "evolve", "verify", "grammar",
        "tables", "tune", "search", "battle"
      })
  void everyCommandExplainsItselfWithExamples(String command) {
    Outcome help = census(command, "--help");
    assertEquals(ExitCode.OK, help.code());
    assertTrue(help.out().startsWith("Usage: census " + command), help.out());
    assertTrue(help.out().contains("Examples:\n  census " + command), help.out());
  }

  @Test
  void withoutACommandItExplainsItself() {
    Outcome outcome = census();
    assertEquals(ExitCode.OK, outcome.code());
    for (String command :
        List.of(
            "run", "status", "report", "sql", "serve", "schema", "evolve", "verify", "grammar",
            "tables", "tune", "search", "battle")) {
      assertTrue(outcome.out().contains("\n  " + command + " "), command);
    }
    assertTrue(census("--version").out().matches("seedcensus \\d+\\.\\d+\\.\\d+\\n"));
  }
}
