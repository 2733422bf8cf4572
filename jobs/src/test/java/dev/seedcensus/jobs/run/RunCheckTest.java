package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.sql.Views;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs whose files changed behind their manifest's back: refused, told of, repaired. */
class RunCheckTest {

  private static final String FIRST = "chunk=000001/part-0000000001-0000000010-000.parquet";
  private static final String SECOND = "chunk=000002/part-0000000011-0000000020-000.parquet";

  private static SparkSession spark;
  private static List<String> undisturbed;

  /** A run of 30 seeds in 3 chunks, which every test copies. */
  @TempDir static Path made;

  @TempDir Path out;

  private Job job;
  private Path run;

  @BeforeAll
  static void makeRun() {
    spark = SharedSpark.session();
    try (RunFiller filler = RunFiller.open(job(made))) {
      filler.fill(spark);
    }
    undisturbed = rows(made);
  }

  private static Job job(Path out) {
    return Job.of(
        new JobSpec(
            "arithmetic",
            new Options(Map.of("modulus", "7"), out),
            SeedSet.parse("1..30"),
            OptionalLong.of(10),
            List.of("square", "half"),
            out));
  }

  private static List<String> rows(Path out) {
    Views.create(spark, Runs.below(out));
    return spark.sql("SELECT * FROM arithmetic ORDER BY seed").toJSON().collectAsList();
  }

