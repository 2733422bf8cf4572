package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import dev.seedcensus.jobs.experiment.ArithmeticExperiment;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code census search} as a user calls it. */
class SearchCommandTest {

  private static final String SPEC =
      "experiment: arithmetic\nwhere: parity = 'odd' and square > 30\nhits: 3\ncap: 100\n";

  @TempDir Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  @BeforeEach
  void writeSpec() throws IOException {
    Files.writeString(folder.resolve("s.yaml"), SPEC);
  }

  private Outcome search(String... more) {
    return census(arguments(more));
  }

  private String[] arguments(String... more) {
    return Stream.concat(Stream.of("search", folder.resolve("s.yaml").toString()), Stream.of(more))
        .toArray(String[]::new);
  }

  @Test
  void tellsHitsWhatWasSavedAndTheRate() {
    Outcome outcome = search();
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    assertEquals(
        """
        seed  square  parity
        ----  ------  ------
           9      81  odd
          11     121  odd
          13     169  odd

        condition, cheapest part first  asked of  held for  share
        ------------------------------  --------  --------  -----
        parity = 'odd'                        12         6    0.5
        square > 30                            6         3    0.5

        3 accepted of 13 seeds tried, 1 to 13; 1 failed. The last of them is the last hit wanted.
        Seed 7: modulus 7 divides seed 7
        Acceptance rate: 0.167 (2 / 12); 95 % 0.0504 to 0.484 (exact, of a search that stops at a hit).
        A hit costs 4.33 seeds (95 % 2.07 to 19.8) and T ms of CPU time.
        """,
        outcome.out().replaceFirst("[0-9.]+ ms", "T ms"));
    assertEquals("64 seeds tried: 3 accepted.\n", outcome.err().replaceAll("^\\d+", "64"));
  }

  @Test
  void theBundledDungeonsAreTenIn578() throws IOException {
    Outcome outcome = census("search", "../conf/search-dungeon.yaml", "--format", "json");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    JsonNode found = new ObjectMapper().readTree(outcome.out());
    assertEquals(578, found.get("tried").asLong());
    assertEquals(10, found.get("accepted").size());
    assertEquals(9.0 / 577, found.get("rate").asDouble());
    assertEquals("inverse", found.get("sampling").asText());
    JsonNode last = found.get("accepted").get(9);
    assertEquals("[3,2]", "[" + last.get("keys") + "," + last.get("nesting_depth") + "]");
    String command = last.get("command").asText();
    assertTrue(command.endsWith("data/grammars/dungeon.json --seed 578"), command);
    // The command shows the seed that was found.
    List<String> words = List.of(command.split(" "));
    assertEquals(ExitCode.OK, census(words.subList(1, words.size()).toArray(String[]::new)).code());
  }

  @Test
  void theBundledMysteriesAre86In100() throws IOException {
    Outcome outcome = census("search", "../conf/search-mystery.yaml", "--format", "csv");
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    List<String> lines = outcome.out().lines().toList();
    assertEquals("seed,nesting_depth,command", lines.get(0));
    assertEquals(86, lines.size() - 1);
    assertTrue(
        outcome.err().contains("86 accepted of 100 seeds tried, 1 to 100; 0 failed. That is all."),
        outcome.err());
    assertTrue(
        outcome.err().contains("Acceptance rate: 0.86; 95 % 0.779 to 0.915 (Wilson)."),
        outcome.err());
  }

  @Test
  void numbersAndLimitsAreChangedAsInARun() throws IOException {
    Outcome outcome =
        census(
            "search",
            "../conf/search-dungeon.yaml",
            "--set",
            "stages.expand.limit=5",
            "--limit",
            "nodes=60",
            "--where",
            "keys > 0",
            "--hits",
            "1",
            "--from",
            "40",
            "--format",
            "json");
    JsonNode found = new ObjectMapper().readTree(outcome.out());
    String command = found.get("accepted").get(0).get("command").asText();
    assertTrue(command.contains(" --limit nodes=60 --set stages.expand.limit=5"), command);
    assertEquals(40, found.get("from").asLong());
    assertTrue(found.get("rate").isNull());
  }

