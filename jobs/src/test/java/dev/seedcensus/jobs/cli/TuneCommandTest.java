package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import dev.seedcensus.jobs.tune.TuneSpec;
import dev.seedcensus.jobs.tune.TuneSpecs;
import dev.seedcensus.jobs.tune.Tuning;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {

  private static final String GRAMMAR =
      """
      {"name": "growth", "start": "A",
       "stages": [
         {"name": "grow", "limit": 10, "rules": [
           {"name": "leaf", "lhs": "A", "rhs": {"node": ["A", "B"]}, "weight": 1},
           {"name": "twig", "lhs": "A", "rhs": {"node": ["A", "C"]}, "limit": 3},
           {"name": "never", "lhs": "Z", "rhs": "Z"},
           {"name": "script", "lhs": "A", "rhs": "A", "weight": "0.5"}
         ]},
         {"name": "last", "limit": 1, "rules": [{"lhs": "A", "rhs": ["A", "D"]}]}
       ]}
      """;

  private static final String SPEC =
      """
      experiment: grammar
      grammar: g.json
      stage: grow
      firings: {leaf: 5, twig: 2.5}
      tolerance: 3 %
      seeds: 1..1600
      seeds_per_round: 200
      check: 5001..6000
      to: tuned.json
      out: out
      """;

  @TempDir static Path shared;
  @TempDir Path folder;

  private static Outcome tuned;

  @BeforeAll
  static void tuneOnce() throws IOException {
    SharedSpark.session();
    Files.writeString(shared.resolve("g.json"), GRAMMAR);
    Files.writeString(shared.resolve("tune.yaml"), SPEC);
    tuned = census("tune", shared.resolve("tune.yaml").toString());
  }

  @BeforeEach
  void writeFiles() throws IOException {
    write("g.json", GRAMMAR);
    write("tune.yaml", SPEC);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private Outcome tune(String... more) {
    return census(
        Stream.concat(Stream.of("tune", folder.resolve("tune.yaml").toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private static List<String> csv(String query) {
    return census("sql", "--in", shared.resolve("out").toString(), "--format", "csv", query)
        .out()
        .lines()
        .toList();
  }

  @Test
  void findsWeightsAndChangesNothingElse() throws IOException {
    assertEquals(ExitCode.OK, tuned.code(), tuned.err() + tuned.out());
    assertTrue(tuned.out().contains("Met on 1,000 seeds that were not tuned on"), tuned.out());
    assertEquals(
        GRAMMAR.replace(", \"weight\": 1}", "}"),
        Files.readString(shared.resolve("tuned.json")).replaceAll(", \"weight\": [0-9.]+", ""));
  }

  @Test
  void theTunedGrammarDoesWhatWasAskedFor() throws IOException {
    String text = Files.readString(shared.resolve("tuned.json"));
    Grammar grammar = GrammarFiles.parse(text, "tuned.json", Map.of());
    RuleTally tally = new RuleTally(grammar);
    Evolver evolver = new Evolver(Program.compile(grammar));
    int twigs = 0;
    for (long seed = 10_001; seed <= 11_000; seed++) {
      tally.reset();
      evolver.evolve(seed, EnumSet.of(Need.TRACE), tally);
      twigs += tally.firings(0, 1);
    }
    assertEquals(2.5, twigs / 1000.0, 0.12);
  }

  /**
   * A limit that every seed reaches: no record counts, and the spec and the option say the same.
   */
  @Test
  void limitsHoldForTheSeedsOfATrial() throws IOException {
    Outcome byOption = tune("--limit", "iterations=2");
    assertEquals(ExitCode.USER, byOption.code(), byOption.err());
    assertTrue(byOption.err().contains("limit iterations"), byOption.err());
    write("tune.yaml", SPEC + "limits: {iterations: 2}\n");
    assertEquals(byOption, tune());
    write("tune.yaml", SPEC + "limits: {iteration: 2}\n");
    assertTrue(tune().err().contains("There is no limit 'iteration'"), tune().err());
  }

  @Test
  void everyTrialIsARunThatTheViewShows() {
    List<String> rounds =
        csv(
            "select trial, by, seeds, target, wanted, met, low < measured and measured < high,"
                + " size(weights) from rounds order by trial, target");
    assertEquals("1,start,200,leaf,5.0,false,true,2", rounds.get(1));
    String last = rounds.get(rounds.size() - 1);
    assertTrue(last.matches("\\d+,check,1000,twig,2.5,true,true,2"), last);
    // A census of the grammar itself does not see trials.
    assertEquals(List.of("count(1)", "0"), csv("select count(*) from seeds"));
  }

  @Test
  void theSameSpecAgainComputesNothingAndFindsTheSame() throws IOException {
    List<Path> before = runs();
    Outcome again = census("tune", shared.resolve("tune.yaml").toString(), "--force");
    assertEquals(tuned.out(), again.out());
    assertEquals(before, runs());
  }

  private static List<Path> runs() throws IOException {
    try (Stream<Path> tree = Files.walk(shared.resolve("out"))) {
      return tree.filter(file -> file.toString().endsWith(".parquet")).sorted().toList();
    }
  }

  @Test
  void aFileIsNotReplacedUnlessAskedFor() throws IOException {
    write("tuned.json", "mine");
    Outcome refused = tune();
    assertEquals(ExitCode.USER, refused.code());
    assertEquals(
        "census: %s exists already: name another file with --to, or write --force to replace it.\n"
            .formatted(folder.resolve("tuned.json")),
        refused.err());
    assertEquals("mine", Files.readString(folder.resolve("tuned.json")));
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void measuresOfTheGraphAreTargetsToo() throws IOException {
    write(
        "tune.yaml",
        SPEC.replace("firings: {leaf: 5, twig: 2.5}", "nodes: {8: 0.3}\nweights: [leaf]")
            .replace("3 %", "0.05"));
    Outcome outcome = tune();
    assertEquals(ExitCode.OK, outcome.code(), outcome.err() + outcome.out());
    assertTrue(outcome.out().contains("newton"), outcome.out());
    assertTrue(outcome.out().contains("nodes = 8"), outcome.out());
  }

  /** A target, and what is said of it; everything before the first run. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{twig: 4}|Rule twig cannot fire 4 times on average: its limit is 3.",
        "{leaf: 9, twig: 2.5}|Firings of 11.5 in all cannot come out of stage grow: the limit of"
            + " the stage is 10.",
      })
  void whatLimitsRuleOutIsToldBeforeAnythingRuns(String firings, String sentence)
      throws IOException {
    write("tune.yaml", SPEC.replace("{leaf: 5, twig: 2.5}", firings));
    Outcome outcome = tune();
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code(), outcome.err());
    assertEquals("Not met, whatever the weights.\n" + sentence + "\n", outcome.out());
    assertFalse(Files.exists(folder.resolve("out")));
    assertFalse(Files.exists(folder.resolve("tuned.json")));
  }

  @Test
  void aRuleWithoutSitesIsToldAfterOneRound() throws IOException {
    write("tune.yaml", SPEC.replace("{leaf: 5, twig: 2.5}", "{never: 1}"));
    Outcome outcome = tune();
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code(), outcome.err());
    assertTrue(
        outcome
            .out()
            .contains(
                "Not met: rule never has no site on any of 200 seeds, so no weight makes it fire."),
        outcome.out());
  }

  @Test
  void whatBoundsForbidIsToldWithTheNearest() throws IOException {
    write("tune.yaml", SPEC + "weights: {leaf: 0.5..2, twig: 0.9..1.1}\n");
    Outcome outcome = tune();
    assertEquals(ExitCode.DOES_NOT_HOLD, outcome.code(), outcome.err());
    assertTrue(
        outcome
            .out()
            .contains(
                "Not met: no weights within their bounds give leaf 5, twig 2.500 together; missed"
                    + " twig."),
        outcome.out());
    assertTrue(outcome.out().contains("\nNearest: leaf "), outcome.out());
    assertTrue(
        outcome.out().contains("The weight of twig is at its lower bound 0.900."), outcome.out());
    assertFalse(Files.exists(folder.resolve("tuned.json")));
    assertEquals(ExitCode.DOES_NOT_HOLD, tune("--nearest").code());
    assertTrue(Files.exists(folder.resolve("tuned.json")));
  }

  /** What stands in the spec, what instead (with / for line breaks), and the message's end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "stage: grow|stag: grow|line 3, column 1: there is no field 'stag': did you mean"
            + " \"stage\"?",
        "stage: grow|stage: grwo|line 3, column 1: there is no stage 'grwo': did you mean"
            + " \"grow\"?",
        "stage: grow|rounds: 3|the grammar has several stages: add a line like 'stage: grow'.",
        "leaf: 5|laef: 5|line 4, column 1: there is no rule 'laef': did you mean \"leaf\"?",
        "leaf: 5|leaf: many|line 4, column 1: the target of rule leaf must be a number above 0, not"
            + " 'many'.",
        "leaf: 5|leaf: 0|line 4, column 1: the target of rule leaf must be a number above 0, not"
            + " '0'.",
        "leaf: 5|leaf: 5, leaf: 6|a name stands twice; keep one.",
        "leaf: 5|leaf: 5, 0: 6|line 4, column 1: rule 0 has two targets: keep one.",
        "stage: grow|stage: grow/weights: [leaf, twig, leaf]|line 4, column 1: rule leaf is named"
            + " twice: keep one.",
        "stage: grow|stage: grow/weights: {leaf: 0.1..20, 0: 0.5..2}|line 4, column 1: rule leaf is"
            + " named twice: keep one.",
        "stage: grow|stage: grow/nodes: {3: 0.5, 03: 0.2}|line 4, column 1: nodes = 3 has two"
            + " targets: keep one.",
        "{leaf: 5, twig: 2.5}|7|line 4, column 1: field 'firings' must be a map, one 'name: value'"
            + " per line.",
        "leaf: 5|script: 5|the weight of rule script is an expression, which tuning cannot move:"
            + " leave the rule out.",
        "3 %|0|line 5, column 1: the tolerance must be above 0 and below 1, for example 0.02 or 2"
            + " %, not '0'.",
        "5001..6000|1001..6000|seeds 1001..1600 are both tuned on and checked on: keep 'seeds' and"
            + " 'check' apart.",
        "seeds_per_round: 200|seeds_per_round: 2000|line 7, column 1: seeds_per_round must be a"
            + " whole number from 2 to 1600, not '2000'.",
        "stage: grow|stage: grow/weights: {leaf: 3}|line 4, column 1: the weight of rule leaf must"
            + " have bounds above 0 such as 0.1..20, not '3'.",
        "firings: {leaf: 5, twig: 2.5}|rounds: 3|there is no target: add a field 'firings', for"
            + " example 'firings: {key-door: 2.5}'.",
        "stage: grow|stage: grow/shares: {leaf: 0.5}|give targets for 'firings' or for 'shares',"
            + " not for both.",
        "to: tuned.json|rounds: 3|field 'to' is missing: add a line like 'to: tuned.json'.",
        "grammar: g.json|grammar: h.json|h.json: there is no such file.",
        "stage: grow|stage: grow/overrides: {limit: 3}|a tuning has no fields 'columns' and"
            + " 'overrides': leave them out.",
      })
  void mistakesAreOneSentence(String line, String instead, String message) throws IOException {
    assertTrue(SPEC.contains(line));
    write("tune.yaml", SPEC.replace(line, instead.replace("/", "\n")));
    Outcome outcome = tune();
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().stripTrailing().endsWith(message), outcome.err());
    assertEquals("", outcome.out());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void theBundledSpecCanBeUsedAsItIs() throws IOException {
    TuneSpec spec =
        TuneSpecs.read(
            Path.of("../conf/tune-dungeon.yaml"),
            new TuneSpecs.CommandLine(folder.resolve("tuned.json"), null, Map.of()));
    assertEquals(List.of(), new Tuning(spec, false).faults());
  }
}