  @BeforeEach
  void copyRun() throws IOException {
    job = job(out);
    run = job.folder().path();
    Path from = job(made).folder().path();
    try (Stream<Path> tree = Files.walk(from)) {
      for (Path file : tree.toList()) {
        Path to = run.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  /** Whatever was done to it, a repaired run is as good as new. */
  @AfterEach
  void repairMakesItWhole() {
    try (RunFiller filler = RunFiller.repair(job)) {
      filler.fill(spark);
    }
    RunCheck check = RunCheck.of(job, true);
    assertEquals(List.of(), check.faults());
    assertEquals(List.of(), check.leftovers());
    assertEquals(undisturbed, rows(out));
  }

  private Map<String, Long> files() throws IOException {
    Map<String, Long> files = new TreeMap<>();
    try (Stream<Path> tree = Files.walk(run)) {
      for (Path file : tree.filter(Files::isRegularFile).toList()) {
        files.put(run.relativize(file).toString(), Files.getLastModifiedTime(file).toMillis());
      }
    }
    return files;
  }

  /** Every way to use the run says what is wrong and leaves everything as it is. */
  private void assertRefused(String... faults) throws IOException {
    Map<String, Long> before = files();
    assertEquals(List.of(faults), RunCheck.of(job, false).faults());
    for (Consumer<Path> use :
        List.<Consumer<Path>>of(
            folder -> RunFiller.open(job), folder -> Runs.below(folder), folder -> Runs.of(job))) {
      UserException refusal = assertThrows(UserException.class, () -> use.accept(out));
      String message = refusal.getMessage();
      assertTrue(message.startsWith("The run in " + run + " is not as it was written ("), message);
      assertTrue(message.contains(String.join("; ", faults)), message);
      assertTrue(message.contains("'census run SPEC --repair'"), message);
    }
    assertEquals(before, files());
  }

  private void edit(UnaryOperator<String> edit) throws IOException {
    Path manifest = run.resolve("manifest.json");
    String text = Files.readString(manifest);
    String edited = edit.apply(text);
    assertTrue(!edited.equals(text));
    Files.writeString(manifest, edited);
  }

  private void editBlock(int at, Consumer<ObjectNode> edit) throws IOException {
    edit(
        text -> {
          try {
            ObjectNode manifest = (ObjectNode) new ObjectMapper().readTree(text);
            edit.accept((ObjectNode) manifest.get("blocks").get(at));
            return manifest.toString();
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @Test
  void aMissingFile() throws IOException {
    Files.delete(run.resolve(SECOND));
    assertRefused(SECOND + " is missing");
  }

  @Test
  void aTruncatedFile() throws IOException {
    byte[] bytes = Files.readAllBytes(run.resolve(SECOND));
    Files.write(run.resolve(SECOND), List.of());
    assertRefused("%s has 0 bytes, not %,d".formatted(SECOND, bytes.length));
  }

  @Test
  void aFileWhoseEndIsLost() throws IOException {
    byte[] bytes = Files.readAllBytes(run.resolve(SECOND));
    java.util.Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 0);
    Files.write(run.resolve(SECOND), bytes);
    assertRefused(SECOND + " has another footer than was written");
  }

  /**
   * One bit among the data: seen by those who read all, and by Spark when it comes to that page.
   */
  @Test
  void aFlippedBit() throws IOException {
    byte[] bytes = Files.readAllBytes(run.resolve(SECOND));
    bytes[bytes.length / 8] ^= 4;
    Files.write(run.resolve(SECOND), bytes);
    assertEquals(List.of(), RunCheck.of(job, false).faults());
    assertEquals(
        List.of(SECOND + " has other contents than were written"), RunCheck.of(job, true).faults());
  }

  /** Wherever the bit is: among the data, in the footer, in the letters at the end. */
  @Test
  void anyFlippedBit() throws IOException {
    Random random = new Random(11);
    byte[] bytes = Files.readAllBytes(run.resolve(SECOND));
    for (int trial = 0; trial < 40; trial++) {
      byte[] flipped = bytes.clone();
      int at = trial == 0 ? bytes.length - 1 : random.nextInt(bytes.length);
      flipped[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(run.resolve(SECOND), flipped);
      RunCheck check = RunCheck.of(job, true);
      assertEquals(1, check.faults().size(), "byte " + at);
      assertEquals(SeedSet.parse("11..20"), Manifest.seeds(check.badBlocks()));
    }
  }

  /** A link is refused even to the same bytes; a repair removes it, not what it leads to. */
  @Test
  void aFileThatIsALink() throws IOException {
    Path elsewhere = Files.move(run.resolve(SECOND), out.resolve("elsewhere.parquet"));
    byte[] bytes = Files.readAllBytes(elsewhere);
    Files.createSymbolicLink(run.resolve(SECOND), elsewhere);
    assertRefused(SECOND + " is a link");
    repairMakesItWhole();
    assertFalse(Files.isSymbolicLink(run.resolve(SECOND)));
    assertArrayEquals(bytes, Files.readAllBytes(elsewhere));
  }

  @Test
  void aChunkThatIsALink() throws IOException {
    Path chunk = run.resolve(SECOND).getParent();
    Path elsewhere = Files.move(chunk, out.resolve("elsewhere"));
    Path note = Files.writeString(elsewhere.resolve("note.txt"), "of somebody else");
    Files.createSymbolicLink(chunk, elsewhere);
    assertRefused(SECOND + " lies behind a link", "chunk=000002 is a link");
    repairMakesItWhole();
    assertFalse(Files.isSymbolicLink(chunk));
    assertTrue(Files.exists(note));
    assertTrue(Files.exists(elsewhere.resolve(Path.of(SECOND).getFileName())));
  }

  /** Links where a census puts what it needs for a while, and one that leads nowhere. */
  @Test
  void linksAmongLeftovers() throws IOException {
    Path elsewhere = Files.createDirectories(out.resolve("elsewhere").resolve("1-2"));
    Path note = Files.writeString(elsewhere.resolve("note.txt"), "of somebody else");
    Path staging = Files.createDirectories(run.resolve(".staging"));
    Files.createSymbolicLink(staging.resolve("filler"), elsewhere.getParent());
    Files.createSymbolicLink(run.resolve("_temporary"), elsewhere);
    Files.createSymbolicLink(run.resolve("chunk=000001/._x"), out.resolve("nowhere"));
    repairMakesItWhole();
    assertTrue(Files.exists(note));
    assertFalse(Files.isSymbolicLink(run.resolve("_temporary")));
    assertFalse(Files.isSymbolicLink(run.resolve("chunk=000001/._x")));
    assertFalse(Files.exists(staging));
  }

  @Test
  void aLinkThatLeadsNowhere() throws IOException {
    String third = "chunk=000003/part-0000000021-0000000030-001.parquet";
    Files.createSymbolicLink(run.resolve(third), out.resolve("nowhere"));
    assertRefused(third + " is a link");
  }

  /** The run's own folder may lie elsewhere: people move what is large. */
  @Test
  void aRunBehindALink() throws IOException {
    Path elsewhere = Files.move(run, out.resolveSibling("elsewhere-" + out.getFileName()));
    try {
      Files.createSymbolicLink(run, elsewhere);
      assertEquals(List.of(), RunCheck.of(job, true).faults());
      Files.delete(elsewhere.resolve(SECOND));
      repairMakesItWhole();
      assertTrue(Files.isSymbolicLink(run));
    } finally {
      Files.delete(run);
      Files.move(elsewhere, run);
    }
  }

  /** Files are replaced, never written into: what else has them as hard links keeps them. */
  @Test
  void aCopyOfHardLinks() throws IOException {
    Path copy = Files.createLink(out.resolve("copy.parquet"), run.resolve(SECOND));
    Path manifest = Files.createLink(out.resolve("copy.json"), run.resolve("manifest.json"));
    byte[] bytes = Files.readAllBytes(copy);
    String told = Files.readString(manifest);
    assertEquals(List.of(), RunCheck.of(job, true).faults());
    Files.delete(run.resolve(SECOND));
    Files.writeString(run.resolve(SECOND), "no Parquet");
    repairMakesItWhole();
    assertArrayEquals(bytes, Files.readAllBytes(copy));
    assertEquals(told, Files.readString(manifest));
  }

  @Test
  void anotherFileInItsPlace() throws IOException {
    Files.copy(
        run.resolve(FIRST), run.resolve(SECOND), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    assertEquals(1, RunCheck.of(job, false).faults().size());
    assertEquals(1, RunCheck.of(job, false).badBlocks().size());
  }

  @Test
  void aFileThatNobodyWrote() throws IOException {
    String third = "chunk=000003/part-0000000021-0000000030-001.parquet";
    String ninth = "chunk=000009/part-00000.parquet";
    Files.copy(run.resolve(FIRST), run.resolve(third));
    Files.createDirectory(run.resolve("chunk=000009"));
    Files.copy(run.resolve(FIRST), run.resolve(ninth));
    assertRefused(third + " is not listed", ninth + " is not listed");
  }

  @Test
  void manyFaultsAtOnce() throws IOException {
    Files.delete(run.resolve(FIRST));
    Files.delete(run.resolve(SECOND));
    Files.copy(run.resolve("manifest.json"), run.resolve("chunk=000001/a.parquet"));
    Files.copy(run.resolve("manifest.json"), run.resolve("chunk=000001/b.parquet"));
    UserException refusal = assertThrows(UserException.class, () -> Runs.below(out));
    assertTrue(refusal.getMessage().contains("; and 1 more"), refusal.getMessage());
  }

  @Test
  void aManifestThatIsLost() throws IOException {
    Files.delete(run.resolve("manifest.json"));
    assertEquals(3, RunCheck.of(job, false).faults().size());
    assertThrows(UserException.class, () -> RunFiller.open(job));
    assertThrows(UserException.class, () -> Runs.below(out));
  }

  @Test
  void aMisspeltField() throws IOException {
    edit(text -> text.replace("\"blocks\"", "\"blcoks\""));
    assertRefused("manifest.json: there is no field 'blcoks': did you mean \"blocks\"?");
  }

  @Test
  void aFieldTooMany() throws IOException {
    editBlock(1, block -> block.put("row", 10));
    assertRefused("manifest.json: there is no field 'row': did you mean \"rows\"?");
  }

  @Test
  void aFieldThatIsLost() throws IOException {
    edit(text -> text.replaceFirst("\"chunk_size\" : \\d+,", ""));
    assertRefused("manifest.json: field 'chunk_size' is missing");
  }

  @Test
  void aChunkSizeThatIsNone() throws IOException {
    edit(text -> text.replaceFirst("\"chunk_size\" : \\d+,", "\"chunk_size\" : 0,"));
    assertTrue(
        RunCheck.of(job, false).faults().get(0).endsWith("chunk_size must be at least 1, not 0"));
  }

  @Test
  void halfAManifest() throws IOException {
    edit(text -> text.substring(0, text.length() / 2));
    assertEquals(1, RunCheck.of(job, false).faults().size());
    assertThrows(UserException.class, () -> Runs.below(out));
  }

  @Test
  void anOlderFormat() throws IOException {
    edit(text -> text.replaceFirst("\"format\" : 2", "\"format\" : 1"));
    assertRefused("manifest.json is of format 1 where this version knows 2");
  }

  @Test
  void rowsThatAreNotSo() throws IOException {
    editBlock(0, block -> block.put("rows", 9));
    assertRefused("manifest.json: the block of seeds 1..10 has 9 rows");
  }

  @Test
  void aBlockOfOtherSeeds() throws IOException {
    editBlock(0, block -> block.put("last", 30));
    assertRefused(
        "manifest.json: the block of seeds 1..30 does not lie in chunk 1",
        "manifest.json: the block of seeds 11..20 repeats seeds of another",
        "manifest.json: the block of seeds 21..30 repeats seeds of another");
  }

  @Test
  void aFileOutsideTheRun() throws IOException {
    editBlock(1, block -> ((ObjectNode) block.get("files").get(0)).put("name", "../" + SECOND));
    assertRefused(
        "manifest.json: the block of seeds 11..20 has a file '../%s' outside its chunk"
            .formatted(SECOND),
        SECOND + " is not listed");
  }

  @Test
  void aFileWhoseNameNoFileCanHave() throws IOException {
    editBlock(
        1,
        block ->
            ((ObjectNode) block.get("files").get(0)).put("name", "chunk=000002/part-\0.parquet"));
    assertEquals(2, RunCheck.of(job, false).faults().size());
    assertThrows(UserException.class, () -> RunFiller.open(job));
  }

  @Test
  void anotherJobsManifest() throws IOException {
    edit(text -> text.replaceFirst("\"modulus\" : 7", "\"modulus\" : 8"));
    assertEquals(List.of("manifest.json tells of another job"), RunCheck.of(job, false).faults());
    assertThrows(UserException.class, () -> RunFiller.open(job));
  }

  /** A repair computes what is bad and leaves the rest alone. */
  @Test
  void aRepairTouchesNothingElse() throws IOException {
    Files.delete(run.resolve(SECOND));
    Map<String, Long> before = files();
    try (RunFiller filler = RunFiller.repair(job)) {
      assertEquals(SeedSet.parse("11..20"), filler.missing());
      assertEquals(List.of(SECOND + " is missing"), filler.repaired());
      filler.fill(spark);
    }
    Map<String, Long> after = files();
    assertEquals(before.get(FIRST), after.get(FIRST));
    assertTrue(after.containsKey(SECOND));
  }
}
