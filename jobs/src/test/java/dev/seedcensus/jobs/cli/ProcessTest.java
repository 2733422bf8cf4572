package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpecs;
import dev.seedcensus.jobs.run.RunStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can only be seen from outside: signals, and output that nobody reads. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ProcessTest {

  private static final Path FULL = Path.of("/dev/full");

  private static final String GRAMMAR =
      "{\"start\": \"A\", \"limit\": 1, \"rules\": [{\"name\": \"r\", \"lhs\": \"A\","
          + " \"rhs\": [\"A\", \"B\"]}]}";

  @TempDir Path folder;

  private ProcessBuilder census(String... args) {
    return censusWith("-Xmx512m", args);
  }

  private ProcessBuilder censusWith(String javaOption, String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("--add-opens") || option.startsWith("-Dlog4j2."))
        .forEach(command::add);
    command.addAll(List.of(javaOption, "-XX:TieredStopAtLevel=1"));
    command.add("-Djava.io.tmpdir=" + temporary());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(error().toFile());
  }

  private Path temporary() {
    return folder.resolve("tmp");
  }

  @BeforeEach
  void makeTemporaryFolder() throws IOException {
    Files.createDirectory(temporary());
  }

  /** However a command ends, nothing of it is left in the temporary folder. */
  @AfterEach
  void nothingIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(temporary())) {
      assertEquals(List.of(), left.toList());
    }
  }

  private Path error() {
    return folder.resolve("error.txt");
  }

  @Test
  void aRunThatIsToldToEndKeepsWhatIsWhole() throws Exception {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(
        spec, "experiment: arithmetic\nseeds: 1..4000000000\nchunk: 1000\nout: out\n");
    Job job = Job.of(JobSpecs.read(spec, JobSpecs.CommandLine.SILENT));
    Process process =
        census("run", spec.toString(), "--master", "local[2]")
            .redirectOutput(Redirect.DISCARD)
            .start();
    while (status(job).kept() == 0) {
      assertTrue(process.isAlive(), () -> read(error()));
      Thread.sleep(50);
    }
    assertTrue(status(job).isRunning());
    process.destroy();
    process.waitFor();
    assertEquals(143, process.exitValue(), () -> read(error()));
    RunStatus after = status(job);
    assertFalse(after.isRunning());
    List<String> told = read(error()).lines().toList();
    assertEquals(
        "census: Stopped: %,d of 4,000,000,000 seeds are kept; the same command goes on from there."
            .formatted(after.kept()),
        told.get(told.size() - 1));
    assertFalse(read(error()).contains("ERROR"), () -> read(error()));
    assertFalse(Files.exists(job.folder().path().resolve(".staging")));
  }

  @Test
  void numbersLookTheSameInEveryCountry() throws Exception {
    Path spec = folder.resolve("job.yaml");
    Files.writeString(spec, "experiment: arithmetic\nseeds: 1..4000000000\nout: out\n");
    Process process = censusWith("-Duser.language=de", "status", spec.toString()).start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), () -> read(error()));
    assertTrue(told.contains("missing  4,000,000,000 seeds: 1..4000000000\n"), told);
  }

  private static RunStatus status(Job job) {
    return RunStatus.of(job.folder(), SeedSet.parse("1..4000000000"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "--help",
        "grammar GRAMMAR",
        "evolve --grammar GRAMMAR --seed 1 --format json"
      })
  void outputThatNobodyReadsEndsQuietly(String line) throws Exception {
    Process process = census(words(line)).start();
    process.getInputStream().close();
    assertEquals(141, process.waitFor(), () -> read(error()));
    assertEquals("", read(error()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--version",
        "--help",
        "levels --help",
        "grammar GRAMMAR",
        "evolve --grammar GRAMMAR --seed 1 --format json",
        "schema"
      })
  void aFullDeviceIsOneSentence(String line) throws Exception {
    assumeTrue(Files.exists(FULL));
    Process process = census(words(line)).redirectOutput(FULL.toFile()).start();
    assertEquals(2, process.waitFor(), () -> read(error()));
    assertEquals(1, read(error()).lines().count(), () -> read(error()));
    assertTrue(read(error()).startsWith("census: Cannot write the output ("), () -> read(error()));
  }

  private String[] words(String line) throws IOException {
    Path grammar = folder.resolve("g.json");
    Files.writeString(grammar, GRAMMAR);
    return line.replace("GRAMMAR", grammar.toString()).split(" ");
  }

  @Test
  void memoryThatRunsOutIsOneSentence() throws Exception {
    Process process =
        censusWith(
                "-Xmx96m",
                "levels solve ../data/rulepush/golden.json --level volcano --cap 100000000 --memory 1000"
                    .split(" "))
            .redirectOutput(Redirect.DISCARD)
            .start();
    assertEquals(2, process.waitFor(), () -> read(error()));
    assertEquals(1, read(error()).lines().count(), () -> read(error()));
    assertTrue(read(error()).startsWith("census: Memory ran out: "), () -> read(error()));
  }

  @Test
  void aSearchGivesUpBeforeMemoryRunsOut() throws Exception {
    Process process =
        censusWith(
                "-Xmx96m",
                "levels solve ../data/rulepush/golden.json --level volcano --cap 100000000"
                    .split(" "))
            .start();
    assertTrue(read(process).contains("limit: the memory for states is full"), () -> read(error()));
    assertEquals(1, process.waitFor(), () -> read(error()));
  }

  private static String read(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Sorts and caches, so that Spark keeps blocks, and the native code to compress them. */
  @Test
  void aQueryThatFailsLeavesNothingBehind() throws Exception {
    Process process =
        census("sql", "CACHE TABLE kept AS SELECT id % 7 k, count(*) FROM range(100000) GROUP BY 1")
            .redirectOutput(Redirect.DISCARD)
            .start();
    assertEquals(0, process.waitFor(), () -> read(error()));
    Process failing =
        census("sql", "SELECT 1 / (50000 - id) FROM range(100000) ORDER BY 1")
            .redirectOutput(Redirect.DISCARD)
            .start();
    assertEquals(2, failing.waitFor(), () -> read(error()));
  }

  @Test
  void aServerThatIsToldToEndLeavesNothingBehind() throws Exception {
    Path in = Files.createDirectory(folder.resolve("in"));
    Process process = census("serve", "--port", "0", "--in", in.toString()).start();
    BufferedReader out = process.inputReader();
    String listening = out.readLine();
    assertTrue(String.valueOf(listening).startsWith("Serving the runs"), () -> read(error()));
    process.destroy();
    assertEquals(143, process.waitFor(), () -> read(error()));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
