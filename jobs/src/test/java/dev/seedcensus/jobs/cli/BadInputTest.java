package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes: one sentence that names the place and the remedy, exit code 2, nothing written. */
class BadInputTest {

  private static final String SPEC =
      "experiment: grammar\ngrammar: g.json\nseeds: 1..4\nchunk: 2\nout: out\n";

  private static final String GRAMMAR =
      """
      {"name": "small", "start": "A", "limit": 2,
       "rules": [{"name": "grow", "lhs": "A", "rhs": ["A", "B"]}]}
      """;

  @TempDir Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  @BeforeEach
  void writeFiles() throws IOException {
    write("job.yaml", SPEC);
    write("g.json", GRAMMAR);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private List<Path> tree() throws IOException {
    try (Stream<Path> tree = Files.walk(folder)) {
      return tree.sorted().toList();
    }
  }

  /** Runs a command; FILE/ at the start of an argument is the test's folder. */
  private void assertRefused(List<String> parts, String... args) throws IOException {
    assertTold(ExitCode.USER, parts, args);
  }

  private void assertTold(int code, List<String> parts, String... args) throws IOException {
    String[] resolved =
        Stream.of(args).map(arg -> arg.replace("FILE/", folder + "/")).toArray(String[]::new);
    List<Path> before = tree();
    Outcome outcome = census(resolved);
    assertEquals(code, outcome.code(), outcome.err());
    assertEquals("", outcome.out());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().startsWith("census: "), outcome.err());
    for (String part : parts) {
      String expected = part.replace("FILE/", folder + "/");
      assertTrue(outcome.err().contains(expected), expected + " not in " + outcome.err());
    }
    assertEquals(before, tree());
  }

