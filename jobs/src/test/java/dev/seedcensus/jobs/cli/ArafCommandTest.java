package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code census araf} as a user calls it. */
@ExtendWith(BundledFiles.class)
class ArafCommandTest {

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void drawsTheOnlyAnswer() throws IOException {
    Outcome only =
        census("araf", "solve", file("only", "42..1.\n19.34.\n9.1.45\n4.3.1.\n...5.1\n513929\n"));
    assertEquals(ExitCode.OK, only.code(), only.err());
    assertEquals(
        """
        +---+-----------+-------+
        | 4 | 2         | 1     |
        |   |       +---+   +---+
        | 1 | 9     | 3 | 4 |   |
        +---+---+---+   +---+   |
        | 9     | 1 |   | 4 | 5 |
        |       |   |   |   |   |
        | 4     | 3 |   | 1 |   |
        |   +---+---+   +---+   |
        |   |       | 5 |   | 1 |
        +---+---+   +---+   +---+
        | 5   1 | 3   9 | 2   9 |
        +-------+-------+-------+
        This is the only answer.
        The rung ration suffices, of 467 candidate rooms.
        """,
        only.out());
  }

  @Test
  void noneASecondAndNotKnownAreToldApart() throws IOException {
    Outcome none = census("araf", "solve", file("none", "13/.."));
    assertEquals(ExitCode.DOES_NOT_HOLD, none.code());
    assertEquals("There is no answer.\n", none.out());
    Outcome second = census("araf", "solve", file("second", "14\n41\n"));
    assertEquals(ExitCode.DOES_NOT_HOLD, second.code());
    assertTrue(second.out().endsWith("\nThis is not the only answer: there is a second one.\n"));
    // Numbers that allow almost anything on a board too large to finish.
    String row = "1 . . . . . . . 99 . . . . . . . . . . .\n";
    String open = file("open", row.repeat(20));
    Outcome gaveUp = census("araf", "solve", open, "--time-limit", "0.05");
    assertEquals(ExitCode.DOES_NOT_HOLD, gaveUp.code());
    assertTrue(
        gaveUp.out().endsWith("Gave up after 0.05 s: whether there is an answer is not known.\n"),
        gaveUp.out());
  }

