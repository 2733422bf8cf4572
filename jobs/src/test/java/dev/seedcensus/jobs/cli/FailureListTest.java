package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that are printed beside failed seeds, read by a shell and run. */
class FailureListTest {

  @TempDir Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  /** What a shell makes of a printed command, without the command's name. */
  private String[] words(String command) throws IOException {
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-c", "census() { printf '%s\\n' \"$@\"; }; " + command);
    shell.environment().put("TMPDIR", folder.toString());
    Process process = shell.start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .toArray(String[]::new);
  }

  private static String lineAfter(String line, String text) {
    List<String> lines = text.lines().toList();
    assertTrue(lines.contains(line), text);
    return lines.get(lines.indexOf(line) + 1).strip();
  }

  @Test
  void aSeedOfAGrammarFailsAgainInEvolveWithTheSpecsChanges() throws IOException {
    Path odd = Files.createDirectory(folder.resolve("it's a $folder"));
    Files.writeString(
        odd.resolve("g.json"),
        """
        {"name": "small", "start": "A", "limit": 1, "rules":
          [{"name": "grow", "lhs": "A", "rhs": ["A", "B"], "condition": "$$iter < 3 || nothing"}]}
        """);
    Path spec = odd.resolve("job.yaml");
    Files.writeString(
        spec,
        """
        experiment: grammar
        grammar: g.json
        seeds: 1..3
        chunk: 3
        out: out
        overrides: {limit: 9}
        """);
    Outcome run = census("run", spec.toString());
    assertEquals(ExitCode.DOES_NOT_HOLD, run.code(), run.err());
    String failure =
        run.out().lines().filter(line -> line.startsWith("2: ")).findFirst().orElseThrow();
    String[] replay = words(lineAfter(failure, run.out()));
    assertEquals("evolve", replay[0]);
    assertEquals("census: " + failure.substring(3) + "\n", census(replay).err());
    assertEquals(ExitCode.OK, census("evolve", "--grammar", replay[2], "--seed", "2").code());

    Outcome status = census("status", spec.toString(), "--failed", "1");
    assertTrue(status.out().contains("Failed seeds (the first 1 of 3)\n\n1: "), status.out());
  }

  @Test
  void aSeedOfAnotherExperimentFailsAgainInARunOfItsOwn() throws IOException {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(spec, "experiment: arithmetic\nseeds: 1..20\nchunk: 9\nout: out\n");
    Outcome run = census("run", spec.toString(), "--seeds", "8..20");
    String failure = "14: modulus 7 divides seed 14";
    String[] replay = words(lineAfter(failure, run.out()));
    assertEquals(
        List.of("run", spec.toString(), "--seeds", "14..14"), List.of(replay).subList(0, 4));
    Outcome again = census(replay);
    assertTrue(again.err().contains("1 seeds, 1 failed, in "), again.err());
    assertTrue(again.out().contains("Failed seeds (the first 1 of 1)\n\n" + failure), again.out());
  }

  /** Those of a chunk that were not asked for do not count. */
  @Test
  void onlyTheSeedsAskedForCount() throws IOException {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(spec, "experiment: arithmetic\nseeds: 1..70\nchunk: 30\nout: out\n");
    census("run", spec.toString());
    assertTrue(
        census("status", spec.toString(), "--seeds", "8..40", "--failed", "2")
            .out()
            .contains("Failed seeds (the first 2 of 4)\n\n14: "));
  }
}