  /** What stands in the grammar, instead of what, and what the message must say. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"limit\": 2,|\"limit\": 2,,|FILE/g.json;line 1, column",
        "\"limit\"|\"limti\"|FILE/g.json;limti;did you mean \"limit\"?",
        "\"limit\": 2|\"limit\": \"two\"|FILE/g.json;limit;number",
        "\"lhs\": \"A\"|\"lhs\": 5|FILE/g.json;grow;lhs",
        "{\"name\": \"grow\", \"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}|{\"primitive\": \"key-dor\"}"
            + "|FILE/g.json;key-dor;key-door",
        "{\"name\": \"grow\", \"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}"
            + "|{\"primitive\": \"key-door\", \"wieght\": 1}|FILE/g.json;wieght;weight",
        "{\"name\": \"grow\", \"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}"
            + "|{\"primitive\": \"matching-lock\", \"n\": 4}"
            + "|FILE/g.json;matching-lock;must be 2 or 3, but is 4",
        "[\"A\", \"B\"]|{\"node\": [\"A\"], \"edge\": [[\"0\", \"7\"]]}|FILE/g.json;grow;7",
        "\"lhs\": \"A\"|\"weight\": \"1 +\", \"lhs\": \"A\"|g.json;small;grow;weight",
        "\"lhs\": \"A\"|\"condition\": \"(\", \"lhs\": \"A\"|small;grow;condition",
      })
  void grammarsThatCannotBeUsed(String good, String bad, String parts) throws IOException {
    assertTrue(GRAMMAR.contains(good));
    write("g.json", GRAMMAR.replace(good, bad));
    List<String> expected =
        Stream.of(parts.split(";")).filter(part -> !part.equals("g.json")).toList();
    assertRefused(expected, "run", "FILE/job.yaml");
    assertRefused(expected, "evolve", "--grammar", "FILE/g.json", "--seed", "1");
    assertRefused(expected, "grammar", "FILE/g.json");
    assertRefused(expected, "status", "FILE/job.yaml");
  }

  @Test
  void seedsOutOfRange() throws IOException {
    assertRefused(
        List.of("Cannot use seeds '0..4294967296': a seed is a number from 0 to 4294967295."),
        "run",
        "FILE/job.yaml",
        "--seeds",
        "0..4294967296");
    assertRefused(
        List.of("Cannot use seeds '7..3': the range is empty"),
        "run",
        "FILE/job.yaml",
        "--seeds",
        "7..3");
    assertRefused(
        List.of("Cannot evolve seed '-1': give one number from 0 to 4294967295."),
        "evolve",
        "--grammar",
        "FILE/g.json",
        "--seed",
        "-1");
    assertRefused(
        List.of("Cannot evolve seed '1..2': give one number from 0 to 4294967295."),
        "evolve",
        "--grammar",
        "FILE/g.json",
        "--seed",
        "1..2");
  }

  @Test
  void filesThatAreMissing() throws IOException {
    assertRefused(
        List.of("Cannot read FILE/none.yaml: there is no such file."), "run", "FILE/none.yaml");
    assertRefused(
        List.of("Cannot read FILE/none.json: there is no such file."),
        "evolve",
        "--grammar",
        "FILE/none.json",
        "--seed",
        "1");
    assertRefused(
        List.of("Cannot read FILE/none.jsonl: there is no such file."),
        "verify",
        "FILE/none.jsonl");
    write("job.yaml", SPEC.replace("g.json", "none.json"));
    assertRefused(
        List.of(
            "FILE/job.yaml, line 2, column 1: Cannot read FILE/none.json: there is no such file."),
        "run",
        "FILE/job.yaml");
    write("job.yaml", SPEC.replace("g.json", "."));
    assertRefused(List.of("it is a folder, not a file."), "run", "FILE/job.yaml");
    assertRefused(
        List.of("There is no folder FILE/none: run a census first, or name its output folder."),
        "sql",
        "--in",
        "FILE/none",
        "select 1");
    assertRefused(List.of("There are no runs below "), "sql", "--in", "FILE/", "select 1");
    assertRefused(List.of("There is no folder FILE/none"), "serve", "--in", "FILE/none");
    assertRefused(
        List.of("There is no view 'firing': did you mean \"firings\"?"), "schema", "firing");
  }

  /** As of a shell's variable that is not set; the working folder is written with a dot. */
  @Test
  void filesAndFoldersWithoutAName() throws IOException {
    assertRefused(
        List.of("--in names no file or folder: see 'census sql --help'."), "sql", "--in", "", "x");
    assertRefused(
        List.of("--out names no file or folder: see 'census report --help'."),
        "report",
        "FILE/job.yaml",
        "--out",
        "");
    assertRefused(List.of("SPEC names no file or folder: see 'census run --help'."), "run", "");
    assertRefused(List.of("A file to read has an empty name: name one."), "araf", "solve", "");
    assertRefused(List.of("A file to read has an empty name: name one."), "battle", "--tune", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "80", "1023", "65536"})
  void portsThatSparkServesNot(String port) throws IOException {
    assertRefused(
        List.of(
            "Option --port must be a whole number from 1024 to 65535, or 0 for any that is free,"
                + " not '%s'.".formatted(port)),
        "serve",
        "--port",
        port);
  }

  @Test
  void specsWithMistakes() throws IOException {
    write("job.yaml", SPEC.replace("grammar\n", "grammer\n"));
    assertRefused(
        List.of("job.yaml, line 1, column 1: There is no experiment 'grammer': did you mean"),
        "run",
        "FILE/job.yaml");
    write("job.yaml", SPEC.replace("chunk", "chunks"));
    assertRefused(
        List.of("job.yaml, line 4, column 1: there is no field 'chunks': did you mean \"chunk\"?"),
        "status",
        "FILE/job.yaml");
  }