  /** Of millions of clauses too, none of which is searched before time is up. */
  @Test
  void aHugeBoardIsGivenUpInTime() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 64 * 64; cell++) {
      boolean given = cell % 34 == 0 && cell < 34 * 120;
      text.append(given ? 1 + cell % 59 : ".").append(cell % 64 == 63 ? "\n" : " ");
    }
    Outcome outcome = census("araf", "solve", file("huge", text.toString()), "--time-limit", "0.2");
    assertEquals("Gave up after 0.2 s: whether there is an answer is not known.\n", outcome.out());
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code());
  }

  /** What the help shows can be typed, and does what it is there for. */
  @Test
  void theExampleOfTheHelpIsABoardWithOneAnswer() throws IOException {
    Matcher example =
        Pattern.compile("printf '(.*)' \\| census araf solve -")
            .matcher(census("araf", "solve", "--help").out());
    assertTrue(example.find());
    String board = file("example", example.group(1).replace("\\n", "\n"));
    Outcome outcome = census("araf", "solve", board);
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(outcome.out().contains("This is the only answer."), outcome.out());
  }

  @Test
  void readingsCanBeWrong() throws IOException {
    String board = file("board", "2./.4");
    assertEquals("There is no answer.\n", census("araf", "solve", board).out());
    assertEquals(ExitCode.OK, census("araf", "solve", board, "--reading", "inclusive").code());
  }

  @Test
  void checksAPartition() throws IOException {
    String board = file("board", "1.3/1.3");
    Outcome wrong = census("araf", "check", board, file("wrong", "aac/bbc"));
    assertEquals(ExitCode.DOES_NOT_HOLD, wrong.code());
    assertEquals(
        "No answer: the room of row 1, column 1 holds 1 given (1): a room holds two.\n",
        wrong.out());
    Outcome answer = census("araf", "check", file("four", "14/14"), file("rows", "1 1\n2 2\n"));
    assertEquals(ExitCode.OK, answer.code());
    assertEquals("An answer.\n", answer.out());
    Outcome other = census("araf", "check", board, file("other", "aa"));
    assertEquals("No answer: the board has 2 x 3 cells and the partition 1 x 2.\n", other.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "..|there is no given: every room needs two.",
        "123|3 givens, an odd number: every room needs two.",
        "10|row 1, column 2 holds 0: a given is at least 1, and a cell without one is a dot.",
        "13/1|row 2 has 1 cell and row 1 has 2: all rows are equally long.",
        "1b|row 1, column 2 is \"b\": write a positive number, or a dot for a cell without one."
      })
  void aBadBoardIsOneSentence(String text, String message) throws IOException {
    String board = file("board", text);
    for (List<String> command : List.of(List.of("solve", board), List.of("check", board, board))) {
      List<String> arguments = new ArrayList<>(List.of("araf"));
      arguments.addAll(command);
      Outcome outcome = census(arguments.toArray(String[]::new));
      assertEquals(ExitCode.USER, outcome.code());
      assertEquals("census: " + board + ": " + message + "\n", outcome.err());
      assertEquals("", outcome.out());
    }
  }

  @Test
  void mistakesOfTheCommandLine() throws IOException {
    String board = file("board", "13");
    Outcome limit = census("araf", "solve", board, "--time-limit", "0");
    assertEquals(ExitCode.USER, limit.code());
    assertEquals(
        "census: Option --time-limit takes seconds above 0, up to 1000000, not '0'.\n",
        limit.err());
    assertEquals(
        "census: --time-limit takes a number, not 'x': see 'census araf solve --help'.\n",
        census("araf", "solve", board, "--time-limit", "x").err());
    assertEquals(ExitCode.USER, census("araf", "solve", folder + "/missing").code());
    assertEquals(ExitCode.USER, census("araf", "check", "-", "-").code());
    assertEquals(ExitCode.USER, census("araf", "bench", "--repeat", "0").code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"rows\": 3}|: it holds no board",
        "[]|: it holds no board",
        "[7]|, board 1: 'rows' must be a whole number from 1 to 64",
        "[{\"rows\": \"x\", \"cols\": 2}]|, board 1: 'rows' must be a whole number from 1 to 64, not \"x\"",
        "[{\"rows\": 40000, \"cols\": 40000}]|, board 1: 'rows' must be a whole number from 1 to 64, not 40000",
        "[{\"rows\": 2, \"cols\": -2}]|, board 1: 'cols' must be a whole number from 1 to 64, not -2",
        "[{\"rows\": 2, \"cols\": 2, \"givens\": [[0, 2, 5]]}]|, board 1: [0,2,5] is no [row, column,"
            + " number] of a board of 2 x 2 cells, counted from 0",
        "[{\"rows\": 2, \"cols\": 2, \"givens\": [[0, 1.5, 5]]}]|, board 1: [0,1.5,5] is no [row, column,"
            + " number] of a board of 2 x 2 cells, counted from 0"
      })
  void benchRefusesWhatIsNoListOfBoards(String json, String problem) throws IOException {
    String boards = file("boards.json", json);
    assertEquals(
        new Outcome(
            ExitCode.USER,
            "",
            "census: "
                + boards
                + problem
                + "; give a list of {\"rows\", \"cols\", \"givens\": [[row, column, number], …]}.\n"),
        census("araf", "bench", boards));
  }

  @Test
  void benchPrintsATimePerSize() {
    Outcome outcome = census("araf", "bench", "--repeat", "1");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertTrue(outcome.out().startsWith("size   boards  fresh, mean s"), outcome.out());
    assertTrue(outcome.out().contains("\n10x10       1 "), outcome.out());
    assertEquals(
        "Left out penpa_test_4x3: row 2, column 3 holds -1: a given is at least 1.\n",
        outcome.err());
  }
}
