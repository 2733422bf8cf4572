package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrammarCommandTest {

  private static final Path GRAMMARS = Path.of("../data/grammars");

  private static String proofs(String grammar, String... more) {
    String[] arguments = new String[more.length + 3];
    arguments[0] = "grammar";
    arguments[1] = GRAMMARS.resolve(grammar + ".json").toString();
    arguments[2] = "--prove";
    System.arraycopy(more, 0, arguments, 3, more.length);
    Outcome outcome = census(arguments);
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    return outcome.out();
  }

  private static String line(String of, String rule) {
    return of.lines()
        .filter(line -> line.contains(" " + rule + " "))
        .findFirst()
        .orElseThrow(() -> new AssertionError(of))
        .replaceAll(" {2,}", " | ");
  }

  @Test
  void tellsWhichRulesNeverFireAndWhichNest() {
    String dungeon = proofs("dungeon");
    assertEquals(
        "expand | midpoint-room-oneway | never | there is never an edge that matches between a and b"
            + " where the condition holds",
        line(dungeon, "midpoint-room-oneway"));
    assertEquals("expand | dead-end | may | may change it", line(dungeon, "dead-end"));
    assertEquals(
        "expand | dag-key-lock | may | may nest in it", line(proofs("dag-locked"), "dag-key-lock"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dungeon       | at least 24, at most 27.
          maze-plain    | exactly 12. The budget of 12 rooms is met by every graph.
          maze-locked   | at least 13, at most 16. The budget of 16 rooms is exceeded by none.
          dag-locked    | at least 9, at most 16. The budget of 14 rooms may be exceeded. It would be \
          kept by stages.expand.limit=6.
          mystery-daily | exactly 9. The budget of 8 rooms is exceeded by every graph. It \
          would be kept by stages.scenes.limit=6.
          """)
  void holdsPlacesAgainstTheBudget(String grammar, String places) {
    assertEquals(
        "Places (rooms of any kind): " + places, proofs(grammar).lines().reduce("", (a, b) -> b));
  }

  @Test
  void aChangedLimitCounts() {
    assertTrue(
        proofs("dag-locked", "--set", "stages.expand.limit=6")
            .contains("The budget of 14 rooms is exceeded by none."));
  }

  @Test
  void nothingIsPrintedOnOneLineThere() {
    Outcome outcome =
        census("grammar", GRAMMARS.resolve("dungeon.json").toString(), "--prove", "--compact");
    assertEquals(ExitCode.USER, outcome.code());
    assertTrue(outcome.err().contains("--compact"), outcome.err());
    assertEquals("", outcome.out());
  }

  /** What the README shows as a grammar is one to begin with: all of it does something. */
  @Test
  void theExampleOfTheReadmeIsAlive() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    String section = readme.substring(readme.indexOf("\n## A grammar"));
    int begin = section.indexOf("```json") + "```json".length();
    String text = section.substring(begin, section.indexOf("```", begin));

    Grammar grammar = new GrammarLoader(new Primitives()).load(text, "README.md");
    Evolver evolver = new Evolver(Program.compile(grammar));
    RuleTally tally = new RuleTally(grammar);
    Set<String> idle = new TreeSet<>();
    for (Stage stage : grammar.stages()) {
      stage.rules().forEach(rule -> idle.add(rule.name()));
    }
    assertFalse(idle.isEmpty());
    for (int seed = 1; seed <= 100; seed++) {
      tally.reset();
      evolver.evolve(seed, EnumSet.of(Need.TRACE), tally);
      for (int s = 0; s < grammar.stages().size(); s++) {
        for (int r = 0; r < grammar.stages().get(s).rules().size(); r++) {
          if (tally.firings(s, r) > 0) {
            idle.remove(grammar.stages().get(s).rules().get(r).name());
          }
        }
      }
    }
    assertEquals(Set.of(), idle);
  }
}