  /** An experiment, what its spec has beside seeds and folder, and what the message must be. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "grammar|columns: seed|Experiment grammar needs the option 'grammar': name a grammar file.",
        "levels|cap: 5|Experiment levels needs the option 'levels': name a file of levels.",
        "play|walks: 5|Experiment grammar needs the option 'grammar': name a grammar file.",
        "round|columns: seed|Runs of experiment round are made by tuning: write 'census tune SPEC'.",
        "search|columns: seed|A search is no run that is kept: write 'census search SPEC'.",
        "sweep|grammar: g.json|Experiment sweep needs the option 'sweep': write, for example, 'sweep:"
            + " {stages.expand.limit: [10, 20, 40]}'.",
        "tuning|rounds: 5|Experiment tuning needs the option 'grammars': name grammar files, with"
            + " commas between."
      })
  void specsThatLackWhatTheirExperimentNeeds(String experiment, String line, String message)
      throws IOException {
    write("job.yaml", "experiment: %s\nseeds: 1..4\n%s\nout: out\n".formatted(experiment, line));
    assertRefused(List.of("census: FILE/job.yaml: " + message), "run", "FILE/job.yaml");
  }

  /** An experiment, the third line of its spec, and what the message must say of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "battle|policies: [attack/attack, flee]|Cannot play the policy \"flee\": there is none of",
        "battle|player_hp: 1.5|Cannot begin a battle with 1.5 hit points: they must lie in (0, 1].",
        "battle|trials: none|Option trials must be a whole number from 1 to 1000000000, not 'none'.",
        "battle|tune: {attack-death: {weight: 0.2}}|Cannot use the battle table: the weights of the"
            + " attack roll add up to 1.1, but must add up to 1.",
        "battle|tune: {attack-death: {playerDamage: -0.1}}|Cannot use the battle table: playerDamage"
            + " of attack-death is -0.1, but must lie in [0, 1].",
        "battle|tune: {attack-deth: {weight: 0.1}}|Cannot use the battle table: there is no role"
            + " \"attack-deth\"; did you mean \"attack-death\"?",
        "battle|overrides: {attack-death.weight: 0.2}|Cannot use the battle table: the weights of the"
            + " attack roll add up to 1.1, but must add up to 1.",
        "matching|n: 13|Option n must be a whole number from 2 to 12, not '13'.",
        "matching|forms: [POS, NIX]|Cannot use clues of form \"NIX\": there is none of that name;",
        "matching|forms: REL|Cannot make puzzles of forms [REL]: they cannot tell targets of one kind",
        "matching|propagator: ark|Cannot solve by \"ark\": there is no propagator of that name;",
        "catalogue|limits: 0|Option limits must be whole numbers from 1 to 1000 with commas",
        "play|~policies: greedier\ngrammar: g.json~|Option policies names 'greedier', which is none:",
        "play|~policies: [random, random]\ngrammar: g.json~|Option policies names 'random' twice: leave one out.",
        "play|~hp: 0\ngrammar: g.json~|Option hp must be above 0, at most 1 and have at most"
      })
  void optionsOfExperimentsWithMistakes(String experiment, String line, String message)
      throws IOException {
    write("job.yaml", "experiment: %s\nseeds: 1..4\n%s\nout: out\n".formatted(experiment, line));
    String expected = "census: FILE/job.yaml, line 3, column 1: " + message;
    assertRefused(List.of(expected), "run", "FILE/job.yaml");
    assertRefused(List.of(expected), "status", "FILE/job.yaml");
  }

  @Test
  void specsThatAreMoreOrLessThanOneDocument() throws IOException {
    write("job.yaml", SPEC + "---\nseeds: 5..9\n");
    assertRefused(
        List.of("job.yaml, line 7", ": another document begins here; a file holds one job spec."),
        "status",
        "FILE/job.yaml");
    write("job.yaml", SPEC.replace("1..4", "&s 1..4").replace("chunk: 2", "chunk: *s"));
    assertRefused(
        List.of("line 4, column 1: field 'chunk' refers to another value by '*'"),
        "status",
        "FILE/job.yaml");
    write("job.yaml", SPEC + "overrides: {limit: many}\n");
    assertRefused(
        List.of("job.yaml, line 6, column 1: Cannot set limit to 'many': give a finite number"),
        "status",
        "FILE/job.yaml");
    write("job.yaml", SPEC.replace("chunk: 2", "chunk: 99999999999999999999"));
    assertRefused(
        List.of("a chunk has at least 1 and at most 4294967295 seeds, not 99999999999999999999."),
        "status",
        "FILE/job.yaml");
    write("job.yaml", SPEC + "\tlimit: 3\n");
    assertRefused(
        List.of("job.yaml, line ", "not YAML that can be read"), "status", "FILE/job.yaml");
    write("job.yaml", SPEC + "columns: " + "[".repeat(5000) + "\n");
    assertRefused(
        List.of("job.yaml, line 6, column 1: field 'columns' is nested too deeply."),
        "status",
        "FILE/job.yaml");
  }

  @Test
  void aFolderWithoutRunsHasNothingToTell() throws IOException {
    String mistake =
        "census: There are no runs below %s: run a census first, or name its output folder."
            .formatted(folder);
    assertRefused(List.of(mistake), "status", "FILE/");
    assertRefused(List.of(mistake), "status", "FILE/", "--watch");
  }

  @Test
  void endlessFilesAreNotReadToTheEnd() throws IOException {
    assertRefused(
        List.of("Cannot read /dev/zero: it has more than 64 MiB."), "grammar", "/dev/zero");
  }

  @Test
  void recordingsThatAreMoreThanOneObject() throws IOException {
    write("r.jsonl", "{\"grammar\": \"../../g\", \"seed\": 1}\n");
    assertRefused(
        List.of("r.jsonl, line 1: field 'grammar' must be the name of a bundled grammar"),
        "verify",
        "FILE/r.jsonl");
    write("r.jsonl", "{\"seed\": 1} {\"seed\": 2}\n");
    assertRefused(
        List.of(
            "line 1, column ", "this is not JSON that can be read: something follows the value."),
        "verify",
        "FILE/r.jsonl");
    write("r.jsonl", "[".repeat(100_000) + "\n");
    assertRefused(List.of("it is nested more than 200 levels deep."), "verify", "FILE/r.jsonl");
  }

  @Test
  void numbersThatCannotBeSet() throws IOException {
    assertRefused(
        List.of("FILE/g.json", "rules.grw.limit", "did you mean \"grow\"?"),
        "run",
        "FILE/job.yaml",
        "--set",
        "rules.grw.limit=4");
    assertRefused(
        List.of("Cannot set limit to 'many': give a finite number, for example limit=40."),
        "grammar",
        "FILE/g.json",
        "--set",
        "limit=many");
  }

  @Test
  void anOutputFolderThatCannotBeWritten() throws IOException {
    write("job.yaml", SPEC.replace("out: out", "out: g.json"));
    assertRefused(
        List.of("Cannot write to the output folder FILE/g.json/grammar/", "--out"),
        "run",
        "FILE/job.yaml");
  }

  @Test
  void commandLinesThatAreNone() throws IOException {
    assertRefused(List.of("did you mean 'run'?"), "rnu");
    assertRefused(List.of("did you mean '--seeds'?"), "run", "FILE/job.yaml", "--seed", "1");
    assertRefused(List.of("see 'census evolve --help'."), "evolve", "--seed", "1");
    assertRefused(
        List.of("--format is one of json, dot, canonical, digest, trace, not 'png'"),
        "evolve",
        "--grammar",
        "FILE/g.json",
        "--seed",
        "1",
        "--format",
        "png");
    assertRefused(List.of("--chunk"), "run", "FILE/job.yaml", "--chunk", "0");
    assertRefused(
        List.of("--chunk takes a whole number, not '1e3': see 'census run --help'."),
        "run",
        "FILE/job.yaml",
        "--chunk",
        "1e3");
    assertRefused(
        List.of("--set takes PATH=NUMBER, not 'limit': see 'census grammar --help'."),
        "grammar",
        "FILE/g.json",
        "--set",
        "limit");
    assertRefused(
        List.of("There is no limit 'nods': did you mean \"nodes\"?"),
        "evolve",
        "--grammar",
        "FILE/g.json",
        "--seed",
        "1",
        "--limit",
        "nods=3");
  }

  /** An expression that goes wrong when it runs: a seed that fails, which in a census is a row. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$a.label.x.y.z",
        "(function () { while (true) {} })()",
        "(function () { var s = 'x'; while (true) { s += s; } })()",
        "java.lang.System.exit(7)",
        "new Date().getTime()"
      })
  void expressionsThatGoWrong(String expression) throws IOException {
    write(
        "g.json",
        GRAMMAR.replace("\"lhs\": \"A\"", "\"lhs\": \"A\", \"weight\": \"" + expression + "\""));
    assertTold(
        ExitCode.DOES_NOT_HOLD,
        List.of("grammar small, rule grow, weight, iteration 0, seed 3: "),
        "evolve",
        "--grammar",
        "FILE/g.json",
        "--seed",
        "3");
    Outcome run = census("run", folder.resolve("job.yaml").toString(), "--seeds", "3..4");
    assertEquals(ExitCode.DOES_NOT_HOLD, run.code(), run.err());
    assertTrue(
        run.out().contains("3: grammar small, rule grow, weight, iteration 0, seed 3: "),
        run.out());
    assertTrue(run.out().contains("2 seeds, 2 failed."), run.out());
  }
}
