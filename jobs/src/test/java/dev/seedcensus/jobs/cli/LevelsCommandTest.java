package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code census levels} as a user calls it. */
class LevelsCommandTest {

  private static final String KEKE = "../data/rulepush/keke-levels.json";
  private static final String GOLDEN = "../data/rulepush/golden.json";

  @TempDir private Path folder;

  @Test
  void solvesALevelAndDrawsIt() {
    Outcome outcome = census("levels", "solve", KEKE, "--level", "10");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(
        outcome
            .out()
            .startsWith(
                """
                ____________
                _v......V12_
                _...f.....F_
                _.R.....b.1_
                _B12......3_
                _...S.S14.._
                ____________
                rules: BABA IS YOU, FLAG IS WIN, LOVE IS YOU, SKULL IS DEFEAT

                solved in 4 turns: DRRR
                bypass: yes, hands off: yes
                """),
        outcome.out());
  }

  @Test
  void tellsWhatARouteDoes() {
    Outcome outcome =
        census("levels", "solve", GOLDEN, "--level", "baba_is_you", "--replay", "rrrrrrrrrr");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(
        outcome.out().contains("   4  R  ROCK is pushed to column 7, row 5\n"), outcome.out());
    assertTrue(outcome.out().endsWith("won after 8 turns, 2 inputs left over\n"), outcome.out());
    Outcome lost = census("levels", "solve", GOLDEN, "--level", "baba_is_you", "--replay", "RU.");
    assertEquals(ExitCode.DOES_NOT_HOLD, lost.code());
    assertTrue(lost.out().contains("   3  .  not accepted\n"), lost.out());
  }

  @Test
  void allLevelsOfAFileAreATable() {
    Outcome outcome = census("levels", "solve", KEKE, "--cap", "50");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertEquals(186, outcome.out().lines().count());
    assertTrue(outcome.out().contains("\n4      5x5    solved "), outcome.out());
  }

  @Test
  void constraintsAreKept() {
    Outcome none = census("levels", "solve", KEKE, "--level", "10", "--forbid", "love is you");
    assertEquals(ExitCode.DOES_NOT_HOLD, none.code());
    assertTrue(none.out().contains("exhausted: no such route exists"), none.out());
    Outcome capped = census("levels", "solve", KEKE, "--level", "10", "--cap", "1");
    assertEquals(ExitCode.DOES_NOT_HOLD, capped.code());
    assertTrue(capped.out().contains("limit: the cap was reached"), capped.out());
  }

  @Test
  void aSearchThatFillsItsMemoryGivesUp() {
    Outcome full =
        census(
            "levels", "solve", GOLDEN, "--level", "volcano", "--cap", "100000000", "--memory", "1");
    assertEquals(ExitCode.DOES_NOT_HOLD, full.code(), full.err());
    assertTrue(full.out().contains("limit: the memory for states is full"), full.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--level 999|has no level '999'",
        "--level 10 --forbid LOVES_IS_YOU|no rule",
        "--level 10 --cap 0|--cap takes 1 to 100000000 expansions, not 0",
        "--level 10 --cap 9999999999999|--cap takes 1 to 100000000 expansions, not 9999999999999",
        "--level 10 --memory 0|--memory takes 1 to 1048576 MiB, not 0",
        "--level 10 --find hand-off|did you mean \"hands-off\"?",
        "--level 10 --replay RX|Letter 2",
        "--replay R|say with --level",
        "--level 10 --replay R --find bypass|leave out --forbid, --must-form and --find",
      })
  void mistakesAreToldInOneSentence(String options, String part) {
    String[] words = ("levels solve " + KEKE + " " + options).split(" ");
    assertMistake(census(words), part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "_____;_b.f_;_F13_;_..._;_____|nothing is YOU",
        "_____;_b.f_;_B12;_____|row 3",
        "_____;_b?f_;_B12_;_____|'?'",
        "{\"id\": \"a\", \"width\": 2, \"height\": 1, \"objects\": [{\"id\": 1, \"is\": \"baba\", \"x\": 0, \"y\": 0},"
            + " {\"id\": 1, \"is\": \"baba\", \"x\": 1, \"y\": 0}]}|have the id 1",
        "{\"id\": \"a\", \"rows\": [\"b..\", \"B12\"], \"automata\":"
            + " [{\"id\": 1, \"noun\": \"KEKE\", \"program\": \"UQ\"}]}|'Q'",
        "{\"id\": \"a\", |not JSON",
        "{\"id\": \"a\", \"id\": \"b\", \"rows\": [\"b..\", \"B12\"]}|stands there twice",
        "[]|no level in it",
        "null|no level in it",
        "[null]|level '1': the level is no JSON object",
        ";;|no level in it",
      })
  void malformedLevelsAreToldInOneSentence(String text, String part) throws IOException {
    Path file = folder.resolve("level.txt");
    Files.writeString(file, text.replace(";", "\n"));
    Outcome outcome = census("levels", "solve", file.toString());
    assertMistake(outcome, part);
    assertTrue(outcome.err().contains("level.txt"), outcome.err());
    Files.writeString(
        folder.resolve("job.yaml"),
        "experiment: levels\nlevels: level.txt\nseeds: 0..0\nout: out\n");
    assertMistake(census("run", folder.resolve("job.yaml").toString()), part);
    assertTrue(Files.notExists(folder.resolve("out")));
  }

  private static void assertMistake(Outcome outcome, String part) {
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals("", outcome.out());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().contains(part), outcome.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--levels -1", "--expansions 0", "--plain-expansions 100000001"})
  void theBenchMeasuresNoNonsense(String options) {
    assertMistake(census(("levels bench " + KEKE + " " + options).split(" ")), "lie from 1 to");
  }

  @Test
  void aByteOrderMarkAndForeignLineEndsAreReadOver() throws IOException {
    Path file = folder.resolve("level.txt");
    Files.writeString(file, "\uFEFF_____\r\n_b.f_\r\n_B12_\r\n_F13_\r\n_____\r\n");
    Outcome drawn = census("levels", "solve", file.toString());
    assertEquals(ExitCode.OK, drawn.code(), drawn.err());
    assertTrue(drawn.out().contains("solved in 2 turns: RR"), drawn.out());
    Files.writeString(file, "\uFEFF[{\"id\": \"a\", \"rows\": [\"b.f\", \"B12\", \"F13\"]}]");
    assertEquals(ExitCode.OK, census("levels", "solve", file.toString()).code());
  }

  @Test
  void theBenchPrintsBothSearchesSideBySide() {
    Outcome outcome =
        census(
            "levels",
            "bench",
            KEKE,
            "--level",
            "4,10",
            "--plain-expansions",
            "20",
            "--expansions",
            "20");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("plain bytes/state"), outcome.out());
    assertTrue(outcome.out().contains("expansions/s"), outcome.out());
    assertEquals(9, outcome.out().lines().count(), outcome.out());
  }
}
