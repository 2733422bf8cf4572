package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.sql.Views;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.FutureTask;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFillerTest {

  private static SparkSession spark;

  @TempDir Path out;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private Job job(String seeds, long chunk) {
    return job(seeds, chunk, "7", List.of());
  }

  private Job job(String seeds, long chunk, String modulus, List<String> columns) {
    return Job.of(
        new JobSpec(
            "arithmetic",
            new Options(Map.of("modulus", modulus), out),
            SeedSet.parse(seeds),
            OptionalLong.of(chunk),
            columns,
            out));
  }

  private static void fill(Job job) {
    try (RunFiller filler = RunFiller.open(job)) {
      filler.fill(spark);
    }
  }

  private List<Long> seedsKept() {
    Views.create(spark, Runs.below(out));
    return spark
        .sql("SELECT seed FROM arithmetic ORDER BY seed")
        .as(Encoders.LONG())
        .collectAsList();
  }

  private static List<Long> seeds(long first, long last) {
    return LongStream.rangeClosed(first, last).boxed().toList();
  }

  private Map<Path, FileTime> files() throws IOException {
    Map<Path, FileTime> files = new HashMap<>();
    try (Stream<Path> tree = Files.walk(out)) {
      for (Path file : tree.filter(f -> f.toString().endsWith(".parquet")).toList()) {
        files.put(file, Files.getLastModifiedTime(file));
      }
    }
    return files;
  }

  @Test
  void aRunThatCameToNothingLeavesNothing() throws IOException {
    Path deep = out.resolve("not/yet");
    Job job =
        Job.of(
            new JobSpec(
                "arithmetic",
                new Options(Map.of("modulus", "7"), out),
                SeedSet.parse("1..3"),
                OptionalLong.of(3),
                List.of(),
                deep));
    RunFiller.open(job).close();
    assertFalse(Files.exists(out.resolve("not")));
    Files.createDirectories(deep);
    RunFiller.open(job).close();
    try (Stream<Path> left = Files.list(deep)) {
      assertEquals(List.of(), left.toList());
    }
    try (RunFiller filler = RunFiller.open(job)) {
      assertThrows(UserException.class, () -> RunFiller.open(job));
      filler.fill(spark);
    }
    assertTrue(job.folder().manifest().isPresent());
  }

  @Test
  void keepsEverySeedOnceInChunksOfTheirOwn() throws IOException {
    Job job = job("1..70", 30);
    Progress end;
    try (RunFiller filler = RunFiller.open(job)) {
      end = filler.fill(spark);
    }
    assertEquals(
        List.of(70L, 70L, 70L, 10L, 0L),
        List.of(end.total(), end.done(), end.kept(), end.failed(), end.retried()));
    assertTrue(end.inFlight().isEmpty());
    assertTrue(end.seconds() > 0);
    assertEquals(seeds(1, 70), seedsKept());
    Manifest manifest = job.folder().manifest().orElseThrow();
    assertEquals(3, manifest.blocks().size());
    assertEquals(
        List.of("chunk=000001/part-0000000001-0000000030-000.parquet"),
        manifest.blocks().get(0).files().stream().map(Manifest.File::name).toList());
    assertEquals(10, manifest.failed());
    assertEquals(70, manifest.blocks().stream().mapToLong(Manifest.Block::rows).sum());
    assertEquals("{\"modulus\":7}", manifest.definition().toString());
    try (Stream<Path> left = Files.list(job.folder().path())) {
      assertEquals(
          List.of(
              ".lock",
              "chunk=000001",
              "chunk=000002",
              "chunk=000003",
              "log",
              "manifest.json",
              "progress.json"),
          left.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void growsOnBothSidesAndTouchesNothingThatIsThere() throws IOException {
    fill(job("45..70", 30));
    Map<Path, FileTime> before = files();
    fill(job("20..100", 30));
    fill(job("0..100", 30));
    assertEquals(seeds(0, 100), seedsKept());
    Map<Path, FileTime> after = files();
    before.forEach((file, time) -> assertEquals(time, after.get(file)));
  }

  @Test
  void anotherChunkSizeChangesNothingOnceARunHasBegun() {
    fill(job("1..50", 30));
    try (RunFiller filler = RunFiller.open(job("1..100", 7))) {
      assertEquals(30, filler.chunkSize());
      assertEquals(SeedSet.parse("51..100"), filler.missing());
      filler.fill(spark);
    }
    assertEquals(seeds(1, 100), seedsKept());
  }

  @Test
  void doesOnlyWhatIsMissing() throws IOException {
    fill(job("1..20", 20));
    Map<Path, FileTime> before = files();
    Job whole = job("1..60", 20);
    try (RunFiller filler = RunFiller.open(whole)) {
      assertEquals(SeedSet.parse("21..60"), filler.missing());
      assertEquals(2, filler.missingBlocks());
      filler.fill(spark);
      assertTrue(filler.missing().isEmpty());
      assertEquals(0, filler.missingBlocks());
    }
    assertEquals(seeds(1, 60), seedsKept());
    assertEquals(before.entrySet().iterator().next(), entry(files(), before));
    Map<Path, FileTime> after = files();
    fill(whole);
    assertEquals(after, files());
  }

  private static Map.Entry<Path, FileTime> entry(
      Map<Path, FileTime> files, Map<Path, FileTime> of) {
    Path file = of.keySet().iterator().next();
    return Map.entry(file, files.get(file));
  }

  /** What a crash can leave: staged files, files that were moved but not listed, Spark's own. */
  @Test
  void leftoversNeverJoin() throws IOException {
    Job job = job("1..60", 30);
    fill(job);
    Path run = job.folder().path();
    Path listed = run.resolve("chunk=000001/part-0000000001-0000000030-000.parquet");
    List<Path> leftovers =
        List.of(
            run.resolve("chunk=000001/part-0000000002-0000000003-000.parquet"),
            run.resolve(".staging/1/2-3/part-00000-x.parquet"),
            run.resolve("chunk=000002/_temporary/0/task_1/part-1.parquet"),
            run.resolve("chunk=000003/part-0000000061-0000000090-000.parquet"),
            run.resolve("chunk=000009/.part-00000-x.parquet.crc"),
            run.resolve(".staging/2/61-90/part-00000-x.parquet"),
            run.resolve(".manifest.json.next"),
            run.resolve(".spark-staging-1/part-00000-x.parquet"),
            run.resolve("_temporary/0/part-00000-x.parquet"));
    for (Path leftover : leftovers) {
      Files.createDirectories(leftover.getParent());
      Files.copy(listed, leftover);
    }
    assertEquals(seeds(1, 60), seedsKept());
    assertEquals(leftovers.size(), RunCheck.of(job.folder()).leftovers().size());
    fill(job("1..90", 30));
    assertEquals(seeds(1, 90), seedsKept());
    for (Path leftover : leftovers) {
      boolean written = leftover.toString().contains("0000000061-0000000090");
      assertEquals(written, Files.exists(leftover), leftover.toString());
    }
  }

  @Test
  void oneAtATime() {
    Job job = job("1..10", 5);
    try (RunFiller first = RunFiller.open(job)) {
      UserException mistake = assertThrows(UserException.class, () -> RunFiller.open(job));
      assertEquals(
          "Another census is writing %s: wait for it, or stop it, and try again."
              .formatted(job.folder().path()),
          mistake.getMessage());
      first.fill(spark);
    }
    fill(job);
    assertEquals(seeds(1, 10), seedsKept());
  }

  @Test
  void theIdIsThatOfWhatDecidesTheResult() {
    Job job = job("1..10", 5);
    assertEquals(job.runId(), job("5..900", 77).runId());
    assertNotEquals(job.runId(), job("1..10", 5, "11", List.of()).runId());
    assertNotEquals(job.runId(), job("1..10", 5, "7", List.of("half")).runId());
  }

  /** Runs that kept other columns stand beside each other; what one lacks is null. */
  @Test
  void viewsJoinRunsOfDifferentColumns() {
    fill(job("1..10", 10));
    fill(job("1..10", 10, "11", List.of("half")));
    Views.create(spark, Runs.below(out));
    assertEquals(
        List.of("[mod11,10,10,0]", "[mod7,10,9,9]"),
        spark
            .sql(
                "SELECT grammar, count(*), count(half), count(square) FROM arithmetic"
                    + " GROUP BY grammar ORDER BY grammar")
            .collectAsList()
            .stream()
            .map(Object::toString)
            .toList());
    assertEquals(19, spark.sql("SELECT * FROM halves").count());
  }

  @Test
  void aManifestThatIsNoneIsNamed() throws IOException {
    Job job = job("1..10", 5);
    fill(job);
    Path manifest = job.folder().path().resolve("manifest.json");
    Files.writeString(manifest, "{\"format\": 1");
    UserException mistake = assertThrows(UserException.class, () -> RunFiller.open(job));
    assertTrue(
        mistake
            .getMessage()
            .startsWith(
                "The run in %s is not as it was written (manifest.json, line 1, column "
                    .formatted(job.folder().path())),
        mistake.getMessage());
  }

  /** While blocks are committed, whoever reads sees whole blocks, more and more of them. */
  @Test
  void readersSeeWholeBlocksOnly() throws Exception {
    Job job = job("1..300", 10);
    FutureTask<Void> filling =
        new FutureTask<>(
            () -> {
              fill(job);
              return null;
            });
    new Thread(filling, "filling").start();
    SparkSession reader = SharedSpark.session();
    long before = 0;
    boolean last;
    do {
      last = filling.isDone();
      Views.create(reader, Runs.below(out));
      long rows = reader.sql("SELECT count(DISTINCT seed) FROM arithmetic").first().getLong(0);
      assertEquals(rows, reader.table("arithmetic").count());
      assertEquals(0, rows % 10);
      assertTrue(rows >= before, rows + " after " + before);
      before = rows;
    } while (!last);
    filling.get();
    assertEquals(300, before);
  }

  /** Readers see whole manifests only, however often it is replaced. */
  @Test
  void theManifestIsReplacedInOneStep() throws Exception {
    Job job = job("1..10", 5);
    fill(job);
    RunFolder folder = job.folder();
    Manifest manifest = folder.manifest().orElseThrow();
    Thread writer =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 100; i++) {
                  ManifestFile.write(folder.path(), manifest);
                }
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    writer.start();
    int reads = 0;
    while (writer.isAlive()) {
      assertEquals(manifest, folder.manifest().orElseThrow());
      reads++;
    }
    assertTrue(reads > 0);
  }
}
