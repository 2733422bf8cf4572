package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The specs in conf can be used as they are. */
class BundledSpecsTest {

  private static final Path CONF = Path.of("../conf");

  static List<Path> specs() throws IOException {
    try (Stream<Path> files = Files.list(CONF)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .filter(file -> !file.getFileName().toString().matches("(tune|search)-.*"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("specs")
  void eachIsAJob(Path spec) {
    Job job = Job.of(JobSpecs.read(spec, JobSpecs.CommandLine.SILENT));
    if (job.setup().experiment().equals("grammar")) {
      assertEquals(spec.getFileName().toString(), job.setup().label() + ".yaml");
    } else {
      assertTrue(
          spec.getFileName().toString().startsWith(job.setup().experiment().replace('_', '-')));
    }
    assertEquals(Path.of("../data/out").toAbsolutePath().normalize(), job.spec().out());
  }

  /**
   * A chunk that suits the spec's own seeds would be many small files for a thousand times as many.
   */
  @ParameterizedTest
  @MethodSource("specs")
  void chunksAreLeftToTheMeasuredRate(Path spec) {
    Job job = Job.of(JobSpecs.read(spec, JobSpecs.CommandLine.SILENT));
    boolean slow = List.of("levels", "tuning").contains(job.setup().experiment());
    assertEquals(slow, job.spec().chunk().isPresent());
  }

  @Test
  void thereIsOnePerBundledGrammarAndExperiment() throws IOException {
    try (Stream<Path> grammars = Files.list(Path.of("../data/grammars"))) {
      List<String> expected =
          Stream.concat(
                  grammars
                      .map(file -> file.getFileName().toString())
                      .filter(name -> name.endsWith(".json"))
                      .map(name -> name.replace(".json", ".yaml")),
                  Stream.of(
                      "araf-8.yaml",
                      "araf-dial-8.yaml",
                      "araf-dial-any-8.yaml",
                      "araf-dial-any.yaml",
                      "araf-dial.yaml",
                      "araf.yaml",
                      "battle-large.yaml",
                      "battle.yaml",
                      "catalogue.yaml",
                      "levels.yaml",
                      "matching-10.yaml",
                      "matching-4.yaml",
                      "matching-5.yaml",
                      "matching-6.yaml",
                      "matching-7.yaml",
                      "matching-8.yaml",
                      "matching-neg-or-if.yaml",
                      "matching.yaml",
                      "play.yaml",
                      "sweep-dungeon.yaml",
                      "tuning.yaml"))
              .sorted()
              .toList();
      assertEquals(expected, specs().stream().map(s -> s.getFileName().toString()).toList());
    }
  }
}
