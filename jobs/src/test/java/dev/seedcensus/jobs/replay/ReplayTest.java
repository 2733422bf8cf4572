package dev.seedcensus.jobs.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {

  private static final Path DATA = Path.of("../data");

  @TempDir Path folder;

  private static Replay replay() {
    return new Replay(name -> DATA.resolve("grammars").resolve(name + ".json"), Limits.defaults());
  }

  private static String recorded(String file, int line) throws IOException {
    return Files.readAllLines(DATA.resolve("conformance").resolve(file)).get(line - 1);
  }

  private Replay.Outcome replay(String... lines) throws IOException {
    Path file = folder.resolve("r.jsonl");
    Files.write(file, List.of(lines));
    return replay().file(file);
  }

  @Test
  void aRunThatNeedsMoreThanItMayDisagrees() {
    Path file = DATA.resolve("conformance").resolve("dag-plain.trace.jsonl");
    Limits few = Limits.defaults().with(Limit.NODES, 5);
    Replay.Outcome outcome =
        new Replay(name -> DATA.resolve("grammars").resolve(name + ".json"), few).file(file);
    assertEquals(outcome.runs(), outcome.differences().size());
    assertTrue(
        outcome.differences().get(0).contains("fails: ")
            && outcome.differences().get(0).contains("limit nodes"),
        outcome.differences().get(0));
  }

  @Test
  void recordedRunsAgree() throws IOException {
    Replay.Outcome outcome =
        replay(recorded("maze-locked.trace.jsonl", 1), "", recorded("random-grammars.jsonl", 2));
    assertEquals(4, outcome.runs());
    assertEquals(List.of(), outcome.differences());
  }

  /** What is changed in the recording of seed 7 of maze-locked, and the difference that shows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[5,0,9,9,2,9]|[5,0,9,8,2,9]"
            + "|stage expand, iteration 4, rule parallel-path: sites: recorded 8, replayed 9",
        "[[3,0],[3,2],|[[3,0],[3,1],"
            + "|stage expand, iteration 1: fired: recorded rule parallel-path at site 1, replayed rule"
            + " parallel-path at site 2",
        "\"dead-end\":2|\"dead-end\":3|stage expand, rule dead-end: firings: recorded 3, replayed 2",
        "\"iterations\":88|\"iterations\":89|iterations: recorded 89, replayed 88",
        "\"nodes\":26|\"nodes\":27|nodes: recorded 27, replayed 26",
        "\"edges\":54|\"edges\":5|edges: recorded 5, replayed 54",
        "\"digest\":\"326|\"digest\":\"426|digest: recorded 426",
        "\"win\":1|\"win\":2|node types: recorded {",
        "\"depth\":1|\"depth\":2|nesting depth: recorded 2, replayed 1",
        "[[\"pair_6\"|[[\"pair_1\"|chain: recorded [[pair_1",
        "\"retreat\":2|\"retreat\":3|edge types: recorded {",
        "\"stage\":\"init\",\"rules\":[|\"stage\":\"inlt\",\"rules\":["
            + "|stage that ran: recorded inlt, replayed init",
      })
  void theFirstDifferenceIsShown(String from, String to, String difference) throws IOException {
    String line = recorded("maze-locked.trace.jsonl", 1);
    assertTrue(line.contains(from), from);
    Replay.Outcome outcome = replay(line.replace(from, to));
    assertEquals(1, outcome.differences().size());
    String expected = folder.resolve("r.jsonl") + ", line 1: maze-locked, seed 7, " + difference;
    String shown = outcome.differences().get(0);
    assertEquals(expected, shown.substring(0, Math.min(expected.length(), shown.length())));
  }

  @Test
  void aCanonicalTextIsComparedByLine() throws IOException {
    String line = recorded("random-grammars.jsonl", 1);
    Replay.Outcome outcome = replay(line.replaceFirst("\"canonical\":\"n ", "\"canonical\":\"n 1"));
    assertEquals(1, outcome.differences().size());
    assertTrue(outcome.differences().get(0).contains(", seed 1, canonical text, line 1: recorded"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{|, line 2, column ",
        "[1]|, line 2: a recording must be a JSON object.",
        "{\"seed\":1}|, line 2: field 'grammar' is missing from the recording.",
        "{\"grammar\":5}|, line 2: field 'grammar' must be the name of a bundled grammar or a grammar.",
        "{\"grammar\":\"dungeon\"}|, line 2: field 'seed' is missing from the recording.",
        "{\"grammar\":\"dungeon\",\"seed\":-1}|, line 2: field 'seed' must be a whole number from 0 to"
            + " 4294967295.",
        "{\"grammar\":\"dungeon\",\"seed\":1,\"iterations\":\"x\"}|, line 2: field 'iterations' must"
            + " hold whole numbers of at least 0, not \"x\".",
        "{\"grammar\":{},\"runs\":[]}|, line 2: field 'runs' must list at least one run.",
        "{\"grammar\":{},\"runs\":3}|, line 2: field 'runs' must be a list.",
      })
  void malformedRecordingsAreNamed(String line, String message) {
    UserException mistake =
        assertThrows(UserException.class, () -> replay(recorded("random-grammars.jsonl", 1), line));
    String expected = folder.resolve("r.jsonl") + message;
    assertEquals(expected, mistake.getMessage().substring(0, expected.length()));
  }

  @Test
  void anUnknownBundledGrammarIsNamed() throws IOException {
    String line = recorded("dungeon.jsonl", 1).replace("\"dungeon\"", "\"dungeno\"");
    UserException mistake = assertThrows(UserException.class, () -> replay(line));
    assertEquals(
        "%s, line 1: there is no bundled grammar 'dungeno': it would be the file %s."
            .formatted(folder.resolve("r.jsonl"), DATA.resolve("grammars").resolve("dungeno.json")),
        mistake.getMessage());
  }

  /** The reference ran it, so a grammar that does not load here disagrees, with all its runs. */
  @Test
  void aRecordedGrammarThatDoesNotLoadDisagrees() throws IOException {
    String line = recorded("random-grammars.jsonl", 1).replace("\"lhs\"", "\"lsh\"");
    Replay.Outcome outcome = replay(line);
    assertEquals(3, outcome.runs());
    assertEquals(3, outcome.differences().size());
    assertTrue(outcome.differences().get(0).contains("lsh"), outcome.differences().get(0));
  }
}
