package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobSpecsTest {

  @TempDir Path folder;

  private JobSpec read(String text, JobSpecs.CommandLine given) throws IOException {
    return JobSpecs.read(Files.writeString(folder.resolve("job.yaml"), text), given);
  }

  @Test
  void readsAllFields() throws IOException {
    JobSpec spec =
        read(
            """
            # a comment
            experiment: grammar
            grammar: ../grammars/x.json
            seeds: 1..1000
            chunk: 250
            columns: [nodes, edges]
            out: ../out
            overrides:
              stages.expand.limit: 40
              limit: 9
            """,
            JobSpecs.CommandLine.SILENT);
    assertEquals("grammar", spec.experiment());
    assertEquals(SeedSet.range(1, 1000), spec.seeds());
    assertEquals(OptionalLong.of(250), spec.chunk());
    assertEquals(List.of("nodes", "edges"), spec.columns());
    assertEquals(folder.resolveSibling("out"), spec.out());
    assertEquals(
        folder.resolveSibling("grammars").resolve("x.json"),
        spec.options().file("grammar").orElseThrow());
    assertEquals(Map.of("stages.expand.limit", 40.0, "limit", 9.0), spec.options().overrides());
  }

  @Test
  void theCommandLineWins() throws IOException {
    JobSpec spec =
        read(
            """
            experiment: grammar
            grammar: x
            seeds: 1..9
            chunk: 3
            out: a
            overrides: {limit: 1}
            """,
            new JobSpecs.CommandLine("2..3", folder.resolve("b"), 8L, Map.of("limit", "5")));
    assertEquals(SeedSet.range(2, 3), spec.seeds());
    assertEquals(OptionalLong.of(8), spec.chunk());
    assertEquals(folder.resolve("b"), spec.out());
    assertEquals(Map.of("limit", 5.0), spec.options().overrides());
  }

  @Test
  void limitsOfTheCommandLineWinToo() throws IOException {
    String text = "experiment: grammar\nseeds: 1\nout: a\nlimits:\n  nodes: 50\n  work: 1000\n";
    JobSpec spec =
        read(text, new JobSpecs.CommandLine(null, null, null, Map.of(), Map.of("nodes", "9")));
    assertEquals(
        Limits.defaults().with(Limit.NODES, 9).with(Limit.WORK, 1000), spec.options().limits());
  }

  /** A spec with / for line breaks, then the message, where FILE stands for the spec's name. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~~|FILE: a job spec is a list of fields, for example 'experiment: grammar'.",
        "- a|FILE: a job spec is a list of fields, for example 'experiment: grammar'.",
        "seeds: 1..2|FILE: field 'experiment' is missing: add a line like 'experiment: grammar'.",
        "experiment: gramar|FILE, line 1, column 1: There is no experiment 'gramar': did you mean"
            + " \"grammar\"?",
        "experiment: grammar/sedes: 1..2|FILE, line 2, column 1: there is no field 'sedes': did you"
            + " mean \"seeds\"?",
        "experiment: grammar/out: x|FILE: field 'seeds' is missing: add a line like 'seeds:"
            + " 1..1000'.",
        "experiment: grammar/seeds: 1..2|FILE: field 'out' is missing: add a line like 'out:"
            + " ../data/out'.",
        "experiment: grammar/seeds: 9..2|FILE, line 2, column 1: Cannot use seeds '9..2': the range"
            + " is empty, its first seed must not be above its last.",
        "experiment: grammar/seeds: 1..2/chunk: 0/out: x|FILE, line 3, column 1: a chunk has at"
            + " least 1 and at most 4294967295 seeds, not 0.",
        "experiment: grammar/seeds: 1..2/chunk: many/out: x|FILE, line 3, column 1: chunk 'many'"
            + " must be a whole number of seeds, for example 250.",
        "experiment: grammar/seeds: 1..2/out: x/columns: [node]|FILE, line 4, column 1: Experiment"
            + " grammar has no column 'node': did you mean \"nodes\"?",
        "experiment: grammar/seeds:/out: x|FILE, line 2, column 1: field 'seeds' has no value: give"
            + " one or leave the field out.",
        "experiment: grammar/seeds: [1, 2]/out: x|FILE, line 2, column 1: field 'seeds' must be a"
            + " single value.",
        "experiment: grammar/overrides: 3/seeds: 1..2|FILE, line 2, column 1: field 'overrides' must"
            + " be a map, one 'name: value' per line.",
        "experiment: arithmetic/overrides: {limit: 3}/seeds: 1..2/out: x|FILE: experiment arithmetic"
            + " has no numbers to override.",
        "experiment: arithmetic/limits: {nodes: 3}/seeds: 1..2/out: x|FILE, line 2, column 1: there"
            + " is no field 'limits': known: chunk, columns, experiment, modulus, out, overrides and"
            + " seeds.",
        "experiment: grammar/seeds: 1..2/out: x/limits: {nods: 3}|FILE, line 4, column 1: There is"
            + " no limit 'nods': did you mean \"nodes\"?",
        "experiment: grammar/seeds: 1..2/out: x/limits: {nodes: 0}|FILE, line 4, column 1: Option"
            + " limits.nodes must be a whole number from 1 to 1000000000000, not '0'.",
        "experiment: grammar/seeds: 1..2/out: x/limits: {work: 1e9}|FILE, line 4, column 1: Option"
            + " limits.work must be a whole number from 1 to 1000000000000, not '1e9'.",
        "experiment: grammar/seeds: 1..2/out: x/limits: 3|FILE, line 4, column 1: field 'limits' must"
            + " be a map, one 'name: value' per line.",
      })
  void refuses(String text, String message) {
    UserException mistake =
        assertThrows(
            UserException.class, () -> read(text.replace("/", "\n"), JobSpecs.CommandLine.SILENT));
    assertEquals(
        message.replace("FILE", folder.resolve("job.yaml").toString()), mistake.getMessage());
  }

  @Test
  void namesThePlaceOfBrokenYaml() {
    UserException mistake =
        assertThrows(
            UserException.class,
            () -> read("experiment: grammar\nseeds: [1\nout: x\n", JobSpecs.CommandLine.SILENT));
    String start = folder.resolve("job.yaml") + ", line 3, column ";
    assertEquals(start, mistake.getMessage().substring(0, start.length()));
  }

  @Test
  void aFieldGivenTwiceIsRefused() {
    UserException mistake =
        assertThrows(
            UserException.class,
            () -> read("experiment: grammar\nexperiment: grammar\n", JobSpecs.CommandLine.SILENT));
    String start = folder.resolve("job.yaml") + ", line 2, column ";
    assertEquals(start, mistake.getMessage().substring(0, start.length()));
  }

  @Test
  void aMissingSpecIsNamed() {
    Path missing = folder.resolve("none.yaml");
    UserException mistake =
        assertThrows(
            UserException.class, () -> JobSpecs.read(missing, JobSpecs.CommandLine.SILENT));
    assertEquals("Cannot read " + missing + ": there is no such file.", mistake.getMessage());
  }
}