  @Test
  void fewerHitsThanWantedAreToldWithABound() {
    Outcome outcome = search("--where", "half > 1000", "--cap", "70");
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code());
    assertTrue(
        outcome
            .out()
            .endsWith(
                """
                0 accepted of 70 seeds tried, 1 to 70; 10 failed. 3 hits were wanted: raise 'cap', or ask for less.
                Seed 7: modulus 7 divides seed 7
                Seed 14: modulus 7 divides seed 14
                Seed 21: modulus 7 divides seed 21
                Seed 28: modulus 7 divides seed 28
                Seed 35: modulus 7 divides seed 35
                Acceptance rate: below 0.0419, with 95 % confidence; that is one seed of 23.9 at the least.
                """),
        outcome.out());
  }

  /** What stands in the spec, what instead, and the message's end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "hits: 3|hit: 3|s.yaml, line 3, column 1: there is no field 'hit': did you mean \"hits\"?",
        "hits: 3|hits: 0|line 3, column 1: hits must be a whole number from 1 to 1000000, not '0'.",
        "hits: 3|hits: 101|s.yaml: 101 hits are wanted and 100 seeds may be tried: raise 'cap' or"
            + " lower 'hits'.",
        "cap: 100|cap: 3e9|line 4, column 1: cap must be a whole number from 1 to 2147483647, not"
            + " '3e9'.",
        "cap: 100|cap: 100/from: 4294967290|s.yaml: from seed 4294967290 upwards there are 6 seeds,"
            + " fewer than the cap of 100: begin lower.",
        "where: parity = 'odd' and square > 30|from: 1|s.yaml: field 'where' is missing: add a line"
            + " like 'where: keys = 3 and winnable'.",
        "square|sqare|line 2, column 1: experiment arithmetic has no column 'sqare': did you mean"
            + " \"square\"?",
        "cap: 100|columns: [half]|s.yaml: a search has no field 'columns', it tells those that its"
            + " condition reads: leave it out.",
      })
  void mistakesAreOneSentence(String line, String instead, String message) throws IOException {
    assertTrue(SPEC.contains(line));
    Files.writeString(folder.resolve("s.yaml"), SPEC.replace(line, instead.replace("/", "\n")));
    Outcome outcome = search();
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().stripTrailing().endsWith(message), outcome.err());
    assertEquals("", outcome.out());
  }

  @Test
  void mistakesOnTheCommandLineNameTheOption() {
    assertEquals(
        "census: --where: experiment arithmetic has no column 'x': known: seed, square, parity,"
            + " half, micros and error.\n",
        search("--where", "x = 3").err());
    assertEquals(
        "census: --from: from must be a whole number from 0 to 4294967295, not '-1'.\n",
        search("--from", "-1").err());
  }

  /** What whole blocks brought is told; the exit code is that of the signal. */
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aStoppedSearchTellsWhatItKnows() throws Exception {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] arguments = arguments("--hits", "all", "--cap", "1000");
    int code;
    try (AutoCloseable held = ArithmeticExperiment.hold(70)) {
      CompletableFuture<Integer> running =
          CompletableFuture.supplyAsync(
              () -> Main.run(arguments, new PrintWriter(out), new PrintWriter(err)));
      while (held == null || !err.toString().contains("64 seeds tried: 24 accepted.")) {
        Thread.sleep(20);
      }
      Interrupts.stop(2);
      code = running.get();
    }
    assertEquals(130, code);
    String told = "24 accepted of 64 seeds tried, 1 to 64; 9 failed. Stopped.";
    assertTrue(out.toString().contains(told), out.toString());
    assertTrue(err.toString().endsWith("census: Stopped.\n"), err.toString());
  }
}
